#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// An application for a job.
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
  /// The steps that the operator took, oldest first; absent before the first one.
  var steps: [OperatorStep]?
}

/// A step that the operator took with an application.
struct OperatorStep: Codable, Hashable, Sendable {
  /// The status from then on.
  let status: ApplicationStatus
  /// Why.
  let reason: String?
  /// When.
  let date: Date
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
  /// The operator's review; absent before.
  var review: DocumentReview?
}

/// The operator's review of an application's file.
struct DocumentReview: Codable, Hashable, Sendable {
  /// Whether the file is in order.
  let isValid: Bool
  /// Why it is not.
  let reason: String?
  /// When.
  let date: Date
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
