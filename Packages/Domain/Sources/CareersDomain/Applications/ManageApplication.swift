public import DomainKernel

/// An application with everything that belongs to it.
public struct ApplicationDetail: Hashable, Sendable {
  /// The application and its history.
  public let journey: Journey
  /// The documents, newest first, or why they cannot be shown.
  public let documents: Result<EntryList<ApplicationDocument>, ServiceError>

  /// Makes an application with everything that belongs to it.
  ///
  /// - Parameters:
  ///   - journey: The application and its history.
  ///   - documents: The documents, newest first, or why they cannot be shown.
  public init(journey: Journey, documents: Result<EntryList<ApplicationDocument>, ServiceError>) {
    self.journey = journey
    self.documents = documents
  }
}

/// Opens an application with its history and its documents.
public struct OpenApplication: Sendable {
  private let repository: any ApplicationRepository

  /// Makes the use case.
  ///
  /// - Parameter repository: Gives applications.
  public init(repository: any ApplicationRepository) {
    self.repository = repository
  }

  /// Opens an application; without its documents where only they cannot be loaded.
  ///
  /// - Parameters:
  ///   - id: The application.
  ///   - policy: How fresh it should be.
  /// - Returns: The application, as stale as its stalest part.
  /// - Throws: ``/DomainKernel/ServiceError`` when the history cannot be loaded.
  public func callAsFunction(
    _ id: Application.ID,
    _ policy: FetchPolicy
  ) async throws(ServiceError) -> Fetched<ApplicationDetail> {
    async let documents = documents(of: id, policy)
    let journey = try await repository.journey(of: id, policy)
    switch await documents {
    case .success(let documents):
      return Fetched(
        ApplicationDetail(journey: journey.value, documents: .success(documents.value)),
        provenance: journey.provenance.combined(with: documents.provenance)
      )
    case .failure(let error):
      if error == .cancelled { throw .cancelled }
      return journey.map { ApplicationDetail(journey: $0, documents: .failure(error)) }
    }
  }

  private func documents(
    of id: Application.ID,
    _ policy: FetchPolicy
  ) async -> Result<Fetched<EntryList<ApplicationDocument>>, ServiceError> {
    do throws(ServiceError) { return .success(try await repository.documents(of: id, policy)) } catch {
      return .failure(error)
    }
  }
}

/// Uploads a file and registers it as a document of an application.
public struct UploadDocument: Sendable {
  private let repository: any ApplicationRepository
  private let files: any UploadFiles
  private let send: SendFile
  private let turns: AccountTurns

  /// Makes the use case.
  ///
  /// - Parameters:
  ///   - repository: Registers documents.
  ///   - files: Gives files of the user.
  ///   - uploader: Sends files.
  ///   - turns: Lets one command at a time check and change the account; free ones where the caller has its turn.
  public init(
    repository: any ApplicationRepository,
    files: any UploadFiles,
    uploader: any FileUploader,
    turns: AccountTurns = .free
  ) {
    self.repository = repository
    self.files = files
    self.turns = turns
    send = SendFile(uploader: uploader)
  }

  /// The problem with a file, found by its size, its name and its first bytes while a form is filled in.
  ///
  /// - Parameter path: The path of the file.
  /// - Returns: `nil` for a file that the service takes.
  public func problem(with path: String) -> UploadFileError? { files.problem(with: path) }

  /// Uploads a file, and registers it once it was stored.
  ///
  /// A file that the application has already is not sent. Nothing is tried again that the service may have done.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - type: The kind of document.
  ///   - id: The application.
  /// - Returns: The document.
  /// - Throws: ``UploadDocumentError`` with what is known about the file at the service.
  public func callAsFunction(
    _ path: String,
    _ type: ApplicationDocumentType,
    to id: Application.ID
  ) async throws(UploadDocumentError) -> ApplicationDocument {
    let file: UploadFile
    do throws(UploadFileError) { file = try await files.file(at: path) } catch { throw .file(error) }
    return try await turns.take { () async throws(UploadDocumentError) in
      try await upload(file, type, to: id)
    }
  }

