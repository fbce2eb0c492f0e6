public import DomainKernel

/// An application that stands in the outbox, as the service is not known to have it.
public struct WaitingApplication: Hashable, Sendable, Identifiable {
  /// The entry of the outbox.
  public let id: OutboxEntry.ID
  /// The job.
  public let job: Job.ID
  /// The title of the job; `nil` when it was not known.
  public let title: String?
  /// How far it is.
  public let state: PendingState
  /// The job as it is stored; `nil` where it is not.
  public let details: Job?

  /// Describes an application.
  ///
  /// - Parameters:
  ///   - id: The entry of the outbox.
  ///   - job: The job.
  ///   - title: The title of the job.
  ///   - state: How far it is.
  ///   - details: The job as it is stored; `nil` where it is not.
  public init(
    id: OutboxEntry.ID,
    job: Job.ID,
    title: String? = nil,
    state: PendingState = .unsent,
    details: Job? = nil
  ) {
    self.id = id
    self.job = job
    self.title = title
    self.state = state
    self.details = details
  }
}

/// Lists the applications of the account in the outbox, so that a list of applications can show them.
public struct ListWaitingApplications: Sendable {
  private let outbox: any OutboxDelivery
  private let queue: @Sendable () -> OutboxQueue?
  private let find: @Sendable ([Job.ID]) async -> [Job]

  /// Makes the use case.
  ///
  /// - Parameters:
  ///   - outbox: The outbox.
  ///   - queue: The queue of the account that is signed in; `nil` where nobody is, or nothing was ever stored.
  ///   - find: Finds jobs in what is stored; no connection is made.
  public init(
    outbox: any OutboxDelivery,
    queue: @escaping @Sendable () -> OutboxQueue?,
    find: @escaping @Sendable ([Job.ID]) async -> [Job] = { _ in [] }
  ) {
    self.outbox = outbox
    self.queue = queue
    self.find = find
  }

  /// Lists them in the order in which they were made; those that were refused are among them.
  ///
  /// - Returns: The applications.
  /// - Throws: ``/DomainKernel/PersistenceError`` when the outbox cannot be read.
  public func callAsFunction() async throws(PersistenceError) -> [WaitingApplication] {
    guard let queue = queue() else { return [] }
    let entries = try await outbox.entries(in: queue).filter { $0.draft.kind == JobApplySender.outboxKind }
    guard !entries.isEmpty else { return [] }
    let jobs = await find(entries.map { Job.ID(rawValue: $0.draft.subject) })
    return entries.map { entry in
      let job = Job.ID(rawValue: entry.draft.subject)
      return WaitingApplication(
        id: entry.id,
        job: job,
        title: entry.draft.name,
        state: entry.pendingState,
        details: jobs.first { $0.id == job }
      )
    }
  }
}
