#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A verification of the user's identity: what the user made, and the steps that the operator was told to take.
struct VerificationSession: Codable, Hashable, Sendable {
  /// The documents that are required, in the order of the checklist.
  static let requiredTypes = ["PASSPORT", "SELFIE"]

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
  /// The steps that the operator took, oldest first; absent before the first one.
  var reviews: [Review]?

  /// A step that the operator took.
  struct Review: Codable, Hashable, Sendable {
    /// The status from then on.
    let status: Status
    /// Why, in a word or a sentence.
    let reason: String
    /// When.
    let date: Date
  }

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
  enum Status: String, Codable, Sendable {
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

  /// The present status.
  var status: Status { reviews?.last?.status ?? (submitted == nil ? .created : .submitted) }

  /// When the decision was made; `nil` before.
  var reviewed: Date? { reviews?.last { $0.status.isFinal }?.date }

  /// When anything changed last.
  var updated: Date { max(events.last?.date ?? created, changed ?? created) }

  /// The events so far, oldest first.
  var events: [Event] {
    let begun = Event(from: nil, to: .created, date: created, reason: "session_created", isByUser: true)
    guard let submitted else { return [begun] }
    var events = [
      begun,
      Event(from: .created, to: .submitted, date: submitted, reason: "session_submitted", isByUser: true),
    ]
    for review in reviews ?? [] {
      events.append(
        Event(
          from: events.last?.to,
          to: review.status,
          date: review.date,
          reason: review.reason,
          isByUser: false
        )
      )
    }
    return events
  }

  /// The operator's next step; `nil` before the user has submitted the session, and after the decision.
  ///
  /// The first step is the review by hand, the second the decision, which follows from the documents unless it is to be a
  /// rejection.
  func next(isRejected: Bool, reason: String?, now: Date) -> Review? {
    switch (status, isRejected) {
    case (.created, _), (.verified, _), (.rejected, _): nil
    case (.submitted, false): Review(status: .manualReview, reason: reason ?? "manual_review", date: now)
    case (.submitted, true), (.manualReview, true):
      Review(status: .rejected, reason: reason ?? "identity_not_confirmed", date: now)
    case (.manualReview, false):
      requiredDocumentCount == Self.requiredTypes.count
        ? Review(status: .verified, reason: reason ?? "documents_match", date: now)
        : Review(status: .rejected, reason: reason ?? "required_documents_missing", date: now)
    }
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