  private func upload(
    _ file: UploadFile,
    _ type: ApplicationDocumentType,
    to id: Application.ID
  ) async throws(UploadDocumentError) -> ApplicationDocument {
    let known: Fetched<EntryList<ApplicationDocument>>
    do throws(ServiceError) { known = try await repository.documents(of: id, .current) } catch {
      throw .upload(.service(error))
    }
    // The service refuses a file that it has in a document that could not be read.
    guard !known.value.contains(where: { $0.checksum == file.checksum }) else { throw .alreadyThere }
    let objectKey: String
    do throws(UploadError) {
      objectKey = try await send(file) { () throws(ServiceError) in
        try await repository.uploadAddress(for: file, type, of: id)
      }
    } catch {
      throw .upload(error)
    }
    do throws(ServiceError) {
      return try await repository.register(file, type, objectKey: objectKey, of: id)
    } catch {
      if case .rejected("duplicate_application_document", _) = error { throw .alreadyThere }
      throw .notRegistered(error)
    }
  }
}

/// Why a document was not added to an application.
public enum UploadDocumentError: Error, Hashable, Sendable {
  /// The file cannot be uploaded; nothing was sent.
  ///
  /// ## Troubleshooting
  /// See the case of ``/DomainKernel/UploadFileError``.
  case file(UploadFileError)

  /// The application has a document with the same content.
  ///
  /// ## Troubleshooting
  /// List the documents.
  case alreadyThere

  /// The file was not stored.
  ///
  /// ## Troubleshooting
  /// See the case of ``/DomainKernel/UploadError``, then try again.
  case upload(UploadError)

  /// The file was stored, but not registered as a document, or nobody knows whether it was.
  ///
  /// ## Troubleshooting
  /// List the documents; try again when it is not among them.
  case notRegistered(ServiceError)

  /// The command did not get its turn on this computer; nothing was sent.
  ///
  /// ## Troubleshooting
  /// See the case of ``/DomainKernel/PersistenceError``.
  case persistence(PersistenceError)
}

extension UploadDocumentError: TurnFailure {
  static var interrupted: UploadDocumentError { .upload(.service(.cancelled)) }
}

/// Accepts or declines an offer.
public struct DecideOffer: Sendable {
  private let repository: any ApplicationRepository
  private let turns: AccountTurns

  /// Makes the use case.
  ///
  /// - Parameters:
  ///   - repository: Changes applications.
  ///   - turns: Lets one command at a time check and change the account.
  public init(repository: any ApplicationRepository, turns: AccountTurns = .free) {
    self.repository = repository
    self.turns = turns
  }

  /// Sends a decision, once, where there is an offer to decide about.
  ///
  /// - Parameters:
  ///   - decision: What the user decided.
  ///   - id: The application.
  /// - Returns: The application after the decision.
  /// - Throws: ``DecideOfferError`` with what is known about the decision at the service.
  public func callAsFunction(
    _ decision: OfferDecision,
    of id: Application.ID
  ) async throws(DecideOfferError) -> Application {
    try await turns.take { () async throws(DecideOfferError) in
      try await check(id)
      return try await send(decision, of: id)
    }
  }

  /// Fails where the service says that there is no offer; a status that this version does not know is left to it.
  private func check(_ id: Application.ID) async throws(DecideOfferError) {
    let journey: Fetched<Journey>
    do throws(ServiceError) { journey = try await repository.journey(of: id, .current) } catch {
      throw .service(error)
    }
    let status = journey.value.application.status
    guard journey.provenance.kind != .stored, status != .offered, ApplicationStatus.known.contains(status)
    else {
      return
    }
    throw .noOffer
  }

  private func send(
    _ decision: OfferDecision,
    of id: Application.ID
  ) async throws(DecideOfferError) -> Application {
    do throws(ServiceError) {
      return try await repository.decide(decision, of: id)
    } catch {
      switch error {
      case .rejected("offer_not_available", _): throw .noOffer
      case _ where error.mayFollowChange: throw .unknownOutcome(error)
      default: throw .service(error)
      }
    }
  }
}

/// Why a decision about an offer is not known to be made.
public enum DecideOfferError: Error, Hashable, Sendable {
  /// There is no offer: it is not made yet, or it was decided about already.
  ///
  /// ## Troubleshooting
  /// Open the application.
  case noOffer

  /// The decision was not sent, or the service refused it.
  ///
  /// ## Troubleshooting
  /// See the case of ``/DomainKernel/ServiceError``.
  case service(ServiceError)

  /// The decision was sent, and nobody knows whether the service made it.
  ///
  /// ## Troubleshooting
  /// Open the application before trying again.
  case unknownOutcome(ServiceError)

  /// The command did not get its turn on this computer; nothing was sent.
  ///
  /// ## Troubleshooting
  /// See the case of ``/DomainKernel/PersistenceError``.
  case persistence(PersistenceError)
}

extension DecideOfferError: TurnFailure {
  static var interrupted: DecideOfferError { .service(.cancelled) }
}
