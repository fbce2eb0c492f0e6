import DomainKernel
import Foundation
import OutboxFakes
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(5))) struct DrainOutboxTests: DrainSuite {
  private static let first = OutboxEntry.ID(rawValue: 1)

  let outbox = FakeOutbox()
  let service = FakeOutboxSender()

  @Test func `entries are sent in their order and removed`() async throws {
    try await add("a", "b", "c")

    #expect(try await drain() == drained(sent: 3))

    #expect(await service.effects == [id(1), id(2), id(3)])
    #expect(try await outbox.entries().isEmpty)
    #expect(await service.checks.isEmpty)
  }

  @Test func `more entries than are read at once are sent in their order`() async throws {
    for number in 1...130 { try await add("\(number)") }

    #expect(try await drain() == drained(sent: 130))

    #expect(await service.effects == (1...130).map(id))
  }

  @Test func `an entry is noted as under way before it is sent`() async throws {
    try await add("a", "b")
    let witness = StateWitness(outbox: outbox)

    #expect(try await drain(to: witness) == drained(sent: 2))

    #expect(witness.states.withLock(\.self) == Array(repeating: .sending(since: start + 100), count: 2))
    #expect(witness.attempts.withLock(\.self) == [1, 1])
  }

  @Test func `each step of an entry is told in its order`() async throws {
    try await add("a")
    let steps = Mutex<[OutboxStep]>([])
    let useCase = DrainOutbox(
      outbox: outbox,
      now: { [start] in start },
      confirmationDelay: .seconds(5),
      observe: { step in steps.withLock { $0.append(step) } }
    )

    _ = try await useCase.drain(OutboxRoute(queue, senders: ["job.save": service]))

    #expect(
      steps.withLock(\.self) == [.begun(id(1)), .selected(id(1)), .answered(id(1), nil), .finished(id(1))]
    )
  }

  @Test(
    arguments: [
      (.notFound, [.answered(first, .notFound), .refused(first)]),
      (.offline, [.answered(first, .offline), .postponed(first, wasSent: false)]),
      (
        .unavailable,
        [.answered(first, .unavailable), .checked(first, false), .postponed(first, wasSent: true)]
      ),
    ] as [(ServiceError, [OutboxStep])]
  )
  func `what becomes of an entry that was interrupted and fails is told`(
    error: ServiceError,
    ends: [OutboxStep]
  ) async throws {
    try await put(1, "a", .sending(since: start))
    await service.fail(id(1), error)
    let steps = Mutex<[OutboxStep]>([])
    let useCase = DrainOutbox(
      outbox: outbox,
      now: { [start] in start + 100 },
      observe: { step in steps.withLock { $0.append(step) } }
    )

    _ = try await useCase.drain(OutboxRoute(queue, senders: ["job.save": service]))

    let beginning: [OutboxStep] = [.checked(id(1), false), .begun(id(1)), .selected(id(1))]
    #expect(steps.withLock(\.self) == beginning + ends)
  }

  @Test func `entries of another account or area are not sent`() async throws {
    try await add("a", in: OutboxQueue(area: "careers", account: "berta"))
    try await add("b", in: OutboxQueue(area: "cards", account: "anna"))
    try await add("c")

    #expect(try await drain() == drained(sent: 1))

    #expect(await service.effects == [id(3)])
    #expect(try await states() == [1: .waiting, 2: .waiting])
  }

  @Test func `an entry whose kind has no sender waits and holds back its subject only`() async throws {
    try await add("a", kind: "job.archive")
    try await add("a", "b")

    #expect(try await drain() == drained(sent: 1, heldBack: 2))

    #expect(await service.effects == [id(3)])
    #expect(try await states() == [1: .waiting, 2: .waiting])
  }

  // MARK: - One at a time

  @Test func `a queue that another process is sending is left to it`() async throws {
    try await add("a")
    let claim = try #require(try await outbox.claim(queue))

    #expect(try await drain() == drained(.beingSent))
    #expect(await service.effects.isEmpty)

    claim.release()
    #expect(try await drain() == drained(sent: 1))
  }

  @Test func `a queue without entries has nothing to send, whoever has the right to`() async throws {
    let claim = try #require(try await outbox.claim(queue))
    defer { claim.release() }

    #expect(try await drain() == drained())
  }

  @Test func `the right to send is given back after a delivery that was ended`() async throws {
    try await add("a")
    await service.fail(id(1), .offline)
    _ = try await drain()

    #expect(try await outbox.claim(queue) != nil)
  }

  @Test func `an outbox that cannot be changed sends nothing`() async throws {
    try await add("a")
    await outbox.fail(.cannotBeSaved(reason: "full"))

    await #expect(throws: PersistenceError.cannotBeSaved(reason: "full")) { try await drain() }

    #expect(await service.effects.isEmpty)
  }

  @Test func `a cancelled delivery notes nothing as under way`() async throws {
    try await add("a", "b")

    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await drain()
    }

    #expect(try await task.value == drained(.service(.cancelled)))
    #expect(try await states() == [1: .waiting, 2: .waiting])
    #expect(await service.effects.isEmpty)
  }
}
