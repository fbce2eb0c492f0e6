/// The user's own profile, as the service keeps it.
///
/// Completion, trust and state are the service's own words: nothing here is computed, and what the service does not say
/// is `nil` or ``Stated/unknown``.
public struct UserProfile: Hashable, Sendable, Identifiable {
  /// The identity of a user of the careers service.
  public struct ID: RawRepresentable, Hashable, Sendable {
    /// The text as the service writes it.
    public let rawValue: String

    /// Takes over an id.
    ///
    /// - Parameter rawValue: The text as the service writes it.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The identity of the user.
  public let id: ID
  /// The full name.
  public let name: String?
  /// The email address, which cannot be changed.
  public let email: String?
  /// The address of the picture, as the user gave it.
  public let avatar: Stated<String>
  /// How complete the profile is, in percent from 0 to 100.
  public let completion: Int?
  /// How far the service trusts the user.
  public let trust: TrustLabel?
  /// The state of the verification.
  public let state: VerificationState?
  /// How far the verification has come.
  public let progress: VerificationProgress?

  /// Makes a profile.
  ///
  /// - Parameters:
  ///   - id: The identity of the user.
  ///   - name: The full name.
  ///   - email: The email address.
  ///   - avatar: The address of the picture.
  ///   - completion: How complete the profile is, in percent.
  ///   - trust: How far the service trusts the user.
  ///   - state: The state of the verification.
  ///   - progress: How far the verification has come.
  public init(
    id: ID,
    name: String? = nil,
    email: String? = nil,
    avatar: Stated<String> = .unknown,
    completion: Int? = nil,
    trust: TrustLabel? = nil,
    state: VerificationState? = nil,
    progress: VerificationProgress? = nil
  ) {
    self.id = id
    self.name = name
    self.email = email
    self.avatar = avatar
    self.completion = completion
    self.trust = trust
    self.state = state
    self.progress = progress
  }

  /// The profile as it looks once the service has accepted a change.
  ///
  /// - Parameter edit: The change.
  /// - Returns: The profile with the new name and picture; everything that the service computes is as before.
  public func applying(_ edit: ProfileEdit) -> UserProfile {
    UserProfile(
      id: id,
      name: edit.name?.text ?? name,
      email: email,
      avatar: edit.avatar.map { $0.address.map(Stated.value) ?? .absent } ?? avatar,
      completion: completion,
      trust: trust,
      state: state,
      progress: progress
    )
  }
}

/// A value of which the service says what it is, that there is none, or nothing.
public enum Stated<Value> {
  /// The value.
  case value(Value)
  /// There is none.
  case absent
  /// The service does not say.
  case unknown

  /// The value; `nil` where there is none or nobody knows.
  public var value: Value? { if case .value(let value) = self { value } else { nil } }
}

extension Stated: Sendable where Value: Sendable {}
extension Stated: Equatable where Value: Equatable {}
extension Stated: Hashable where Value: Hashable {}

/// How far the service trusts a user.
public enum TrustLabel: Hashable, Sendable {
  /// Nothing is verified.
  case unverified
  /// A verification has begun.
  case buildingTrust
  /// An operator reviews the documents.
  case underReview
  /// The user is verified.
  case trusted
  /// The verification was rejected.
  case actionRequired
  /// A label that this version does not know, as the service writes it.
  case other(String)
}

/// How far a verification has come, as the profile says it.
public struct VerificationProgress: Hashable, Sendable {
  /// The newest session.
  public let session: Stated<VerificationSession.ID>
  /// The status of the newest session.
  public let sessionStatus: Stated<SessionStatus>
  /// The state of the verification.
  public let state: VerificationState?
  /// The number of registered documents.
  public let documents: Int?
  /// The number of required documents.
  public let required: Int?
  /// The number of registered documents of the required types.
  public let requiredUploaded: Int?
  /// The final request of the newest session.
  public let finalRequest: Stated<FinalRequest>

  /// Makes the progress.
  ///
  /// - Parameters:
  ///   - session: The newest session.
  ///   - sessionStatus: Its status.
  ///   - state: The state of the verification.
  ///   - documents: The number of registered documents.
  ///   - required: The number of required documents.
  ///   - requiredUploaded: The number of registered documents of the required types.
  ///   - finalRequest: The final request of the newest session.
  public init(
    session: Stated<VerificationSession.ID> = .unknown,
    sessionStatus: Stated<SessionStatus> = .unknown,
    state: VerificationState? = nil,
    documents: Int? = nil,
    required: Int? = nil,
    requiredUploaded: Int? = nil,
    finalRequest: Stated<FinalRequest> = .unknown
  ) {
    self.session = session
    self.sessionStatus = sessionStatus
    self.state = state
    self.documents = documents
    self.required = required
    self.requiredUploaded = requiredUploaded
    self.finalRequest = finalRequest
  }
}
