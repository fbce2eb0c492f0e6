#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// An application for a job, as far as its user made it; what the operator does follows from time.
struct JobApplication: Codable, Hashable, Sendable {
  /// The identifier, a UUID.
  let id: String
  /// The job.
  let jobID: String
  /// The message of the user to the employer.
  let note: String?
  /// When it was made.
  let created: Date
  /// The files, oldest first.
  var documents: [ApplicationDocument] = []
  /// The user's decision about the offer.
  var decision: OfferDecision?
  /// When the operator's steps were taken because the user of the sandbox asked for them, in their order.
  var advances: [Date]?
}

/// A file of an application.
struct ApplicationDocument: Codable, Hashable, Sendable {
  /// The identifier, a UUID.
  let id: String
  /// The file's description.
  let file: FileDescription
  /// Where it was uploaded to.
  let objectKey: String
  /// When it was registered.
  let created: Date
}

/// The description of a file that a client gives before it uploads it.
struct FileDescription: Codable, Hashable, Sendable {
  /// The kind of document, in capital letters.
  let documentType: String
  /// The file's name.
  let fileName: String
  /// The media type.
  let contentType: String
  /// Bytes.
  let contentLength: Int
  /// The SHA-256 of the content, 64 digits in lower case.
  let checksum: String
}

/// How the user answered an offer.
struct OfferDecision: Codable, Hashable, Sendable {
  /// Whether the offer was accepted.
  let isAccepted: Bool
  /// Why.
  let reason: String?
  /// When.
  let date: Date
}
