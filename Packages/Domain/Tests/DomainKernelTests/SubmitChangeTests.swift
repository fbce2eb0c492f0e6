import DomainKernel
import Foundation
import OutboxFakes
import Testing

@Suite(.timeLimit(.minutes(5))) struct SubmitChangeTests {
  private let queue = OutboxQueue(area: "careers", account: "anna")
  private let outbox = FakeOutbox()
  private let service = FakeOutboxSender()
  private let moment = Date(timeIntervalSince1970: 1_000)

  private func id(_ number: Int) -> OutboxEntry.ID { OutboxEntry.ID(rawValue: number) }

  private func submit(
    _ subject: String,
    isOffline: Bool = false,
    to sender: (any OutboxSender)? = nil
  ) async throws(SubmissionError) -> SubmittedChange {
    let (queue, sender) = (queue, sender ?? service)
    let useCase = SubmitChange(
      outbox: outbox,
      drain: DrainOutbox(outbox: outbox, now: { [moment] in moment }),
      route: { OutboxRoute(queue, senders: ["job.save": sender]) }
    )
    let draft: OutboxDraft
    do throws(PersistenceError) {
      draft = try OutboxDraft("job.save", of: subject, in: queue)
    } catch {
      throw .persistence(error)
    }
    return try await useCase.submit(draft, isOffline: isOffline)
  }

  @Test func `a change that the service takes is done and leaves no entry`() async throws {
    #expect(try await submit("a") == .done(.changed))

    #expect(await service.effects == [id(1)])
    #expect(try await outbox.entries().isEmpty)
  }

  @Test func `a change without a network waits and says why`() async throws {
    await service.fail(id(1), .offline)

    let change = try await submit("a")

    let entry = try #require(try await outbox.entry(id(1)))
    #expect(change == .pending(entry, .service(.offline)))
    #expect(entry.state == .waiting)
  }

  @Test func `a change that is made offline waits without an attempt`() async throws {
    let change = try await submit("a", isOffline: true)

    let entry = try #require(try await outbox.entry(id(1)))
    #expect(change == .pending(entry, .service(.offline)))
    #expect(await service.effects.isEmpty)
  }

  @Test func `what waits already is sent before`() async throws {
    _ = try await submit("a", isOffline: true)

    #expect(try await submit("b") == .done(.changed))

    #expect(await service.effects == [id(1), id(2)])
  }

  @Test func `a change before it that is sent says nothing about the change itself`() async throws {
    _ = try await submit("a", isOffline: true)
    await service.fail(id(2), .offline)

    let change = try await submit("b")

    let entry = try #require(try await outbox.entry(id(2)))
    #expect(change == .pending(entry, .service(.offline)))
    #expect(await service.effects == [id(1)])
  }

  @Test func `a change that another process has just sent is done`() async throws {
    let (outbox, queue, service, sent) = (outbox, queue, service, id(1))
    let stepped = SteppedOutbox(
      outbox: outbox,
      beforeClaim: { () throws(PersistenceError) in
        try await outbox.remove([sent])
      }
    )
    let useCase = SubmitChange(
      outbox: stepped,
      drain: DrainOutbox(outbox: stepped, now: { [moment] in moment }),
      route: { OutboxRoute(queue, senders: ["job.save": service]) }
    )

    #expect(try await useCase.submit(try OutboxDraft("job.save", of: "a", in: queue)) == .done(.changed))
    #expect(await service.effects.isEmpty)
  }

  @Test func `a change waits as it was stored where the outbox cannot tell what became of it`() async throws {
    let damaged = PersistenceError.cannotBeRead(reason: "damaged")
    await service.fail(id(1), .offline)
    await outbox.failReading(id(1), damaged)

    guard case .pending(let entry, let stop) = try await submit("a") else {
      Issue.record("It is done.")
      return
    }

    #expect(entry.id == id(1) && stop == .store(damaged))
  }

  @Test(
    arguments: [
      (.connectionLost, nil, .unconfirmed), (.offline, true, .unconfirmed), (.offline, nil, .unsent),
      (.connectionLost, false, .unsent),
    ] as [(ServiceError, Bool?, PendingState)]
  )
  func `a change is told as it was noted last where the outbox cannot be read after it was sent`(
    error: ServiceError,
    wasSent: Bool?,
    state: PendingState
  ) async throws {
    let damaged = PersistenceError.cannotBeRead(reason: "damaged")
    await service.fail(id(1), error, wasSent: wasSent)
    await outbox.failReading(id(1), damaged)

    guard case .pending(let entry, .store(damaged)?) = try await submit("a") else {
      Issue.record("It is done, or nothing failed.")
      return
    }

    #expect(entry.pendingState == state)
    #expect(try await outbox.entries().map(\.pendingState) == [state])
  }

  @Test func `a change that the service refused is no pending one where the outbox cannot be read`()
    async throws
  {
    await service.fail(id(1), .notFound)
    await outbox.failReading(id(1), .cannotBeRead(reason: "damaged"))

    await #expect(throws: SubmissionError.service(.notFound)) { try await submit("a") }

    #expect(try await outbox.entries().isEmpty)
  }

  @Test func `a change that waits already is sent as it is stored`() async throws {
    _ = try await submit("a", isOffline: true)
    let entry = try #require(try await outbox.entry(id(1)))
    let (queue, service) = (queue, service)
    let useCase = SubmitChange(
      outbox: outbox,
      drain: DrainOutbox(outbox: outbox, now: { [moment] in moment }),
      route: { OutboxRoute(queue, senders: ["job.save": service]) }
    )

    #expect(try await useCase.submit(entry, isOffline: true) == .pending(entry, .service(.offline)))
    #expect(try await useCase.submit(entry) == .done(.changed))

    #expect(await service.effects == [id(1)])
    #expect(try await outbox.entries().isEmpty)
  }

  @Test func `a refusal is an error and leaves no entry`() async throws {
    await service.fail(id(1), .rejected(code: "closed", message: "Closed."))

    await #expect(throws: SubmissionError.service(.rejected(code: "closed", message: "Closed."))) {
      try await submit("a")
    }

    #expect(try await outbox.entries().isEmpty)
  }

  @Test func `a refusal is told also where its entry cannot be removed, and is listed`() async throws {
    let closed = ServiceError.rejected(code: "closed", message: "Closed.")
    await service.fail(id(1), closed)
    await outbox.failDropping(.cannotBeSaved(reason: "full"))

    await #expect(throws: SubmissionError.service(closed)) { try await submit("a") }

    let refusal = OutboxRefusal(.rejected(code: "closed", message: "Closed."), at: moment)
    #expect(try await outbox.entries().map(\.refusal) == [refusal])
  }

  @Test func `a change whose outcome is unknown is listed and not lost`() async throws {
    let service = FakeOutboxSender(canTell: false)
    await service.fail(id(1), .unavailable)

    let change = try await submit("a", to: service)

    let entry = try #require(try await outbox.entry(id(1)))
    #expect(change == .pending(entry, nil))
    #expect(entry.refusal?.reason == .unknownOutcome)
  }

  @Test func `a change behind a refused one of its subject waits`() async throws {
    let draft = try OutboxDraft("job.save", of: "a", in: queue)
    await outbox.put(
      OutboxEntry(
        id: id(1),
        draft: draft,
        createdAt: moment,
        state: .refused(OutboxRefusal(.notFound, at: moment))
      )
    )

    let change = try await submit("a")

    let entry = try #require(try await outbox.entry(id(2)))
    #expect(change == .pending(entry, nil))
    #expect(await service.effects.isEmpty)
  }

  @Test func `a change that cannot be stored is not sent`() async throws {
    await outbox.fail(.cannotBeSaved(reason: "full"))

    await #expect(throws: SubmissionError.persistence(.cannotBeSaved(reason: "full"))) {
      try await submit("a")
    }

    #expect(await service.effects.isEmpty)
  }

  @Test(arguments: [PersistenceError.busy(reason: "lock"), .cannotBeRead(reason: "damaged")])
  func `a change is left in the outbox where that fails after it was stored`(error: PersistenceError)
    async throws
  {
    await outbox.failBeginning(error)

    let change = try await submit("a")

    let entry = try #require(try await outbox.entry(id(1)))
    #expect(change == .pending(entry, .store(error)))
    #expect(await service.effects.isEmpty)
  }

  @Test func `a change that is stored although the disk failed is sent`() async throws {
    await outbox.failAfterAdding(.cannotBeSaved(reason: "I/O"))

    #expect(try await submit("a") == .done(.changed))

    #expect(await service.effects == [id(1)])
  }

  @Test func `a change that the service has is done, although the outbox cannot note it`() async throws {
    #expect(try await submit("a", to: FailingTheOutbox(outbox: outbox)) == .done(.changed))

    await outbox.fail(nil)
    #expect(try await outbox.entries().count == 1)
  }

  @Test func `a sender tells no outcome unless it says so`() {
    #expect(!FailingTheOutbox(outbox: outbox).canTellOutcome)
  }

  @Test func `what waits in a queue is counted over all pages, without what was refused and other queues`()
    async throws
  {
    #expect(try await outbox.pendingCount(in: queue) == 0)
    for number in 1...205 {
      _ = try await outbox.add(try OutboxDraft("job.save", of: "\(number)", in: queue))
    }
    let other = OutboxQueue(area: "careers", account: "berta")
    _ = try await outbox.add(try OutboxDraft("job.save", of: "1", in: other))
    try await outbox.refuse(id(5), OutboxRefusal(.notFound, at: moment))

    #expect(try await outbox.pendingCount(in: queue) == 204)
    #expect(try await outbox.pendingCount(in: other) == 1)
  }

  @Test func `a payload of the maximum size is taken, and one byte more is not`() throws {
    let largest = try OutboxDraft("a", of: "b", in: queue, payload: Data(count: 65_536))

    #expect(largest.payload.count == OutboxDraft.largestPayload)
    #expect(throws: PersistenceError.self) {
      try OutboxDraft("a", of: "b", in: queue, payload: Data(count: 65_537))
    }
  }
}

/// A service that takes everything; when it has a change, the outbox cannot be changed any more.
private struct FailingTheOutbox: OutboxSender {
  let outbox: FakeOutbox

  func send(_ entry: OutboxEntry) async throws(SendingError) -> OutboxEffect {
    await outbox.fail(.cannotBeSaved(reason: "full"))
    return .changed
  }

  func isDone(_ entry: OutboxEntry) async throws(ServiceError) -> Bool? { true }
}
