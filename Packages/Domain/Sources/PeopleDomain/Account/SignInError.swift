public import DomainKernel

/// Why a sign-in, a sign-out or a check did not work.
public enum SignInError: Error, Hashable, Sendable {
  /// GitHub could not be asked, or refused.
  ///
  /// ## Troubleshooting
  /// See ``/DomainKernel/ServiceError``.
  case service(ServiceError)

  /// The text that was given is no token.
  ///
  /// ## Troubleshooting
  /// Copy the whole token and nothing else.
  case notAToken

  /// Standard input cannot be read.
  ///
  /// ## Troubleshooting
  /// Use a pipe or a file as standard input.
  case unreadableInput(FileFault)

  /// Standard input is larger than any token.
  ///
  /// ## Troubleshooting
  /// Copy the whole token and nothing else.
  case inputTooLarge(limit: Int)

  /// GitHub does not accept the token that was given.
  ///
  /// ## Troubleshooting
  /// Create a new token.
  case tokenRefused

  /// No token was given, and there is nobody to ask.
  ///
  /// ## Troubleshooting
  /// Give a token on standard input.
  case cannotAsk

  /// GitHub's own program `gh` is not installed, or has no account.
  ///
  /// ## Troubleshooting
  /// Run `gh auth login`, or give a token.
  case notSignedInWithGitHubCLI

  /// GitHub's own program `gh` did not give a token in time.
  ///
  /// ## Troubleshooting
  /// Check that `gh auth token` works, or give a token.
  case gitHubCLITimedOut(after: Duration)

  /// The user did not agree to a token that is not encrypted; nothing was stored.
  ///
  /// ## Troubleshooting
  /// Make the keyring available, or use the token from the environment.
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

  /// The record of who is signed in cannot be read or changed.
  ///
  /// ## Troubleshooting
  /// See ``/DomainKernel/PersistenceError``.
  case persistence(PersistenceError)

  /// The record of who is signed in is damaged, so that nobody is known.
  ///
  /// ## Troubleshooting
  /// Sign in again, which replaces the record and keeps a copy.
  case accountsDamaged

  /// The device flow cannot be used.
  ///
  /// ## Troubleshooting
  /// Use a token instead.
  case deviceFlowUnavailable(DeviceFlowProblem)

  /// The user declined on GitHub's page.
  ///
  /// ## Troubleshooting
  /// Sign in again.
  case deviceDenied

  /// The code expired before it was entered.
  ///
  /// ## Troubleshooting
  /// Sign in again.
  case deviceExpired

  /// GitHub said twice that it is asked too often, which is what happens when the two clocks of this computer differ.
  ///
  /// `drift` is how much more time passed on the clock that measures waiting than on the clock with the date, during
  /// `elapsed` of the latter.
  ///
  /// ## Troubleshooting
  /// Correct the clock of the computer or virtual machine, or use a token.
  case clockDrift(Duration, during: Duration)

  /// A real token must not be given to the sandbox.
  ///
  /// ## Troubleshooting
  /// Use the real service.
  case sandboxed

  /// The user interrupted it; not a failure.
  ///
  /// ## Troubleshooting
  /// Try again if it is still wanted.
  case cancelled
}

extension SignInError: TokenStoreFailure {
  /// Why the keyring is not available.
  public var missingKeyring: TokenStoreFault? {
    if case .storeUnavailable(.keyring, let reason) = self { reason } else { nil }
  }
}

/// Why the device flow cannot be used.
public enum DeviceFlowProblem: Hashable, Sendable {
  /// No app is registered: there is no client id.
  case noClientID
  /// The client id that the user set has characters that none has.
  case invalidClientID
  /// GitHub does not offer it for the client id, in its own word where it has one.
  case notOffered(code: String?)
  /// GitHub has no app with the client id.
  case unknownClientID
  /// The address for the code is not one of GitHub's, so that it must not be shown.
  case foreignAddress
  /// The API and the sign-in pages belong to different services; the variable points the other one elsewhere too.
  case differentServices(variable: String)
}
