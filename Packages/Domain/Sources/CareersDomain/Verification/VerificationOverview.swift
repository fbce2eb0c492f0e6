public import DomainKernel

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Everything about a verification: the checklist, the final request and the history, as far as they could be loaded.
public struct VerificationOverview: Hashable, Sendable {
  /// The checklist.
  public let checklist: VerificationChecklist
  /// The final request of the newest session, or why it is not known.
  public let finalRequest: Result<Stated<FinalRequest>, ServiceError>
  /// The history of the newest session, oldest first, or why it is not known; empty without a session.
  public let events: Result<EntryList<VerificationEvent>, ServiceError>

  /// Puts the parts together.
  ///
  /// - Parameters:
  ///   - checklist: The checklist.
  ///   - finalRequest: The final request of the newest session, or why it is not known.
  ///   - events: The history of the newest session, or why it is not known.
  public init(
    checklist: VerificationChecklist,
    finalRequest: Result<Stated<FinalRequest>, ServiceError>,
    events: Result<EntryList<VerificationEvent>, ServiceError>
  ) {
    self.checklist = checklist
    self.finalRequest = finalRequest
    self.events = events
  }

  /// How many more documents and events the service sent that could not be read.
  public var unreadableCount: Int {
    guard case .success(let events) = events else { return checklist.unreadableCount }
    return checklist.unreadableCount + events.unreadableCount
  }

  /// The steps in the order in which they are taken: the session, each document, its submission, the final request.
  public var steps: [VerificationStep] {
    [VerificationStep(.session, session)]
      + documents.map { VerificationStep(.document($0.type), state(of: $0), isRequired: $0.isRequired) }
      + [VerificationStep(.submission, submission), VerificationStep(.finalRequest, request)]
  }

  /// The action that the user can take now.
  ///
  /// It follows from the statuses that the service gave; where one is not known, neither is the action.
  public var next: VerificationNextStep {
    guard let session = checklist.session else { return .start }
    switch session.status {
    case .rejected: return .startAgain
    case .verified: return .nothing
    case .other, nil: return .unknown
    case .created:
      if let type = checklist.missing.first { return .upload(type) }
      return checklist.isWhole ? .submit : .unknown
    case .submitted, .manualReview:
      if let type = checklist.missing.first { return .upload(type) }
      guard checklist.isWhole else { return .unknown }
      switch finalRequest {
      case .success(.absent): return .requestReview
      case .success(.value): return .wait
      case .success(.unknown), .failure: return .unknown
      }
    }
  }

  /// The reason of a rejection, as the service writes it; `nil` where there is none or it is not known.
  public var rejectionReason: String? {
    guard checklist.session?.status == .rejected, case .success(let events) = events else { return nil }
    return events.last { $0.to == .rejected }?.reason
  }

  private var documents: [IdentityDocument] { checklist.documents }

  private var startedAt: Date? {
    // monorepo:allow swallowed-error: the events have the failure
    guard case .success(let events) = events else { return nil }
    return events.first { $0.to == .created }?.date
  }

  private var session: VerificationStep.State {
    guard let session = checklist.session else { return .missing }
    switch session.status {
    case .rejected: return .refused(reason: rejectionReason, session.reviewedAt)
    case .verified: return .verified(session.reviewedAt)
    case .created, .submitted, .manualReview: return .done(startedAt ?? session.createdAt)
    case .other(let word): return .unknown(word)
    case nil: return .unknown(nil)
    }
  }

  private func state(of document: IdentityDocument) -> VerificationStep.State {
    switch document.status {
    case .missing: .missing
    case .pending: .done(document.uploadedAt)
    case .verified: .verified(document.reviewedAt)
    // The service gives a reason for the session only.
    case .rejected: .refused(reason: nil, document.reviewedAt)
    case .other(let word): .unknown(word)
    case nil: .unknown(nil)
    }
  }

  private var submission: VerificationStep.State {
    guard let session = checklist.session else { return .missing }
    switch session.status {
    case .created: return .missing
    case .submitted, .manualReview, .verified, .rejected: return .done(session.submittedAt)
    case .other(let word): return session.submittedAt.map(VerificationStep.State.done) ?? .unknown(word)
    case nil: return session.submittedAt.map(VerificationStep.State.done) ?? .unknown(nil)
    }
  }

  private var request: VerificationStep.State {
    guard checklist.session != nil else { return .missing }
    switch finalRequest {
    case .success(.value(let request)): return .done(request.requestedAt)
    case .success(.absent): return .missing
    case .success(.unknown), .failure: return .unknown(nil)
    }
  }
}

/// A step of a verification, and how far it is.
public struct VerificationStep: Hashable, Sendable {
  /// The subject of a step.
  public enum Kind: Hashable, Sendable {
    /// The session.
    case session
    /// A document.
    case document(IdentityDocument.Kind)
    /// The submission of the session.
    case submission
    /// The request for the final verification.
    case finalRequest
  }

  /// How far a step is, with the moment where the service told it.
  public enum State: Hashable, Sendable {
    /// It was not taken yet.
    case missing
    /// It was taken; nothing is said about a review.
    case done(Date?)
    /// The service has verified it.
    case verified(Date?)
    /// The service has rejected it; the reason is its own.
    case refused(reason: String?, Date?)
    /// The service does not say, or says it in a word that this version does not know.
    case unknown(String?)
  }

  /// The subject.
  public let kind: Kind
  /// How far it is.
  public let state: State
  /// Whether a document is required; `nil` for other steps, and when the service does not say.
  public let isRequired: Bool?

  /// Makes a step.
  ///
  /// - Parameters:
  ///   - kind: The subject.
  ///   - state: How far it is.
  ///   - isRequired: Whether a document is required.
  public init(_ kind: Kind, _ state: State, isRequired: Bool? = nil) {
    self.kind = kind
    self.state = state
    self.isRequired = isRequired
  }
}

/// The action that takes a verification further.
public enum VerificationNextStep: Hashable, Sendable {
  /// Start a session.
  case start
  /// Start another session, because the last one was rejected.
  case startAgain
  /// Upload a document.
  case upload(IdentityDocument.Kind)
  /// Submit the session.
  case submit
  /// Request the final verification.
  case requestReview
  /// Wait for the service.
  case wait
  /// Nothing: the user is verified.
  case nothing
  /// Nobody knows, because the service does not say enough.
  case unknown
}
