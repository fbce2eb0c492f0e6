import DomainKernel
import Synchronization
import Testing

@Suite struct TokenStoreTests {
  private enum Failure: TokenStoreFailure, Equatable {
    case declined
    case noKeyring(String)
    case broken

    static var consentDeclined: Failure { .declined }

    var missingKeyring: TokenStoreFault? {
      if case .noKeyring(let reason) = self { .other(reason) } else { nil }
    }
  }

  /// The store that is agreed on, and the reasons with which the user was asked for consent.
  private func agreed(
    _ wanted: TokenStore?,
    keyring: Failure? = nil,
    consents: Bool = true
  ) async -> (store: Result<TokenStore, Failure>, asked: [TokenStoreFault]) {
    let asked = Mutex<[TokenStoreFault]>([])
    let result: Result<TokenStore, Failure>
    do throws(Failure) {
      let store = try await TokenStore.agreed(
        wanted,
        check: { (store: TokenStore) async throws(Failure) -> Void in
          if store == .keyring, let keyring { throw keyring }
        },
        consent: { (reason: TokenStoreFault) async throws(Failure) -> Bool in
          asked.withLock { $0.append(reason) }
          return consents
        }
      )
      result = .success(store)
    } catch {
      result = .failure(error)
    }
    return (result, asked.withLock(\.self))
  }

  @Test func `a store that the user names is taken where it can be used, and nobody is asked`() async {
    let file = await agreed(.file, keyring: .noKeyring("no bus"))
    #expect(file.store == .success(.file) && file.asked.isEmpty)

    let keyring = await agreed(.keyring, keyring: .noKeyring("no bus"))
    #expect(keyring.store == .failure(.noKeyring("no bus")) && keyring.asked.isEmpty)
  }

  @Test func `the keyring goes first, and nobody is asked`() async {
    let agreed = await agreed(nil)

    #expect(agreed.store == .success(.keyring) && agreed.asked.isEmpty)
  }

  @Test func `without a keyring the file is taken only where the user agrees`() async {
    let agreeing = await agreed(nil, keyring: .noKeyring("no bus"))
    #expect(agreeing.store == .success(.file) && agreeing.asked == [.other("no bus")])

    let declining = await agreed(nil, keyring: .noKeyring("no bus"), consents: false)
    #expect(declining.store == .failure(.declined))
  }

  @Test func `a keyring that fails otherwise is not replaced by a file`() async {
    let agreed = await agreed(nil, keyring: .broken)

    #expect(agreed.store == .failure(.broken) && agreed.asked.isEmpty)
  }

  @Test(
    arguments: [(.removed, false), (.absent, false), (.unknown(reason: .locked), true)]
      as [(TokenRemoval.Outcome, Bool)]
  )
  func `only a removal that nobody can confirm is unknown`(outcome: TokenRemoval.Outcome, isUnknown: Bool) {
    #expect(TokenRemoval(.file, outcome).isUnknown == isUnknown)
  }
}
