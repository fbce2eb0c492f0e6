import CareersDomain
import DomainKernel
import LenientJSON
import OfflineHTTP
import ResourceLoading

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// An application; of no use without an id and a status.
struct ApplicationDTO: Decodable {
  let id: Application.ID
  let status: String
  let jobID: String?
  let job: JobDTO?
  let note: String?
  let createdAt: Date?
  let updatedAt: Date?

  init(from decoder: any Decoder) throws {
    let application = try decoder.container(keyedBy: NamedKey.self)
    id = try application.applicationID("id")
    status = try application.requiredText("status")
    jobID = application.exactText("jobId")
    job = application.lenient(JobDTO.self, "job")
    note = application.text("note", .prose)
    createdAt = application.date("createdAt")
    updatedAt = application.date("updatedAt")
  }
}

/// An answer with an application and its events.
struct JourneyDTO: Decodable {
  let application: ApplicationDTO
  let events: LossyArray<EventDTO>

  init(from decoder: any Decoder) throws {
    let answer = try decoder.container(keyedBy: NamedKey.self)
    application = try answer.decode(ApplicationDTO.self, forKey: "application")
    _ = try answer.nestedUnkeyedContainer(forKey: "journey")
    events = answer.list(EventDTO.self, "journey", atMost: CareersLimits.entries) ?? LossyArray()
  }
}

/// An event; of no use without an id and a status.
struct EventDTO: Decodable {
  let id: String
  let status: String
  let title: String?
  let description: String?
  let actor: String?
  let date: Date?

  init(from decoder: any Decoder) throws {
    let event = try decoder.container(keyedBy: NamedKey.self)
    id = try event.requiredID("id")
    status = try event.requiredText("status")
    title = event.text("title")
    description = event.text("description", CareersLimits.sentences)
    actor = event.text("actorType")
    date = event.date("createdAt")
  }
}

/// An answer with an application and its documents.
struct DocumentsDTO: Decodable {
  let application: Application.ID
  let items: LossyArray<DocumentDTO>

  init(from decoder: any Decoder) throws {
    let answer = try decoder.container(keyedBy: NamedKey.self)
    let application = try answer.nestedContainer(keyedBy: NamedKey.self, forKey: "application")
    self.application = try application.applicationID("id")
    items = try answer.list(DocumentDTO.self, required: "items", atMost: CareersLimits.documents)
  }
}

/// An answer with the document that was registered.
struct DocumentEnvelope: Decodable {
  let document: DocumentDTO
}

/// A document; of no use without an id.
struct DocumentDTO: Decodable {
  let id: String
  let type: String?
  let fileName: String?
  let mediaType: String?
  let size: Int?
  let checksum: String?
  let review: String?
  let reviewReason: String?
  let reviewedAt: Date?
  let createdAt: Date?

  init(from decoder: any Decoder) throws {
    let document = try decoder.container(keyedBy: NamedKey.self)
    try document.require(anyOf: "documentType", "fileName", "reviewStatus")
    id = try document.requiredID("id")
    type = document.text("documentType")
    fileName = document.text("fileName")
    mediaType = document.text("contentType")
    size = document.wholeNumber("contentLength").flatMap { $0 >= 0 ? $0 : nil }
    checksum = document.exactText("checksumSha256")?.lowercased()
    review = document.text("reviewStatus")
    reviewReason = document.text("reviewReason", CareersLimits.sentences)
    reviewedAt = document.date("reviewedAt")
    createdAt = document.date("createdAt")
  }
}

/// The reason for a decision; without one the body is an empty object.
struct DecisionDTO: Encodable {
  let reason: String?
}

/// An answer with the application after a decision.
struct DecidedDTO: Decodable {
  let application: ApplicationDTO
}

extension KeyedDecodingContainer where Key == NamedKey {
  fileprivate func applicationID(_ key: NamedKey) throws -> Application.ID {
    guard let id = Application.ID(rawValue: try requiredID(key)) else {
      throw DecodingError.dataCorruptedError(forKey: key, in: self, debugDescription: "no UUID")
    }
    return id
  }
}

