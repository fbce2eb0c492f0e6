public import DomainKernel

/// The steps of a verification.
///
/// What a step depends on is read before the user is asked, and read again in the turn in which it is taken: another
/// command may have taken it in the meantime.
extension ManageVerification {
  // MARK: - The session

  /// Starts a session where there is none, or the last was rejected.
  ///
  /// - Parameter confirm: Asks whether a session that is neither may be hidden by a new one.
  /// - Returns: The new session.
  /// - Throws: ``VerificationError/declined`` when the user declines, ``VerificationError/sessionExists(_:)`` when
  ///   another command has started one in the meantime; another ``VerificationError`` when the session was not started.
  public func start(
    confirm: Confirmation<VerificationSession>
  ) async throws(VerificationError) -> VerificationSession {
    let before = try await present().session
    if let before, before.status != .rejected {
      guard try await confirm(before) else { throw .declined }
    }
    let started = try await inTurn { () async throws(VerificationError) in
      let session = try await present().session
      guard session?.id == before?.id else { throw .sessionExists(session?.status) }
      return try await change { [verification] () async throws(ServiceError) in
        try await verification.start()
      }
    }
    guard let session = started.session else { throw .unknownOutcome(.malformed(.nothingUsable)) }
    return session
  }

  // MARK: - Documents

  /// The problem with a file, found by its size, its name and its first bytes while a form is filled in.
  ///
  /// - Parameter path: The file.
  /// - Returns: `nil` for a file that the service takes.
  public func problem(with path: String) -> UploadFileError? { files.problem(with: path) }

  /// Uploads a document to the newest session: the file is sent, then registered.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - type: The type of the document.
  ///   - confirm: Asks whether another document of a type may be added that the session has already: the service
  ///     removes none.
  /// - Returns: The file that was uploaded.
  /// - Throws: ``VerificationError/declined`` when the user declines, ``VerificationError/documentExists(_:)`` when
  ///   another command has added one in the meantime; another ``VerificationError`` when the document was not
  ///   registered.
  public func upload(
    _ path: String,
    as type: IdentityDocument.Kind,
    confirm: Confirmation<IdentityDocument>
  ) async throws(VerificationError) -> UploadFile {
    let file: UploadFile
    do throws(UploadFileError) { file = try await files.file(at: path) } catch { throw .file(error) }
    let before = try await place(for: type).document
    if let before {
      guard try await confirm(before) else { throw .declined }
    }
    return try await inTurn { () async throws(VerificationError) in
      let place = try await place(for: type)
      guard place.document?.id == before?.id else { throw .documentExists(type) }
      try await upload(file, as: type, to: place.session)
      return file
    }
  }

  private func upload(
    _ file: UploadFile,
    as type: IdentityDocument.Kind,
    to session: VerificationSession.ID
  ) async throws(VerificationError) {
    let key: String
    do throws(UploadError) {
      key = try await send(file) { () async throws(ServiceError) in
        try await verification.uploadAddress(for: type, file, in: session)
      }
    } catch {
      if case .service(let error) = error { throw VerificationError(error, changes: false) }
      throw .upload(error)
    }
    try await change { [verification] () async throws(ServiceError) in
      try await verification.register(type, file, as: key, in: session)
    }
  }

  /// The session that takes a document, and the document of the type that it has and the service has not rejected.
  private struct Place {
    let session: VerificationSession.ID
    let document: IdentityDocument?
  }

  private func place(for type: IdentityDocument.Kind) async throws(VerificationError) -> Place {
    let checklist = try await confirmed { [verification] () async throws(ServiceError) in
      try await verification.checklist(.current)
    }
    return Place(
      session: try Self.open(checklist.session).id,
      document: checklist.documents.first {
        $0.type == type && $0.id != nil && $0.status != .missing && $0.status != .rejected
      }
    )
  }

  // MARK: - Submission

  /// The outcome of a submission.
  public enum Submission: Hashable, Sendable {
    /// It was submitted now; the required documents that the service still misses, `nil` when it did not tell.
    case submitted(VerificationSession, missing: [IdentityDocument.Kind]?)
    /// It was submitted before; nothing was sent.
    case alreadySubmitted(VerificationSession)
  }

