public import DomainKernel
import NetworkingKit
public import StorageKit

/// Why the account of a service, or its tokens, cannot be read or changed.
public enum CredentialsError: Error, Hashable, Sendable {
  /// The file that says who is signed in cannot be read or changed.
  ///
  /// ## Troubleshooting
  /// Do what the reason names.
  case accounts(reason: String)

  /// The file that says who is signed in is damaged.
  ///
  /// ## Troubleshooting
  /// Sign in again, which replaces it and keeps a copy.
  case damagedAccounts

  /// A newer version of the program has written the file that says who is signed in.
  ///
  /// ## Troubleshooting
  /// Use the newer version.
  case madeByNewerVersion

  /// A place for secrets failed.
  ///
  /// ## Troubleshooting
  /// See ``/StorageKit/SecretStoreError``.
  case store(TokenStore, SecretStoreError)

  /// The place has a secret that is not one of this program.
  ///
  /// ## Troubleshooting
  /// Sign in again.
  case unreadableSecret(TokenStore)
}

extension CredentialsError {
  /// The reason in a few technical words, without a full stop.
  public var reason: String {
    switch self {
    case .accounts(let reason): reason
    case .damagedAccounts: KnownReason.damagedAccounts.rawValue
    case .madeByNewerVersion: KnownReason.madeByNewerVersion.rawValue
    case .store(_, let error): error.reason
    case .unreadableSecret(.keyring): KnownReason.otherFormInKeyring.rawValue
    case .unreadableSecret(.file): KnownReason.otherFormInFile.rawValue
    }
  }
}

extension HTTPClientError {
  /// Says why requests cannot carry credentials, and what is wrong with them.
  init(_ error: CredentialsError) {
    let fault: CredentialsFault? =
      switch error {
      case .damagedAccounts: .damagedAccounts
      case .madeByNewerVersion: .accountsOfNewerVersion
      case .unreadableSecret: .noToken
      case .accounts, .store(.file, _): .unreadableFile
      case .store: nil
      }
    self = .credentialsUnavailable(reason: error.reason, fault: fault)
  }

  /// Says why new credentials cannot be saved.
  init(saving error: CredentialsError) {
    guard case .store(.file, _) = error else {
      self.init(error)
      return
    }
    self = .credentialsUnavailable(reason: error.reason, fault: .tokenUnwritable)
  }
}

extension TokenStoreFault {
  /// Says in the domain's words why a place for secrets failed.
  ///
  /// - Parameter error: What the place reported.
  public init(_ error: SecretStoreError) {
    switch error {
    case .toolMissing(let program): self = .toolMissing(program: program)
    case .locked: self = .locked
    case .timedOut(let limit): self = .timedOut(after: limit)
    case .tooLarge(let limit): self = .tooLong(bytes: limit)
    case .cancelled: self = .interrupted
    case .noBus, .noService, .failed, .file: self = .other(error.reason)
    }
  }
}

extension SecretStoreError {
  /// The reason in a few technical words, without a full stop.
  public var reason: String {
    switch self {
    case .toolMissing(let program): "\(program) is not installed"
    case .noBus(let reason), .noService(let reason), .failed(let reason):
      reason.hasSuffix(".") ? String(reason.dropLast()) : reason
    case .locked: KnownReason.keyringLocked.rawValue
    case .timedOut(let limit): "no response within \(limit.components.seconds) s; it may be locked"
    case .tooLarge(let limit): "longer than \(limit) bytes"
    case .file(let error): error.reason
    case .cancelled: "interrupted"
    }
  }
}
