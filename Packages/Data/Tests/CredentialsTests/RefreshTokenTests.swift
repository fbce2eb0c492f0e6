import ClockFakes
import Credentials
import DomainKernel
import Foundation
import NetworkingKit
import StorageKit
import Synchronization
import Testing

/// When a renewal is worth a try, and what goes with requests otherwise.
@Suite(.timeLimit(.minutes(5))) struct RefreshTokenTests {
  private let keyring = InMemorySecretStore()
  private let date = SettableDate()

  private func account(endedAt: Date? = nil) -> SignedInAccount {
    SignedInAccount(id: "5", name: "anna", place: .keyring, signedInAt: date.now, endedAt: endedAt)
  }

  private func credentials(
    of account: SignedInAccount,
    in folder: String,
    keyring: any SecretStore,
    renew: @escaping RenewingCredentials.Renew
  ) -> RenewingCredentials {
    RenewingCredentials(
      of: account,
      at: "github",
      in: registry(folder, keyring),
      lock: InterprocessLock(path: folder + "/lock", timeout: .seconds(60), clock: ContinuousClock()),
      now: { [date] in date.now },
      renew: renew
    )
  }

  private func registry(_ folder: String, _ keyring: any SecretStore) -> AccountRegistry {
    AccountRegistry(file: WholeFile(path: folder + "/accounts.json"), places: [.keyring: keyring])
  }

  /// Checks what is sent with a token that expires in ten seconds.
  private func expectAuthorization(
    _ expected: String,
    refreshToken: Secret?,
    refreshExpiresIn seconds: Double?
  ) async throws {
    try await withTemporaryFolder { folder in
      let stored = AccountCredentials(
        accessToken: Secret("ghu_1"),
        accessExpiresAt: date.now + 10,
        refreshToken: refreshToken,
        refreshExpiresAt: seconds.map { date.now + $0 }
      )
      try await registry(folder, keyring).signIn(account(), with: stored, at: "github")
      let new = AccountCredentials(accessToken: Secret("ghu_2"))
      let credentials = credentials(of: account(), in: folder, keyring: keyring) { _ in new }

      let found = try await credentials.authorization()

      #expect(found == expected)
    }
  }

  @Test func `a token that expires soon and cannot be renewed is sent as it is`() async throws {
    try await expectAuthorization("Bearer ghu_1", refreshToken: nil, refreshExpiresIn: nil)
  }

  @Test(arguments: [(0.0, "Bearer ghu_1"), (1.0, "Bearer ghu_2")])
  func `a refresh token that has expired is not tried before a request`(seconds: Double, expected: String)
    async throws
  {
    try await expectAuthorization(expected, refreshToken: Secret("ghr_1"), refreshExpiresIn: seconds)
  }

  @Test func `a refresh token that does not expire is used`() async throws {
    try await expectAuthorization("Bearer ghu_2", refreshToken: Secret("ghr_1"), refreshExpiresIn: nil)
  }

  @Test func `a token that was renewed already is given to those who were refused with the one before`()
    async throws
  {
    try await withTemporaryFolder { folder in
      let stored = AccountCredentials(accessToken: Secret("ghu_1"), refreshToken: Secret("ghr_1"))
      try await registry(folder, keyring).signIn(account(), with: stored, at: "github")
      let count = Mutex(0)
      let new = AccountCredentials(accessToken: Secret("ghu_2"), refreshToken: Secret("ghr_2"))
      let credentials = credentials(of: account(), in: folder, keyring: keyring) { _ in
        count.withLock { $0 += 1 }
        return new
      }
      _ = try await credentials.authorization()

      for _ in 0..<2 {
        let found = try await credentials.renewedAuthorization(after: "Bearer ghu_1")
        #expect(found == "Bearer ghu_2")
      }
      #expect(count.withLock(\.self) == 1)
    }
  }

  @Test func `for a session that ended no place is asked`() async throws {
    try await withTemporaryFolder { folder in
      let ended = account(endedAt: date.now)
      let credentials = credentials(of: ended, in: folder, keyring: FailingStore()) { _ in nil }

      await #expect(throws: HTTPClientError.sessionEnded) { try await credentials.authorization() }
    }
  }

  @Test func `a token of the environment is sent as it is, and there is none after it`() async throws {
    let credentials = FixedCredentials(token: Secret("ghp_1"))

    #expect(try await credentials.authorization() == "Bearer ghp_1")
    #expect(try await credentials.renewedAuthorization(after: "Bearer ghp_1") == nil)
  }
}
