import CareersDomain
import LenientJSON

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A session, in any of the answers that have one; of no use without an id that is a UUID.
///
/// `providerMetadata` is not read: the service keeps internals there.
struct VerificationSessionDTO: Decodable {
  let session: VerificationSession

  init(from decoder: any Decoder) throws {
    let sent = try decoder.container(keyedBy: NamedKey.self)
    guard let id = sent.exactText("id").flatMap(VerificationSession.ID.init) else {
      throw DecodingError.dataCorruptedError(forKey: "id", in: sent, debugDescription: "no UUID")
    }
    session = VerificationSession(
      id: id,
      status: sent.text("status").map(SessionStatus.init(word:)),
      provider: sent.text("provider"),
      createdAt: sent.date("createdAt"),
      submittedAt: sent.date("submittedAt"),
      reviewedAt: sent.date("reviewedAt"),
      updatedAt: sent.date("updatedAt")
    )
  }
}

/// The state with the newest session; `session` is `null` or left out before the first.
struct VerificationStatusDTO: Decodable {
  let status: VerificationStatus

  init(from decoder: any Decoder) throws {
    let sent = try decoder.container(keyedBy: NamedKey.self)
    let state = VerificationState(word: try sent.requiredText("status"))
    let session = try sent.session()
    // Before the first session there is none, and afterwards there is always one.
    guard (state == .notStarted) == (session == nil) else {
      throw DecodingError.dataCorruptedError(forKey: "status", in: sent, debugDescription: "another state")
    }
    status = VerificationStatus(state: state, session: session)
  }
}

/// The documents of the newest session.
struct ChecklistDTO: Decodable {
  let checklist: VerificationChecklist
  let unreadable: Int

  init(from decoder: any Decoder) throws {
    let sent = try decoder.container(keyedBy: NamedKey.self)
    let session = try sent.session()
    let documents = try sent.list(
      IdentityDocumentDTO.self,
      required: "documents",
      atMost: CareersLimits.entries
    )
    guard session != nil || saysNoSession(sent, documents.elements.map(\.document)) else {
      throw DecodingError.dataCorruptedError(forKey: "session", in: sent, debugDescription: "no session")
    }
    checklist = VerificationChecklist(
      session: session,
      documents: documents.elements.map(\.document),
      summary: sent.lenient(ChecklistSummaryDTO.self, "summary")?.summary,
      unreadableCount: documents.leftOutCount
    )
    unreadable = documents.elements.count + documents.droppedCount - checklist.documents.count
  }
}

/// Whether an answer without a session says that there is none: with `null`, or with documents that are all missing.
private func saysNoSession(
  _ sent: KeyedDecodingContainer<NamedKey>,
  _ documents: [IdentityDocument]
) -> Bool {
  sent.contains("session") || (!documents.isEmpty && documents.allSatisfy { $0.status == .missing })
}

/// A document of the checklist; of no use without a type and a status.
private struct IdentityDocumentDTO: Decodable {
  let document: IdentityDocument

  init(from decoder: any Decoder) throws {
    let sent = try decoder.container(keyedBy: NamedKey.self)
    document = IdentityDocument(
      type: IdentityDocument.Kind(rawValue: try sent.requiredText("documentType")),
      status: IdentityDocument.Status(word: try sent.requiredText("status")),
      isRequired: sent.lenient(Bool.self, "required"),
      id: sent.exactText("documentId"),
      uploadedAt: sent.date("uploadedAt"),
      reviewedAt: sent.date("reviewedAt")
    )
  }
}

/// The answer to a registration: without a document that has an id nothing is known to be registered.
struct RegisteredDocumentDTO: Decodable {
  init(from decoder: any Decoder) throws {
    let answer = try decoder.container(keyedBy: NamedKey.self)
    let document = try answer.nestedContainer(keyedBy: NamedKey.self, forKey: "document")
    _ = try document.requiredID("id")
  }
}

/// The counts of the checklist.
private struct ChecklistSummaryDTO: Decodable {
  let summary: VerificationChecklist.Summary

  init(from decoder: any Decoder) throws {
    let sent = try decoder.container(keyedBy: NamedKey.self)
    summary = VerificationChecklist.Summary(
      required: sent.count("requiredTotal"),
      uploaded: sent.count("uploadedRequired"),
      verified: sent.count("verifiedRequired"),
      missing: sent.count("missingRequired"),
      isComplete: sent.lenient(Bool.self, "allRequiredUploaded")
    )
  }
}

/// The history of a session.
struct VerificationHistoryDTO: Decodable {
  let session: VerificationSession?
  let events: LossyArray<VerificationEventDTO>

  init(from decoder: any Decoder) throws {
    let sent = try decoder.container(keyedBy: NamedKey.self)
    session = try sent.session()
    events = try sent.list(VerificationEventDTO.self, required: "events", atMost: CareersLimits.entries)
  }
}

/// An event of a history; of no use without an id and the status that it led to.
struct VerificationEventDTO: Decodable, Sendable {
  let event: VerificationEvent

  init(from decoder: any Decoder) throws {
    let sent = try decoder.container(keyedBy: NamedKey.self)
    event = VerificationEvent(
      id: try sent.requiredID("id"),
      from: sent.text("fromStatus").map(SessionStatus.init(word:)),
      to: SessionStatus(word: try sent.requiredText("toStatus")),
      actor: sent.text("actorType").map(VerificationEvent.Actor.init(word:)),
      reason: sent.text("reason", CareersLimits.sentences),
      date: sent.date("createdAt")
    )
  }
}

/// The answer to a final request.
struct FinalRequestReceiptDTO: Decodable {
  let receipt: FinalRequestReceipt

  init(from decoder: any Decoder) throws {
    let sent = try decoder.container(keyedBy: NamedKey.self)
    receipt = FinalRequestReceipt(
      request: try sent.decode(FinalRequestDTO.self, forKey: "request").request,
      isNew: try sent.decode(Bool.self, forKey: "created")
    )
  }
}

extension KeyedDecodingContainer where Key == NamedKey {
  /// Reads a session that is `null` or left out where there is none: an unreadable one is not taken for none.
  fileprivate func session() throws -> VerificationSession? {
    try decodeIfPresent(VerificationSessionDTO.self, forKey: "session")?.session
  }
}

extension SessionStatus {
  /// Reads the word of the service; every word is one.
  init(word: String) {
    switch word.uppercased() {
    case "CREATED": self = .created
    case "SUBMITTED": self = .submitted
    case "MANUAL_REVIEW": self = .manualReview
    case "VERIFIED": self = .verified
    case "REJECTED": self = .rejected
    default: self = .other(word)
    }
  }
}

extension IdentityDocument.Status {
  /// Reads the word of the service; every word is one.
  init(word: String) {
    switch word.uppercased() {
    case "MISSING": self = .missing
    case "PENDING": self = .pending
    case "VERIFIED": self = .verified
    case "REJECTED": self = .rejected
    default: self = .other(word)
    }
  }
}

extension VerificationEvent.Actor {
  /// Reads the word of the service; every word is one.
  init(word: String) {
    switch word.uppercased() {
    case "USER": self = .user
    case "ADMIN": self = .admin
    case "SYSTEM": self = .system
    default: self = .other(word)
    }
  }
}
