public import DomainKernel

/// Applies for a job, with a note and a CV.
///
/// An application joins the queue of the account, and the queue is sent: what waits goes first, a process
/// that is killed loses nothing, and an application with its note waits where it cannot be sent, as without a
/// connection or after the end of the session. A CV belongs to an application, so that the application is
/// made first: when the CV cannot be uploaded then, the application stays, and the CV can be uploaded later.
public struct ApplyForJob: Sendable {
  private let repository: any JobRepository
  private let sender: JobApplySender
  private let files: any UploadFiles
  private let outbox: any OutboxDelivery
  private let drain: DrainOutbox
  private let account: ChangeSaved.Account
  private let turns: AccountTurns

  /// Makes the use case.
  ///
  /// - Parameters:
  ///   - repository: Gives jobs.
  ///   - sender: Sends applications.
  ///   - files: Gives files of the user.
  ///   - outbox: Keeps applications until the service has them.
  ///   - drain: Sends a queue of the outbox.
  ///   - account: Gives the queue of the account that is signed in, and its senders; throws where nobody is.
  ///   - turns: Lets one command at a time check and change the account; the sender needs none of its own.
  public init(
    repository: any JobRepository,
    sender: JobApplySender,
    files: any UploadFiles,
    outbox: any OutboxDelivery,
    drain: DrainOutbox,
    account: @escaping ChangeSaved.Account,
    turns: AccountTurns = .free
  ) {
    self.turns = turns
    self.repository = repository
    self.sender = sender
    self.files = files
    self.outbox = outbox
    self.drain = drain
    self.account = account
  }

  // MARK: - Before the application

  /// Gives the job to apply for, so that the user can check it.
  ///
  /// - Parameters:
  ///   - id: The job.
  ///   - policy: How fresh it should be.
  /// - Returns: The job.
  /// - Throws: ``/DomainKernel/ServiceError/signInNeeded`` where the service says that the user is a guest, and
  ///   ``/DomainKernel/ServiceError/notFound`` for a job that is not published; otherwise as
  ///   ``JobRepository/job(_:_:)`` does.
  public func job(_ id: Job.ID, _ policy: FetchPolicy) async throws(ServiceError) -> JobDetail {
    guard id.isWellFormed else { throw .notFound }
    let detail = try await repository.job(id, policy).value
    guard detail.job.publication.isPublished != false else { throw .notFound }
    guard detail.job.viewer?.applying != .afterSignIn else { throw .signInNeeded }
    return detail
  }

  /// The application of the user that the service has for a job, as far as it is stored; no connection is made.
  ///
  /// One that a newer list of the service lacks is none; where the service has it, another changes nothing.
  ///
  /// - Parameter job: The job.
  /// - Returns: The application; `nil` where none is known.
  public func sent(_ job: Job.ID) async -> SentApplication? { await sender.applied.listed(for: job) }

  /// The application for a job that stands in the outbox, of the account that is signed in.
  ///
  /// - Parameter job: The job.
  /// - Returns: The application that was stored last; `nil` for none, or where nobody is signed in.
  /// - Throws: ``/DomainKernel/SubmissionError`` when the outbox cannot be read, or nobody can tell whose
  ///   applications wait.
  public func pending(_ job: Job.ID) async throws(SubmissionError) -> PendingApplication? {
    let queue: OutboxQueue
    do throws(ServiceError) { queue = try await account().queue } catch {
      guard error == .signInNeeded else { throw .service(error) }
      return nil
    }
    let waiting: [OutboxEntry]
    do throws(PersistenceError) { waiting = try await entries(for: job, in: queue) } catch {
      throw .persistence(error)
    }
    return waiting.last.map {
      PendingApplication($0.id, state: $0.pendingState, hasCV: JobApplySender.hasCV($0.draft))
    }
  }

  /// The problem with a file as a CV, found by its size, its name and its first bytes while a form is filled in.
  ///
  /// - Parameter path: The path as the user wrote it.
  /// - Returns: `nil` for a file that the service takes.
  public func problem(withCV path: String) -> UploadFileError? { files.problem(with: path) }

  /// Reads and checks a CV before anything is sent.
  ///
  /// - Parameter path: The path as the user wrote it.
  /// - Returns: The CV.
  /// - Throws: ``/DomainKernel/UploadFileError`` when it cannot be read, or the service would refuse it.
  public func cv(at path: String) async throws(UploadFileError) -> JobApplicationCV {
    let file = try await files.file(at: path)
    return JobApplicationCV(path: files.absolutePath(of: path), checksum: file.checksum)
  }

  // MARK: - The application

  /// Applies, after the user has confirmed it.
  ///
  /// An application for the job that was refused, or whose outcome is unknown, is replaced; one that was never sent is
  /// not.
  ///
  /// - Parameters:
  ///   - job: The job; an id that is not well formed is one that the service does not have.
  ///   - note: A note to the employer.
  ///   - cv: The CV; `nil` for none.
  ///   - name: The title of the job, for lists of changes; `nil` when it is not known.
  ///   - isOffline: Whether it must wait without an attempt to send it.
  /// - Returns: The application, or that it waits.
  /// - Throws: ``ApplyError`` when the application was not stored, or the service did not confirm it; with
  ///   ``ApplyError/unconfirmed(_:_:)`` and ``ApplyError/leftInOutbox(_:_:)`` it stays in the outbox,
  ///   otherwise nothing does.
  public func callAsFunction(
    to job: Job.ID,
    note: ApplicationNote?,
    cv: JobApplicationCV?,
    name: String? = nil,
    isOffline: Bool = false
  ) async throws(ApplyError) -> JobApplicationResult {
    guard job.isWellFormed else { throw .service(.notFound) }
    let route: OutboxRoute
    do throws(ServiceError) { route = try await account() } catch { throw .service(error) }
    if isOffline, let sent = await sent(job) {
      return .sent(JobApplicationOutcome(application: sent, cv: .unknown))
    }
    return try await turns.take { () async throws(ApplyError) in
      try await makeWay(for: job, withCV: cv != nil, in: route.queue, isOffline: isOffline)
      let outbox = outbox
      let entry = try await stored { () throws(PersistenceError) in
        try await outbox.store(JobApplySender.draft(job, note, cv, in: route.queue, name: name))
      }
      guard !isOffline else { return .waiting(.service(.offline)) }
      await sender.findEarlier(of: entry)
      return try await send(entry, route)
    }
  }

