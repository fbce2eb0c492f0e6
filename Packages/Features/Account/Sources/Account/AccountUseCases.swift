public import CareersDomain
public import DomainKernel

/// The use cases of the feature; the composition root makes it.
public struct AccountUseCases: Sendable {
  /// Reads who is signed in.
  public var status: ReadCareersAccount
  /// Registers and signs in.
  public var signIn: SignInToCareers
  /// The terms of the service.
  public var terms: AcceptTerms
  /// Verifies the e-mail address.
  public var email: VerifyEmail
  /// Signs out.
  public var logOut: LogOut
  /// The folder for tokens that are not encrypted, for the question and the status.
  public var tokenFolder: String?
  /// Counts the changes of the account that wait to be sent; none where the account has no outbox.
  public var waitingChanges: @Sendable () async throws(PersistenceError) -> Int = {
    () throws(PersistenceError) in 0
  }

  /// Puts the use cases together.
  ///
  /// - Parameters:
  ///   - status: Reads who is signed in.
  ///   - signIn: Registers and signs in.
  ///   - terms: The terms of the service.
  ///   - email: Verifies the e-mail address.
  ///   - logOut: Signs out.
  ///   - tokenFolder: The folder for tokens that are not encrypted.
  public init(
    status: ReadCareersAccount,
    signIn: SignInToCareers,
    terms: AcceptTerms,
    email: VerifyEmail,
    logOut: LogOut,
    tokenFolder: String?
  ) {
    self.status = status
    self.signIn = signIn
    self.terms = terms
    self.email = email
    self.logOut = logOut
    self.tokenFolder = tokenFolder
  }
}
