public import DomainKernel

/// Gives the state of the user's verification, and takes it further.
public protocol VerificationRepository: Sendable {
  /// Gives the documents of the newest session.
  ///
  /// - Parameter policy: How fresh they should be.
  /// - Returns: The checklist.
  /// - Throws: ``/DomainKernel/ServiceError`` when neither the service nor the store can give it.
  func checklist(_ policy: FetchPolicy) async throws(ServiceError) -> Fetched<VerificationChecklist>

  /// Gives the state with the newest session.
  ///
  /// - Parameter policy: How fresh it should be.
  /// - Returns: The state.
  /// - Throws: ``/DomainKernel/ServiceError`` when neither the service nor the store can give it.
  func status(_ policy: FetchPolicy) async throws(ServiceError) -> Fetched<VerificationStatus>

  /// Gives the history of a session.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - policy: How fresh the history should be.
  /// - Returns: The events, oldest first.
  /// - Throws: ``/DomainKernel/ServiceError/notFound`` when the user has no such session; another
  ///   ``/DomainKernel/ServiceError`` when neither the service nor the store can give it.
  func history(
    of session: VerificationSession.ID,
    _ policy: FetchPolicy
  ) async throws(ServiceError) -> Fetched<EntryList<VerificationEvent>>

  /// Starts a session, which hides the one before, a verified one too: the service never refuses.
  ///
  /// - Returns: The state with the new session.
  /// - Throws: ``/DomainKernel/ServiceError`` when it cannot be asked, or nobody knows whether it started one.
  func start() async throws(ServiceError) -> VerificationStatus

  /// Asks for an address to which the file of a document can be sent.
  ///
  /// - Parameters:
  ///   - type: The type of the document.
  ///   - file: The file.
  ///   - session: The session.
  /// - Returns: The address.
  /// - Throws: ``/DomainKernel/ServiceError`` when the service refuses or cannot be asked.
  func uploadAddress(
    for type: IdentityDocument.Kind,
    _ file: UploadFile,
    in session: VerificationSession.ID
  ) async throws(ServiceError) -> PresignedUpload

  /// Registers a document whose file was sent; the service does not check that.
  ///
  /// - Parameters:
  ///   - type: The type of the document.
  ///   - file: The file.
  ///   - objectKey: The key of the address to which it was sent.
  ///   - session: The session.
  /// - Throws: ``/DomainKernel/ServiceError`` when the service refuses, or nobody knows whether it registered it.
  func register(
    _ type: IdentityDocument.Kind,
    _ file: UploadFile,
    as objectKey: String,
    in session: VerificationSession.ID
  ) async throws(ServiceError)

  /// Submits a session; one that is submitted already stays as it is.
  ///
  /// - Parameter session: The session.
  /// - Returns: The state with the session.
  /// - Throws: ``/DomainKernel/ServiceError`` when the service refuses, or nobody knows whether it was submitted.
  func submit(_ session: VerificationSession.ID) async throws(ServiceError) -> VerificationStatus

  /// Requests the final verification; the first request of a session stays.
  ///
  /// - Parameter note: A note for the operator.
  /// - Returns: The request, and whether it is new.
  /// - Throws: ``/DomainKernel/ServiceError`` when the service refuses, or nobody knows whether it was made.
  func requestReview(_ note: ReviewNote?) async throws(ServiceError) -> FinalRequestReceipt

  /// Makes what is stored of a verification be read again, as after a step.
  ///
  /// For a step of which the service did not answer that it took it, and is found to have taken it.
  ///
  /// - Parameter session: The session of the step; `nil` where it is not known.
  func refreshStored(of session: VerificationSession.ID?) async
}

/// The reason why a verification was not taken further.
public enum VerificationError: Error, Hashable, Sendable {
  /// The service could not be asked, or gave an answer without a case of its own here; it did nothing.
  ///
  /// ## Troubleshooting
  /// See the case of ``/DomainKernel/ServiceError``.
  case service(ServiceError)

  /// A change was sent, and nobody knows whether the service made it.
  ///
  /// ## Troubleshooting
  /// Look at the checklist before trying again.
  case unknownOutcome(ServiceError)

  /// There is a session that a new one would hide, and the user could not be asked.
  ///
  /// ## Troubleshooting
  /// Continue with that session, or start another one at a terminal, where the program asks.
  case sessionExists(SessionStatus?)

  /// The session has a document of this type that was not rejected, and the user could not be asked, or another command
  /// has just added it.
  ///
  /// ## Troubleshooting
  /// Look at the checklist. Confirm that another one may be added: the service removes none.
  case documentExists(IdentityDocument.Kind)

