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
      place: SecretPlace(stored.store),
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
      store: TokenStore(account.place),
      signedInAt: account.signedInAt
    )
  }
}

extension SecretPlace {
  init(_ store: TokenStore) {
    self =
      switch store {
      case .keyring: .keyring
      case .file: .file
      }
  }
}

extension TokenStore {
  init(_ place: SecretPlace) {
    self =
      switch place {
      case .keyring: .keyring
      case .file: .file
      }
  }
}

extension TokenRemoval {
  init(_ removal: SecretRemoval) {
    let outcome: Outcome =
      switch removal.outcome {
      case .removed: .removed
      case .absent: .absent
      case .unknown(let reason): .unknown(reason: reason)
      }
    self.init(TokenStore(removal.place), outcome)
  }
}

extension TokenRemoval.Outcome {
  /// Whether the store does not say what happened.
  var isUnknown: Bool { if case .unknown = self { true } else { false } }
}

extension SignInError {
  init(reading error: CredentialsError) {
    switch error {
    case .madeByNewerVersion: self = .persistence(.madeByNewerVersion)
    case .accounts(let reason): self = .persistence(.cannotBeRead(reason: reason))
    case .store(_, .cancelled): self = .cancelled
    case .store(let place, let error): self = .storeUnavailable(TokenStore(place), reason: error.reason)
    case .unreadableSecret(let place): self = .storeUnavailable(TokenStore(place), reason: error.reason)
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