  private func entries(for job: Job.ID, in queue: OutboxQueue) async throws(PersistenceError) -> [OutboxEntry]
  {
    try await outbox.entries(in: queue).filter {
      $0.draft.kind == JobApplySender.outboxKind && $0.draft.subject.idKey == job.rawValue
    }
  }

  /// Removes what another application for the job replaces.
  ///
  /// One with a CV whose outcome is unknown stays where the other has none: its CV would be lost.
  private func makeWay(
    for job: Job.ID,
    withCV: Bool,
    in queue: OutboxQueue,
    isOffline: Bool
  ) async throws(ApplyError) {
    let outbox = outbox
    let earlier = try await stored { () throws(PersistenceError) in try await entries(for: job, in: queue) }
    if let waiting = earlier.first(where: { isOffline ? $0.refusal == nil : $0.isUnsent }) {
      throw .alreadyWaits(waiting.id)
    }
    let replaced = earlier.filter { $0.refusal != nil || withCV || !JobApplySender.hasCV($0.draft) }
    guard let first = replaced.first else { return }
    // Another process may be sending it.
    guard let claim = try await stored({ () throws(PersistenceError) in try await outbox.claim(queue) })
    else {
      throw .alreadyWaits(first.id)
    }
    defer { claim.release() }
    try await stored { () throws(PersistenceError) in try await outbox.remove(replaced.map(\.id)) }
  }

  private func send(_ entry: OutboxEntry, _ route: OutboxRoute) async throws(ApplyError)
    -> JobApplicationResult
  {
    let attended = AttendedApplication(entry.id, sender)
    let senders = route.senders.merging([JobApplySender.outboxKind: attended]) { _, attended in attended }
    let outbox = outbox
    let stop: OutboxDrain.Stop?
    do throws(PersistenceError) {
      stop = try await drain.drain(OutboxRoute(route.queue, senders: senders)).stop
    } catch {
      if attended.outcome == nil, attended.didNothing {
        return try await end(entry, with: .persistence(error))
      }
      // What may have been sent stays, and a later delivery asks for it.
      stop = .store(error)
    }
    if let outcome = attended.outcome { return .sent(outcome) }
    guard let left = try await find(entry) else { return await sentByAnother(entry, stop) }
    if let error = left.refusal?.serviceError {
      await outbox.dropRefused(entry.id)
      throw .service(error)
    }
    guard case .service(let error)? = stop else { return .waiting(stop, wasSent: !left.isUnsent) }
    if case .sending = left.state { throw .unconfirmed(left.id, error) }
    guard left.isUnsent, isEnded(entry, by: error) else { return .waiting(stop, wasSent: !left.isUnsent) }
    return try await end(entry, with: .service(error))
  }

  /// Whether an attempt ends with an error, and nothing waits: the service refused it, or did nothing, and
  /// the file of a CV may be another one later.
  private func isEnded(_ entry: OutboxEntry, by error: ServiceError) -> Bool {
    switch error.failedChange {
    case .unconnected, .notTaken: JobApplySender.hasCV(entry.draft)
    case .refused: true
    case .untold: error == .cancelled
    case .answered, .unanswered: false
    }
  }

  /// The entry as it is in the outbox now; where that cannot be read, it may still be there.
  private func find(_ entry: OutboxEntry) async throws(ApplyError) -> OutboxEntry? {
    do throws(PersistenceError) { return try await outbox.entry(entry.id) } catch {
      throw .leftInOutbox(entry.id, error)
    }
  }

  /// Removes an application of which the user is told that nothing waits; where it cannot be removed, that is told.
  private func end(
    _ entry: OutboxEntry,
    with error: ApplyError
  ) async throws(ApplyError) -> JobApplicationResult {
    let outcome: OutboxDrop
    do throws(PersistenceError) { outcome = try await DropChange(outbox: outbox)(entry.id) } catch {
      throw .leftInOutbox(entry.id, error)
    }
    switch outcome {
    case .dropped: throw error
    case .missing: return await sentByAnother(entry, nil)
    case .underWay: return .waiting(.beingSent)
    }
  }

  /// The application that another process has taken from the queue.
  private func sentByAnother(_ entry: OutboxEntry, _ stop: OutboxDrain.Stop?) async -> JobApplicationResult {
    let job = Job.ID(rawValue: entry.draft.subject)
    guard let sent = await sender.applied.application(for: job) else { return .waiting(stop) }
    let made = SentApplication(id: sent.id, isNew: true, note: sent.note, createdAt: sent.createdAt)
    return .sent(
      JobApplicationOutcome(application: made, cv: JobApplySender.hasCV(entry.draft) ? .uploaded : .none)
    )
  }

  private func stored<Value>(
    _ operation: () async throws(PersistenceError) -> Value
  ) async throws(ApplyError) -> Value {
    do throws(PersistenceError) { return try await operation() } catch { throw .persistence(error) }
  }
}
