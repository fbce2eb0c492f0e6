import CareersDomain
import CareersFakes
import DomainKernel
import OutboxFakes
import Testing

@Suite(.timeLimit(.minutes(5))) struct ListWaitingApplicationsTests {
  private let outbox = FakeOutbox(now: { CareersSamples.fetchedAt })
  private let queue = OutboxQueue(area: "careers", account: "anna")

  private func waiting(in queue: OutboxQueue?) async throws -> [WaitingApplication] {
    try await ListWaitingApplications(outbox: outbox) { queue }()
  }

  private func add(_ kind: String, _ subject: String, in queue: OutboxQueue, name: String? = nil) async throws
    -> OutboxEntry.ID
  {
    try await outbox.add(try OutboxDraft(kind, of: subject, in: queue, name: name)).entry.id
  }

  @Test func `applications of the account in the outbox are listed in their order, with their states`()
    async throws
  {
    let first = try await add(JobApplySender.outboxKind, "job_1", in: queue, name: "Welder")
    _ = try await add("job.save", "job_2", in: queue)
    let refused = try await add(JobApplySender.outboxKind, "job_3", in: queue)
    let other = OutboxQueue(area: "careers", account: "bo")
    _ = try await add(JobApplySender.outboxKind, "job_4", in: other)
    let last = try await add(JobApplySender.outboxKind, "job_5", in: queue)
    try await outbox.refuse(refused, OutboxRefusal(.notFound, at: CareersSamples.fetchedAt))

    #expect(
      try await waiting(in: queue) == [
        WaitingApplication(id: first, job: Job.ID(rawValue: "job_1"), title: "Welder"),
        WaitingApplication(id: refused, job: Job.ID(rawValue: "job_3"), state: .refused),
        WaitingApplication(id: last, job: Job.ID(rawValue: "job_5")),
      ]
    )
  }

  @Test func `an application that was sent and is not confirmed is told from one that waits`() async throws {
    let sent = try await add(JobApplySender.outboxKind, "job_1", in: queue)
    let unsent = try await add(JobApplySender.outboxKind, "job_2", in: queue)
    _ = try await outbox.finish([], beginning: [sent], at: CareersSamples.fetchedAt)

    let waiting = try await waiting(in: queue)

    #expect(waiting.map(\.id) == [sent, unsent])
    #expect(waiting.map(\.state) == [.unconfirmed, .unsent])
  }

  @Test func `an application has its job as that is stored`() async throws {
    _ = try await add(JobApplySender.outboxKind, CareersSamples.welder.id.rawValue, in: queue)
    _ = try await add(JobApplySender.outboxKind, "job_2", in: queue)
    let queue = queue
    let list = ListWaitingApplications(outbox: outbox) {
      queue
    } find: { ids in
      [CareersSamples.welder].filter { ids.contains($0.id) }
    }

    #expect(try await list().map(\.details) == [CareersSamples.welder, nil])
  }

  @Test func `without an account nothing waits`() async throws {
    _ = try await add(JobApplySender.outboxKind, "job_1", in: queue)
    #expect(try await waiting(in: nil).isEmpty)
  }
}