extension CareersMapper {
  static func application(_ sent: ApplicationDTO) -> Application {
    Application(
      id: sent.id,
      status: ApplicationStatus(word: sent.status),
      jobID: (sent.jobID ?? sent.job?.id).map(Job.ID.init).flatMap { $0.isWellFormed ? $0 : nil },
      job: sent.job.map(job),
      note: sent.note,
      createdAt: sent.createdAt,
      updatedAt: sent.updatedAt
    )
  }

  /// Makes a history; that of another application is the answer to another question.
  static func journey(_ sent: JourneyDTO, of id: Application.ID) throws(InvalidResponse) -> Answer<Journey> {
    guard sent.application.id == id else { throw InvalidResponse(.unrelated) }
    var known = Set<String>()
    let events = sent.events.elements.filter { known.insert($0.id).inserted }.map { event in
      JourneyEvent(
        id: event.id,
        status: ApplicationStatus(word: event.status),
        title: event.title,
        description: event.description,
        actor: event.actor.map(JourneyEvent.Actor.init(word:)),
        date: event.date
      )
    }
    let journey = Journey(
      application: application(sent.application),
      events: Self.oldestFirst(events),
      unreadableCount: sent.events.leftOutCount
    )
    let unreadable = sent.events.droppedCount + sent.events.elements.count - events.count
    return Answer(journey, unreadable: unreadable)
  }

  /// Makes the documents of an application; those of another one are the answer to another question.
  static func documents(
    _ sent: DocumentsDTO,
    of id: Application.ID
  ) throws(InvalidResponse) -> Answer<EntryList<ApplicationDocument>> {
    guard sent.application == id else { throw InvalidResponse(.unrelated) }
    var known = Set<String>()
    let documents = sent.items.elements.filter { known.insert($0.id).inserted }.map(document)
    return Answer(
      EntryList(documents, unreadableCount: sent.items.leftOutCount),
      unreadable: sent.items.droppedCount + sent.items.elements.count - documents.count
    )
  }

  static func document(_ sent: DocumentDTO) -> ApplicationDocument {
    ApplicationDocument(
      id: sent.id,
      type: sent.type,
      fileName: sent.fileName,
      mediaType: sent.mediaType,
      size: sent.size,
      checksum: sent.checksum,
      review: sent.review.map(ApplicationDocument.Review.init(word:)) ?? .pending,
      reviewReason: sent.reviewReason,
      reviewedAt: sent.reviewedAt,
      createdAt: sent.createdAt
    )
  }

  /// Events in the order of their times; one without a time stays behind the one before it.
  private static func oldestFirst(_ events: [JourneyEvent]) -> [JourneyEvent] {
    var latest = Date.distantPast
    let dated = events.enumerated().map { offset, event in
      latest = event.date ?? latest
      return (time: latest, offset: offset, event: event)
    }
    return dated.sorted { ($0.time, $0.offset) < ($1.time, $1.offset) }.map(\.event)
  }
}

extension ApplicationStatus {
  /// The word of the service.
  var word: String {
    switch self {
    case .submitted: "SUBMITTED"
    case .inReview: "IN_REVIEW"
    case .interview: "INTERVIEW"
    case .offered: "OFFERED"
    case .hired: "HIRED"
    case .rejected: "REJECTED"
    case .other(let word): word
    }
  }

  /// Reads the word of the service; every word is one.
  init(word: String) {
    self = Self.known.first { $0.word == word.uppercased() } ?? .other(word)
  }
}

extension JourneyEvent.Actor {
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

extension ApplicationDocument.Review {
  /// Reads the word of the service; every word is one.
  init(word: String) {
    switch word.uppercased() {
    case "PENDING": self = .pending
    case "VALID": self = .valid
    case "INVALID": self = .invalid
    default: self = .other(word)
    }
  }
}
