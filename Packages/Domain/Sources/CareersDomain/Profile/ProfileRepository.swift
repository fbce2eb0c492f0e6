public import DomainKernel

/// Gives the user's own profile, and changes it.
public protocol ProfileRepository: Sendable {
  /// Gives the profile.
  ///
  /// - Parameter policy: How fresh it should be.
  /// - Returns: The profile of the user who is signed in.
  /// - Throws: ``/DomainKernel/ServiceError/signInNeeded`` when nobody is; another ``/DomainKernel/ServiceError`` when
  ///   neither the service nor the store can give it.
  func profile(_ policy: FetchPolicy) async throws(ServiceError) -> Fetched<UserProfile>

  /// Changes the profile, everything or nothing.
  ///
  /// - Parameter edit: The change.
  /// - Returns: The profile after it.
  /// - Throws: ``/DomainKernel/ServiceError/rejected(code:message:)`` when the service refuses a value; another
  ///   ``/DomainKernel/ServiceError`` when it cannot be asked, or nobody knows whether it made the change.
  func update(_ edit: ProfileEdit) async throws(ServiceError) -> UserProfile
}
