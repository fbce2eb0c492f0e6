public import DomainKernel
public import PeopleDomain

/// The use cases of the feature; the composition root makes it.
public struct GitHubAccountUseCases: Sendable {
  /// Reads who is signed in.
  public var status: ReadAccountStatus
  /// Signs in.
  public var signIn: SignIn
  /// Signs out.
  public var signOut: SignOut
  /// Requests a code for sign-in on another device.
  public var device: any DeviceAuthorization
  /// Waits until the code was entered.
  public var approval: DeviceApproval
  /// Gives the token of GitHub's own program.
  public var external: any ExternalTokens
  /// The folder for an unencrypted token, shown in the question and the status.
  public var tokenFolder: String?
  /// Whether codes are confirmed without the user, as a sandbox does that has no page for them.
  public var confirmsCodesItself = false
  /// Counts the changes of the account that wait to be sent; none where the account has no outbox.
  public var waitingChanges: @Sendable () async throws(PersistenceError) -> Int = {
    () throws(PersistenceError) in 0
  }

  /// Puts the use cases together.
  ///
  /// - Parameters:
  ///   - status: Reads who is signed in.
  ///   - signIn: Signs in.
  ///   - signOut: Signs out.
  ///   - device: Requests a code for sign-in on another device.
  ///   - approval: Waits until the code was entered.
  ///   - external: Gives the token of GitHub's own program.
  ///   - tokenFolder: The folder for a token that is not encrypted.
  public init(
    status: ReadAccountStatus,
    signIn: SignIn,
    signOut: SignOut,
    device: any DeviceAuthorization,
    approval: DeviceApproval,
    external: any ExternalTokens,
    tokenFolder: String?
  ) {
    self.status = status
    self.signIn = signIn
    self.signOut = signOut
    self.device = device
    self.approval = approval
    self.external = external
    self.tokenFolder = tokenFolder
  }

  /// The ways to sign in that can work.
  var signInWays: SignInWays {
    if confirmsCodesItself { return .confirmedCode }
    return device.problem == nil ? .tokenOrCode : .token
  }
}
