public import DomainKernel

/// Shows the user's verification, and takes it further, one step at a time.
///
/// Before a change the service is asked for the present session: an answer from the store confirms nothing, and a new
/// session would hide a verified one without a warning of the service.
public struct ManageVerification: Sendable {
  /// Asks the user whether something may be done.
  public typealias Confirmation<Subject> = (Subject) async throws(VerificationError) -> Bool

  private let verification: any VerificationRepository
  private let profiles: any ProfileRepository
  private let files: any UploadFiles
  private let send: SendFile

  /// Makes the use case.
  ///
  /// - Parameters:
  ///   - verification: Gives the state of the verification, and takes it further.
  ///   - profiles: Gives the profile, which knows the final request.
  ///   - files: Gives the files of the user.
  ///   - uploader: Sends files.
  public init(
    verification: any VerificationRepository,
    profiles: any ProfileRepository,
    files: any UploadFiles,
    uploader: any FileUploader
  ) {
    self.verification = verification
    self.profiles = profiles
    self.files = files
    send = SendFile(uploader: uploader)
  }

  // MARK: - Reading

  /// Gives the checklist with the final request and the history.
  ///
  /// - Parameter policy: How fresh they should be.
  /// - Returns: The overview, as stale as its stalest part; a part that could not be loaded says why.
  /// - Throws: ``/DomainKernel/ServiceError`` when the checklist cannot be loaded.
  public func overview(
    _ policy: FetchPolicy
  ) async throws(ServiceError) -> Fetched<VerificationOverview> {
    let checklist = try await verification.checklist(policy)
    var provenance = checklist.provenance
    guard let session = checklist.value.session else {
      let overview = VerificationOverview(
        checklist: checklist.value,
        finalRequest: .success(.absent),
        events: .success([])
      )
      return Fetched(overview, provenance: provenance)
    }
    async let profile = profile(policy)
    let events = await history(of: session.id, policy)
    let finalRequest = await profile.map { profile in
      provenance = provenance.combined(with: profile.provenance)
      let progress = profile.value.progress
      // The request of another session says nothing about this one.
      return progress?.session.value == session.id ? progress?.finalRequest ?? .unknown : .unknown
    }
    let overview = VerificationOverview(
      checklist: checklist.value,
      finalRequest: finalRequest,
      events: events.map { events in
        provenance = provenance.combined(with: events.provenance)
        return events.value
      }
    )
    return Fetched(overview, provenance: provenance)
  }

  /// Gives the history of the newest session.
  ///
  /// - Parameter policy: How fresh it should be.
  /// - Returns: The events, oldest first; none without a session.
  /// - Throws: ``/DomainKernel/ServiceError`` when neither the service nor the store can give it.
  public func history(_ policy: FetchPolicy) async throws(ServiceError) -> Fetched<[VerificationEvent]> {
    let status = try await verification.status(policy)
    guard let session = status.value.session else { return status.map { _ in [] } }
    let events = try await verification.history(of: session.id, policy)
    return Fetched(events.value, provenance: events.provenance.combined(with: status.provenance))
  }

  private func profile(_ policy: FetchPolicy) async -> Result<Fetched<UserProfile>, ServiceError> {
    do throws(ServiceError) { return .success(try await profiles.profile(policy)) } catch {
      return .failure(error)
    }
  }

  private func history(
    of session: VerificationSession.ID,
    _ policy: FetchPolicy
  ) async -> Result<Fetched<[VerificationEvent]>, ServiceError> {
    do throws(ServiceError) { return .success(try await verification.history(of: session, policy)) } catch {
      return .failure(error)
    }
  }

  // MARK: - Steps

