#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A verification of the user's identity, as far as the user made it; the review follows from time.
///
/// No operator works in the sandbox: one minute after it was submitted a session is in review, and three minutes after
/// it the decision is made: verified when both required documents were registered by then, rejected otherwise.
struct VerificationSession: Codable, Hashable, Sendable {
  /// The documents that are required, in the order of the checklist.
  static let requiredTypes = ["PASSPORT", "SELFIE"]
  private static let reviewDelay: TimeInterval = 60
  private static let decisionDelay: TimeInterval = 180

  /// The identifier, a UUID.
  let id: String
  /// Who checks, in lower case.
  let provider: String
  /// When it was begun.
  let created: Date
  /// When the user submitted it.
  var submitted: Date?
  /// The provider's own number for it.
  var providerReference: String?
  /// The additions of the client, and the final request.
  var metadata: [JSONMember] = []
  /// When reference or additions changed last.
  var changed: Date?
  /// The documents, oldest first.
  var documents: [VerificationDocument] = []

  /// A change of status.
  struct Event {
    /// The status before.
    let from: Status?
    /// The status from then on.
    let to: Status
    /// When.
    let date: Date
    /// Why, in a word or a sentence.
    let reason: String
    /// Whether the user did it, rather than the operator.
    let isByUser: Bool
  }

  /// A step of the verification.
  enum Status: String, Sendable {
    case created = "CREATED"
    case submitted = "SUBMITTED"
    case manualReview = "MANUAL_REVIEW"
    case verified = "VERIFIED"
    case rejected = "REJECTED"

    /// Whether the decision is made.
    var isFinal: Bool { self == .verified || self == .rejected }

    /// The status as it is shown for the user.
    var trust: String {
      self == .created || self == .submitted ? "IN_PROGRESS" : rawValue
    }
  }

  /// The status now.
  func status(now: Date) -> Status {
    events(now: now).last?.to ?? .created
  }

  /// When the decision was made; `nil` before.
  func reviewed(now: Date) -> Date? {
    submitted.map { $0 + Self.decisionDelay }.flatMap { $0 <= now ? $0 : nil }
  }

  /// When anything changed last.
  func updated(now: Date) -> Date {
    max(events(now: now).last?.date ?? created, changed ?? created)
  }

  /// The events so far, oldest first.
  func events(now: Date) -> [Event] {
    let begun = Event(from: nil, to: .created, date: created, reason: "session_created", isByUser: true)
    guard let submitted else { return [begun] }
    let decision = decision(at: submitted + Self.decisionDelay)
    let reviews = [
      Event(
        from: .submitted,
        to: .manualReview,
        date: submitted + Self.reviewDelay,
        reason: "manual_review",
        isByUser: false
      ),
      Event(
        from: .manualReview,
        to: decision,
        date: submitted + Self.decisionDelay,
        reason: decision == .verified ? "documents_match" : "required_documents_missing",
        isByUser: false
      ),
    ]
    let sent = Event(
      from: .created,
      to: .submitted,
      date: submitted,
      reason: "session_submitted",
      isByUser: true
    )
    return [begun, sent] + reviews.filter { $0.date <= now }
  }

  private func decision(at moment: Date) -> Status {
    let types = Set(documents.filter { $0.created <= moment }.map(\.documentType))
    return types.isSuperset(of: Self.requiredTypes) ? .verified : .rejected
  }

  /// The newest document of each type, the required types first and then the others by name.
  var newestDocuments: [(type: String, document: VerificationDocument?)] {
    let newest = Dictionary(documents.map { ($0.documentType, $0) }) { _, last in last }
    let others = newest.keys.filter { !Self.requiredTypes.contains($0) }.sorted()
    return (Self.requiredTypes + others).map { ($0, newest[$0]) }
  }

  /// How many of the required types have a document.
  var requiredDocumentCount: Int {
    Set(documents.map(\.documentType)).intersection(Self.requiredTypes).count
  }
}

/// A document of a verification.
struct VerificationDocument: Codable, Hashable, Sendable {
  /// The identifier, a UUID.
  let id: String
  /// The kind of document, in capital letters.
  let documentType: String
  /// Where it was uploaded to.
  let objectKey: String
  /// The SHA-256 of the content, 64 digits in lower case.
  let checksum: String
  /// The additions of the client.
  let metadata: JSONValue
  /// When it was registered.
  let created: Date
}
