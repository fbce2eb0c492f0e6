import Credentials
import DomainKernel
import PeopleDomain
import StorageKit

extension SignedInAccount {
  init(_ stored: StoredAccount) {
    let scopes: [String]? =
      if case .reported(let names) = stored.verified.scopes { names } else { nil }
    self.init(
      id: String(stored.verified.account.id.rawValue),
      name: stored.verified.account.login,
      place: stored.store,
      scopes: scopes,
      signedInAt: stored.signedInAt
    )
  }
}

extension StoredAccount {
  /// Fails for an id that is no number: it is not one of GitHub.
  init?(_ account: SignedInAccount) {
    guard let id = Int(account.id).flatMap(User.ID.init) else { return nil }
    self.init(
      VerifiedAccount(
        AccountIdentity(id: id, login: account.name),
        scopes: account.scopes.map(TokenScopes.reported) ?? .notReported
      ),
      store: account.place,
      signedInAt: account.signedInAt,
      isEnded: account.endedAt != nil
    )
  }
}

extension SignInError {
  init(reading error: CredentialsError) {
    switch error {
    case .madeByNewerVersion: self = .persistence(.madeByNewerVersion)
    case .accounts(let reason): self = .persistence(.cannotBeRead(reason: reason))
    case .damagedAccounts: self = .accountsDamaged
    case .store(_, .cancelled): self = .cancelled
    case .store(let place, let error): self = .storeUnavailable(place, reason: TokenStoreFault(error))
    case .unreadableSecret(let place): self = .storeUnavailable(place, reason: .anotherForm(place))
    }
  }

  init(saving error: CredentialsError) {
    if case .accounts(let reason) = error {
      self = .persistence(.cannotBeSaved(reason: reason))
    } else {
      self.init(reading: error)
    }
  }
}