  /// Starts a session where there is none, or the last was rejected.
  ///
  /// - Parameter confirm: Asks whether a session that is neither may be hidden by a new one.
  /// - Returns: The new session.
  /// - Throws: ``VerificationError/declined`` when the user declines; another ``VerificationError`` when the session
  ///   was not started.
  public func start(
    confirm: Confirmation<VerificationSession>
  ) async throws(VerificationError) -> VerificationSession {
    if let session = try await present().session, session.status != .rejected {
      guard try await confirm(session) else { throw .declined }
    }
    let started = try await change { [verification] () async throws(ServiceError) in
      try await verification.start()
    }
    guard let session = started.session else { throw .unknownOutcome(.malformed(.nothingUsable)) }
    return session
  }

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
  /// - Returns: The file that was uploaded.
  /// - Throws: ``VerificationError`` when the document was not registered.
  public func upload(
    _ path: String,
    as type: IdentityDocument.Kind
  ) async throws(VerificationError) -> UploadFile {
    let file: UploadFile
    do throws(UploadFileError) { file = try await files.file(at: path) } catch { throw .file(error) }
    let session = try await openSession()
    let key: String
    do throws(UploadError) {
      key = try await send(file) { () async throws(ServiceError) in
        try await verification.uploadAddress(for: type, file, in: session.id)
      }
    } catch {
      if case .service(let error) = error { throw VerificationError(error, changes: false) }
      throw .upload(error)
    }
    try await change { [verification] () async throws(ServiceError) in
      try await verification.register(type, file, as: key, in: session.id)
    }
    return file
  }

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
  /// - Throws: ``VerificationError/declined`` when the user declines; another ``VerificationError`` when the session
  ///   was not submitted.
  public func submit(
    confirm: Confirmation<VerificationSession>
  ) async throws(VerificationError) -> Submission {
    let session = try await openSession()
    if session.status == .submitted || session.status == .manualReview { return .alreadySubmitted(session) }
    guard try await confirm(session) else { throw .declined }
    let status = try await change { [verification] () async throws(ServiceError) in
      try await verification.submit(session.id)
    }
    guard let submitted = status.session else { throw .unknownOutcome(.malformed(.nothingUsable)) }
    return .submitted(submitted, missing: await missing(in: submitted))
  }

  /// The required documents that the service misses now; `nil` when it does not tell.
  private func missing(in session: VerificationSession) async -> [IdentityDocument.Kind]? {
    do throws(ServiceError) {
      let checklist = try await verification.checklist(.networkFirst)
      guard checklist.provenance.kind != .stored, checklist.value.session?.id == session.id else {
        return nil
      }
      return checklist.value.missing
    } catch {
      // The session is submitted nevertheless; the checklist says what is missing.
      return nil
    }
  }

  /// Requests the final verification of the newest session.
  ///
  /// - Parameter note: A note for the operator.
  /// - Returns: The request, and whether it is new.
  /// - Throws: ``VerificationError`` when it was not made.
  public func requestReview(_ note: ReviewNote?) async throws(VerificationError) -> FinalRequestReceipt {
    try await change { [verification] () async throws(ServiceError) in
      try await verification.requestReview(note)
    }
  }

  // MARK: - Parts

  /// The session that takes changes.
  private func openSession() async throws(VerificationError) -> VerificationSession {
    guard let session = try await present().session else { throw .sessionRequired }
    if session.status == .verified || session.status == .rejected { throw .sessionLocked }
    return session
  }

  /// The state that the service has just confirmed.
  private func present() async throws(VerificationError) -> VerificationStatus {
    let status: Fetched<VerificationStatus>
    do throws(ServiceError) {
      status = try await verification.status(.networkFirst)
    } catch {
      throw VerificationError(error, changes: false)
    }
    guard status.provenance.kind != .stored else {
      throw .service(status.provenance.staleness.map(\.serviceError) ?? .unavailable)
    }
    return status.value
  }

  private func change<Value: Sendable>(
    _ operation: @Sendable () async throws(ServiceError) -> Value
  ) async throws(VerificationError) -> Value {
    do throws(ServiceError) { return try await operation() } catch {
      throw VerificationError(error, changes: true)
    }
  }
}

extension StaleReason {
  /// The error for which a stored answer stands in.
  fileprivate var serviceError: ServiceError {
    switch self {
    case .offline, .notChecked: .offline
    case .connectionLost: .connectionLost
    case .timedOut, .noAnswerYet: .timedOut
    case .rateLimited(let until): .rateLimited(until: until)
    case .malformed, .suspicious: .malformed(.nothingUsable)
    case .webPage: .malformed(.webPage)
    case .signInNeeded, .tokenUnreadable: .signInNeeded
    case .refused: .rejected(code: nil, message: nil)
    case .unavailable, .beingChecked, .missing: .unavailable
    }
  }
}
