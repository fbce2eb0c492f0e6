public import CareersDomain
public import DomainKernel
import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A profile and a verification that give prepared answers and remember what they were asked.
///
/// A response that was not prepared is ``/DomainKernel/ServiceError/offline``.
public final class FakeVerification: ProfileRepository, VerificationRepository {
  /// A request.
  public enum Request: Hashable, Sendable {
    /// The profile.
    case profile(FetchPolicy)
    /// A change of the profile.
    case update(ProfileEdit)
    /// The checklist.
    case checklist(FetchPolicy)
    /// The state.
    case status(FetchPolicy)
    /// The history of a session.
    case history(VerificationSession.ID, FetchPolicy)
    /// A new session.
    case start
    /// An address for a document.
    case address(IdentityDocument.Kind, VerificationSession.ID)
    /// The registration of a document, with its key.
    case register(IdentityDocument.Kind, String, VerificationSession.ID)
    /// The submission of a session.
    case submit(VerificationSession.ID)
    /// The final request.
    case request(ReviewNote?)
  }

  /// The prepared answers.
  public struct Answers: Sendable {
    /// The profile.
    public var profile: Result<Fetched<UserProfile>, ServiceError> = .failure(.offline)
    /// The profile after a change.
    public var update: Result<UserProfile, ServiceError> = .failure(.offline)
    /// The checklist.
    public var checklist: Result<Fetched<VerificationChecklist>, ServiceError> = .failure(.offline)
    /// The state.
    public var status: Result<Fetched<VerificationStatus>, ServiceError> = .failure(.offline)
    /// The history of every session.
    public var history: Result<Fetched<EntryList<VerificationEvent>>, ServiceError> = .failure(.offline)
    /// The state after a session was started.
    public var start: Result<VerificationStatus, ServiceError> = .failure(.offline)
    /// The address for a document.
    public var address: Result<PresignedUpload, ServiceError> = .failure(.offline)
    /// Why a document is not registered; `nil` when it is.
    public var registration: ServiceError?
    /// The state after a session was submitted.
    public var submission: Result<VerificationStatus, ServiceError> = .failure(.offline)
    /// The answer to a final request.
    public var receipt: Result<FinalRequestReceipt, ServiceError> = .failure(.offline)

    /// Prepares nothing.
    public init() {}
  }

  private struct State {
    var answers: Answers
    var requests: [Request] = []
    var refreshed: [VerificationSession.ID?] = []
  }

  private let state: Mutex<State>

  /// Makes the fake with prepared answers.
  ///
  /// - Parameter change: Prepares the answers.
  public init(_ change: (inout Answers) -> Void = { _ in }) {
    var answers = Answers()
    change(&answers)
    state = Mutex(State(answers: answers))
  }

  /// The requests so far, in order; those that are made at the same time, in any order.
  public var requests: [Request] { state.withLock { $0.requests } }

  /// The sessions of which what is stored was to be read again, in order.
  public var refreshed: [VerificationSession.ID?] { state.withLock { $0.refreshed } }

  /// Changes the prepared answers.
  ///
  /// - Parameter change: Changes them in place.
  public func prepare(_ change: (inout Answers) -> Void) {
    state.withLock { change(&$0.answers) }
  }

  /// Gives the prepared profile.
  public func profile(_ policy: FetchPolicy) async throws(ServiceError) -> Fetched<UserProfile> {
    try answer(.profile(policy), \.profile)
  }

  /// Gives the prepared profile after a change.
  public func update(_ edit: ProfileEdit) async throws(ServiceError) -> UserProfile {
    try answer(.update(edit), \.update)
  }

  /// Gives the prepared checklist.
  public func checklist(
    _ policy: FetchPolicy
  ) async throws(ServiceError) -> Fetched<VerificationChecklist> {
    try answer(.checklist(policy), \.checklist)
  }

  /// Gives the prepared state.
  public func status(_ policy: FetchPolicy) async throws(ServiceError) -> Fetched<VerificationStatus> {
    try answer(.status(policy), \.status)
  }

  /// Gives the prepared history.
  public func history(
    of session: VerificationSession.ID,
    _ policy: FetchPolicy
  ) async throws(ServiceError) -> Fetched<EntryList<VerificationEvent>> {
    try answer(.history(session, policy), \.history)
  }

  /// Gives the prepared state with a new session.
  public func start() async throws(ServiceError) -> VerificationStatus { try answer(.start, \.start) }

  /// Gives the prepared address.
  public func uploadAddress(
    for type: IdentityDocument.Kind,
    _ file: UploadFile,
    in session: VerificationSession.ID
  ) async throws(ServiceError) -> PresignedUpload {
    try answer(.address(type, session), \.address)
  }

  /// Takes the document, or refuses it as prepared.
  public func register(
    _ type: IdentityDocument.Kind,
    _ file: UploadFile,
    as objectKey: String,
    in session: VerificationSession.ID
  ) async throws(ServiceError) {
    let failure = state.withLock { state in
      state.requests.append(.register(type, objectKey, session))
      return state.answers.registration
    }
    if let failure { throw failure }
  }

  /// Gives the prepared state after a submission.
  public func submit(_ session: VerificationSession.ID) async throws(ServiceError) -> VerificationStatus {
    try answer(.submit(session), \.submission)
  }

  /// Gives the prepared answer to a final request.
  public func requestReview(_ note: ReviewNote?) async throws(ServiceError) -> FinalRequestReceipt {
    try answer(.request(note), \.receipt)
  }

