public import DomainKernel

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// An error of an operation on the user's account.
public enum AccountError: Error, Hashable, Sendable {
  /// The service could not be asked, or refused.
  ///
  /// ## Troubleshooting
  /// See ``/DomainKernel/ServiceError``.
  case service(ServiceError)

  /// The service would refuse these fields; nothing was sent.
  ///
  /// ## Troubleshooting
  /// Change the fields.
  case invalid([AccountField])

  /// The service refused a field by a rule of its own, with its own message.
  ///
  /// ## Troubleshooting
  /// Change the field.
  case refused(AccountField, message: String?)

  /// A new account was sent, and the service did not confirm it, or the user interrupted it: there may be one
  /// now.
  ///
  /// ## Troubleshooting
  /// Sign in; register again if there is no account.
  case registrationUnconfirmed(ServiceError)

  /// The service made a new account, and the sign-in with it failed on this computer.
  ///
  /// ## Troubleshooting
  /// Sign in with the new account; do not register again.
  indirect case registeredOnly(AccountError)

  /// There is an account with this address already.
  ///
  /// ## Troubleshooting
  /// Sign in with it, or use another address.
  case emailTaken

  /// The address or the password is wrong.
  ///
  /// ## Troubleshooting
  /// Check both and try again.
  case invalidCredentials

  /// The code for the address was not accepted.
  ///
  /// ## Troubleshooting
  /// See ``CodeProblem``.
  case code(CodeProblem)

  /// A code was sent a moment ago; from when another one can be asked for, where that is known.
  ///
  /// ## Troubleshooting
  /// Wait until then.
  case throttled(until: Date?)

  /// Nobody is signed in on this computer.
  ///
  /// ## Troubleshooting
  /// Sign in.
  case notSignedIn

  /// The user did not agree to tokens that are not encrypted; nothing was stored.
  ///
  /// ## Troubleshooting
  /// Start or unlock the system's keyring.
  case consentDeclined

  /// The keyring is not available, and there is nobody to ask for consent to a file; nothing was stored.
  ///
  /// ## Troubleshooting
  /// Agree to the file on the command line.
  case consentNeeded(reason: TokenStoreFault)

  /// The store that was asked for is not available.
  ///
  /// ## Troubleshooting
  /// Do what the reason names, or choose another store.
  case storeUnavailable(TokenStore, reason: TokenStoreFault)

  /// The record of who is signed in is damaged, so that nobody is known.
  ///
  /// ## Troubleshooting
  /// Sign in again, which replaces the record and keeps a copy.
  case accountsDamaged

  /// Something on this computer cannot be read or changed: who is signed in, or that the terms were accepted.
  ///
  /// ## Troubleshooting
  /// See ``/DomainKernel/PersistenceError``.
  case persistence(PersistenceError)

  /// The service has ended the session, which could not be removed from this computer.
  ///
  /// The reason is ``storeUnavailable(_:reason:)`` where the tokens are left, and any other where the record of
  /// who is signed in is left.
  ///
  /// ## Troubleshooting
  /// Do what the reason names, and sign out again.
  indirect case endedButLeft(AccountError)

  /// The user interrupted it; not a failure.
  ///
  /// ## Troubleshooting
  /// Try again if it is still wanted.
  case cancelled
}

/// Why a code for an e-mail address was not accepted.
public enum CodeProblem: Hashable, Sendable {
  /// It is not the one that was sent last.
  case wrong
  /// It is too old.
  case expired
  /// Five wrong codes were tried; only another code helps.
  case locked
}

extension AccountError: TurnFailure {
  static var interrupted: AccountError { .cancelled }
}

extension AccountError: TokenStoreFailure {
  /// Why the keyring is not available.
  public var missingKeyring: TokenStoreFault? {
    if case .storeUnavailable(.keyring, let reason) = self { reason } else { nil }
  }
}