  /// The command did not get its turn on this computer; nothing was sent.
  ///
  /// ## Troubleshooting
  /// See the case of ``/DomainKernel/PersistenceError``.
  case persistence(PersistenceError)

  /// The user declined.
  ///
  /// ## Troubleshooting
  /// Nothing was changed.
  case declined

  /// The user has to confirm, and could not be asked.
  ///
  /// ## Troubleshooting
  /// Confirm with an option.
  case confirmationNeeded

  /// There is no session (`verification_session_required`, `kyc_session_not_found`).
  ///
  /// ## Troubleshooting
  /// Start one.
  case sessionRequired

  /// The session is verified or rejected, and takes no changes (`kyc_session_locked`).
  ///
  /// ## Troubleshooting
  /// Look at the checklist; start another session when this one was rejected.
  case sessionLocked

  /// The session has no document yet (`kyc_session_incomplete`).
  ///
  /// ## Troubleshooting
  /// Upload one.
  case sessionIncomplete

  /// The session was not submitted yet (`kyc_session_not_submitted`).
  ///
  /// ## Troubleshooting
  /// Submit it.
  case notSubmitted

  /// The final request needs at least one document (`verification_documents_missing`).
  ///
  /// ## Troubleshooting
  /// Upload one.
  case documentsMissing

  /// The same file is registered already, perhaps as another type (`duplicate_document`).
  ///
  /// ## Troubleshooting
  /// Choose another file.
  case duplicateDocument

  /// The service refused one of the values, with its own message.
  ///
  /// ## Troubleshooting
  /// Change the value.
  case valueRefused(RefusedValue, message: String?)

  /// The note is longer than ``ReviewNote/longest``.
  ///
  /// ## Troubleshooting
  /// Shorten it.
  case noteTooLong(units: Int)

  /// The note holds a control character other than a tab and the ends of lines; the service fails on NUL.
  ///
  /// ## Troubleshooting
  /// Remove it.
  case noteHasControlCharacter

  /// The file cannot be uploaded.
  ///
  /// ## Troubleshooting
  /// See the case of ``/DomainKernel/UploadFileError``.
  case file(UploadFileError)

  /// The file was not sent, and nothing was registered.
  ///
  /// ## Troubleshooting
  /// See the case of ``/DomainKernel/UploadError``.
  case upload(UploadError)
}

/// A value of a verification that the service can refuse.
public enum RefusedValue: Hashable, Sendable {
  /// The type of a document (`invalid_document_type`).
  case documentType
  /// The name of a file (`invalid_file_name`).
  case fileName
  /// The type of a file (`invalid_content_type`).
  case fileType
  /// The size of a file (`invalid_content_length`).
  case fileSize
  /// The checksum of a file (`invalid_checksum_sha256`).
  case checksum
  /// The key of an uploaded file (`invalid_object_key`).
  case objectKey
  /// The note of a request (`invalid_note`).
  case note
}

extension VerificationError: TurnFailure {
  static var interrupted: VerificationError { .service(.cancelled) }

  /// Gives an error of the service its own case.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - changes: Whether the request changes something, so that after some errors its outcome is not known.
  public init(_ error: ServiceError, changes: Bool) {
    switch error {
    case .notFound: self = .sessionRequired
    case .rejected(let code, let message):
      self = code.flatMap { Self.case(of: $0, message) } ?? .service(error)
    case _ where changes && error.mayFollowChange: self = .unknownOutcome(error)
    default: self = .service(error)
    }
  }

  private static func `case`(of code: String, _ message: String?) -> VerificationError? {
    switch code {
    case "verification_session_required", "kyc_session_not_found": .sessionRequired
    case "kyc_session_locked": .sessionLocked
    case "kyc_session_incomplete": .sessionIncomplete
    case "kyc_session_not_submitted": .notSubmitted
    case "verification_documents_missing": .documentsMissing
    case "duplicate_document": .duplicateDocument
    case "invalid_document_type": .valueRefused(.documentType, message: message)
    case "invalid_file_name": .valueRefused(.fileName, message: message)
    case "invalid_content_type": .valueRefused(.fileType, message: message)
    case "invalid_content_length": .valueRefused(.fileSize, message: message)
    case "invalid_checksum_sha256": .valueRefused(.checksum, message: message)
    case "invalid_object_key": .valueRefused(.objectKey, message: message)
    case "invalid_note": .valueRefused(.note, message: message)
    default: nil
    }
  }
}