  /// Remembers the session.
  public func refreshStored(of session: VerificationSession.ID?) async {
    state.withLock { $0.refreshed.append(session) }
  }

  private func answer<Value: Sendable>(
    _ request: Request,
    _ answer: (Answers) -> Result<Value, ServiceError>
  ) throws(ServiceError) -> Value {
    try state.withLock { state in
      state.requests.append(request)
      return answer(state.answers)
    }
    .get()
  }
}

extension CareersSamples {
  /// A session with a status.
  ///
  /// - Parameter status: The status; the dates fit to it.
  /// - Returns: A session that was started two days before ``fetchedAt``.
  public static func session(_ status: SessionStatus) -> VerificationSession? {
    let isReviewed = status == .verified || status == .rejected
    return VerificationSession.ID("5b0e2c5e-0d1f-4a57-8f1e-6a1d3a8f2c11").map { id in
      VerificationSession(
        id: id,
        status: status,
        provider: "manual",
        createdAt: fetchedAt.addingTimeInterval(-2 * 86_400),
        submittedAt: status == .created ? nil : fetchedAt.addingTimeInterval(-86_400),
        reviewedAt: isReviewed ? fetchedAt.addingTimeInterval(-3600) : nil,
        updatedAt: fetchedAt.addingTimeInterval(-3600)
      )
    }
  }

  /// A state with its newest session.
  ///
  /// - Parameter status: The status of the session; `nil` for no session.
  /// - Returns: The state.
  public static func verification(_ status: SessionStatus?) -> VerificationStatus {
    guard let status else { return VerificationStatus(state: .notStarted, session: nil) }
    let state: VerificationState =
      switch status {
      case .created, .submitted: .inProgress
      case .manualReview: .manualReview
      case .verified: .verified
      case .rejected: .rejected
      case .other(let word): .other(word)
      }
    return VerificationStatus(state: state, session: session(status))
  }

  /// The profile of a user with a final request.
  public static let profile = UserProfile(
    id: UserProfile.ID(rawValue: "9a7d6f2e-1111-4222-8333-444455556666"),
    name: "Siti Aminah",
    email: "siti@example.com",
    avatar: .value("https://images.example.com/siti.jpg"),
    completion: 100,
    trust: .underReview,
    state: .manualReview,
    progress: VerificationProgress(
      session: session(.manualReview).map { .value($0.id) } ?? .unknown,
      sessionStatus: .value(.manualReview),
      state: .manualReview,
      documents: 2,
      required: 2,
      requiredUploaded: 2,
      finalRequest: .value(FinalRequest(id: "f1", status: "REQUESTED", note: "New passport", documents: 2))
    )
  )

  /// The profile of a new user.
  public static let newProfile = UserProfile(
    id: UserProfile.ID(rawValue: "9a7d6f2e-1111-4222-8333-444455556666"),
    name: "Siti Aminah",
    email: "siti@example.com",
    avatar: .absent,
    completion: 40,
    trust: .unverified,
    state: .notStarted,
    progress: VerificationProgress(
      session: .absent,
      sessionStatus: .absent,
      state: .notStarted,
      documents: 0,
      required: 2,
      requiredUploaded: 0,
      finalRequest: .absent
    )
  )

  /// A checklist with the two required documents.
  ///
  /// - Parameters:
  ///   - status: The status of the session; `nil` for no session.
  ///   - passport: The status of the passport.
  ///   - selfie: The status of the selfie.
  /// - Returns: The checklist; a document that is not missing was uploaded a day before ``fetchedAt``.
  public static func checklist(
    _ status: SessionStatus?,
    passport: IdentityDocument.Status = .missing,
    selfie: IdentityDocument.Status = .missing
  ) -> VerificationChecklist {
    let documents = [document(.passport, passport), document(.selfie, selfie)]
    let uploaded = documents.count { $0.status != .missing }
    return VerificationChecklist(
      session: status.flatMap(session),
      documents: documents,
      summary: VerificationChecklist.Summary(
        required: documents.count,
        uploaded: uploaded,
        verified: documents.count { $0.status == .verified },
        missing: documents.count - uploaded,
        isComplete: uploaded == documents.count
      )
    )
  }

  private static func document(
    _ type: IdentityDocument.Kind,
    _ status: IdentityDocument.Status
  ) -> IdentityDocument {
    let isMissing = status == .missing
    let isReviewed = status == .verified || status == .rejected
    return IdentityDocument(
      type: type,
      status: status,
      isRequired: true,
      id: isMissing ? nil : "document-\(type.rawValue)",
      uploadedAt: isMissing ? nil : fetchedAt.addingTimeInterval(-86_400),
      reviewedAt: isReviewed ? fetchedAt.addingTimeInterval(-3600) : nil
    )
  }

  /// The history of a session that was started, submitted and rejected.
  public static let verificationEvents: EntryList<VerificationEvent> = [
    VerificationEvent(
      id: "e1",
      to: .created,
      actor: .user,
      reason: "session_created",
      date: fetchedAt.addingTimeInterval(-2 * 86_400)
    ),
    VerificationEvent(
      id: "e2",
      from: .created,
      to: .submitted,
      actor: .user,
      reason: "session_submitted",
      date: fetchedAt.addingTimeInterval(-86_400)
    ),
    VerificationEvent(
      id: "e3",
      from: .submitted,
      to: .rejected,
      actor: .admin,
      reason: "The passport has expired.",
      date: fetchedAt.addingTimeInterval(-3600)
    ),
  ]
}