  /// Submits the newest session, unless that happened before.
  ///
  /// - Parameter confirm: Asks whether the session may be submitted.
  /// - Returns: The session.
  /// - Throws: ``VerificationError/declined`` when the user declines, ``VerificationError/sessionExists(_:)`` when
  ///   another command has started another session in the meantime; another ``VerificationError`` when the session was
  ///   not submitted.
  public func submit(
    confirm: Confirmation<VerificationSession>
  ) async throws(VerificationError) -> Submission {
    let before = try await openSession()
    if before.isSubmitted { return await alreadySubmitted(before) }
    guard try await confirm(before) else { throw .declined }
    return try await inTurn { () async throws(VerificationError) in
      let session = try await openSession()
      guard session.id == before.id else { throw .sessionExists(session.status) }
      if session.isSubmitted { return await alreadySubmitted(session) }
      let status = try await change { [verification] () async throws(ServiceError) in
        try await verification.submit(session.id)
      }
      guard let submitted = status.session else { throw .unknownOutcome(.malformed(.nothingUsable)) }
      return .submitted(submitted, missing: await missing(in: submitted))
    }
  }

  /// The outcome where the service has the submission: its answer may have been lost, and what is stored be older.
  private func alreadySubmitted(_ session: VerificationSession) async -> Submission {
    await verification.refreshStored(of: session.id)
    return .alreadySubmitted(session)
  }

  /// The required documents that the service misses now; `nil` when it does not tell.
  private func missing(in session: VerificationSession) async -> [IdentityDocument.Kind]? {
    do throws(ServiceError) {
      let checklist = try await verification.checklist(.current)
      guard checklist.provenance.kind != .stored, checklist.value.session?.id == session.id else {
        return nil
      }
      // That none is missing is not known where one could not be read.
      let missing = checklist.missing
      return missing.isEmpty && !checklist.isWhole ? nil : missing
    } catch {
      // monorepo:allow swallowed-error: the session is submitted all the same, and the checklist tells
      return nil
    }
  }

  // MARK: - The final request

  /// Requests the final verification of the newest session, unless that happened before.
  ///
  /// - Parameter note: A note for the operator.
  /// - Returns: The request, and whether it is new; nothing is sent for one that is there.
  /// - Throws: ``VerificationError`` when it was not made.
  public func requestReview(_ note: ReviewNote?) async throws(VerificationError) -> FinalRequestReceipt {
    try await inTurn { () async throws(VerificationError) in
      let profile = try await confirmed { [profiles] () async throws(ServiceError) in
        try await profiles.profile(.current)
      }
      if case .value(let request)? = profile.progress?.finalRequest {
        await verification.refreshStored(of: profile.progress?.session.value)
        return FinalRequestReceipt(request: request, isNew: false)
      }
      return try await change { [verification] () async throws(ServiceError) in
        try await verification.requestReview(note)
      }
    }
  }

  // MARK: - Parts

  /// Checks and changes something while no other command does.
  private func inTurn<Value>(
    _ operation: () async throws(VerificationError) -> Value
  ) async throws(VerificationError) -> Value {
    try await turns.take(operation)
  }

  /// The session that takes changes.
  private func openSession() async throws(VerificationError) -> VerificationSession {
    try Self.open(try await present().session)
  }

  private static func open(
    _ session: VerificationSession?
  ) throws(VerificationError) -> VerificationSession {
    guard let session else { throw .sessionRequired }
    if session.status == .verified || session.status == .rejected { throw .sessionLocked }
    return session
  }

  /// The state that the service has just confirmed.
  private func present() async throws(VerificationError) -> VerificationStatus {
    try await confirmed { [verification] () async throws(ServiceError) in
      try await verification.status(.current)
    }
  }

  /// An answer of the service, not one that is only stored.
  private func confirmed<Value: Sendable>(
    _ read: () async throws(ServiceError) -> Fetched<Value>
  ) async throws(VerificationError) -> Value {
    let answer: Fetched<Value>
    do throws(ServiceError) { answer = try await read() } catch {
      throw VerificationError(error, changes: false)
    }
    guard answer.provenance.kind != .stored else {
      throw .service(ServiceError(answer.provenance.staleness))
    }
    return answer.value
  }

  private func change<Value: Sendable>(
    _ operation: @Sendable () async throws(ServiceError) -> Value
  ) async throws(VerificationError) -> Value {
    do throws(ServiceError) { return try await operation() } catch {
      throw VerificationError(error, changes: true)
    }
  }
}

extension VerificationSession {
  fileprivate var isSubmitted: Bool { status == .submitted || status == .manualReview }
}
