import DomainKernel
import Foundation
import OutboxFakes
import Testing

/// What becomes of changes whose process ended while they were sent.
@Suite(.timeLimit(.minutes(5))) struct DrainInterruptionTests: DrainSuite {
  let outbox = FakeOutbox()
  let service = FakeOutboxSender()

  @Test func `an interrupted entry whose effect is there is removed and not sent`() async throws {
    try await put(1, "a", .sending(since: start))
    try await add("b")
    await service.receive(id(1))

    #expect(try await drain() == drained(sent: 2))

    #expect(await service.effects == [id(1), id(2)])
    #expect(try await outbox.entries().isEmpty)
  }

  @Test func `an interrupted entry whose effect is missing is sent in its place`() async throws {
    try await put(1, "a", .sending(since: start))
    try await add("b")

    #expect(try await drain() == drained(sent: 2))

    #expect(await service.checks == [id(1)])
    #expect(await service.effects == [id(1), id(2)])
  }

  @Test func `an interrupted entry whose outcome cannot be told is refused, until the user retries it`()
    async throws
  {
    let service = FakeOutboxSender(canTell: false)
    try await put(1, "a", .sending(since: start))

    #expect(try await drain(to: service) == drained(refused: 1))
    #expect(try await drain(to: service) == drained(before: 1))
    #expect(await service.effects.isEmpty)
    #expect(try await states() == [1: .refused(OutboxRefusal(.unknownOutcome, at: start + 100))])

    #expect(try await outbox.retry(id(1)))
    #expect(try await drain(to: service) == drained(sent: 1))
    #expect(await service.effects == [id(1)])
  }

  @Test func `an interrupted entry stays as it is when the service cannot be asked`() async throws {
    try await put(1, "a", .sending(since: start))
    try await add("b")
    await service.failChecks(.offline)

    #expect(try await drain() == drained(.service(.offline)))

    #expect(try await states() == [1: .sending(since: start), 2: .waiting])
    #expect(await service.effects.isEmpty)
  }

  @Test func `a service that may still be at work is believed only when it has the effect`() async throws {
    try await put(1, "a", .sending(since: start))
    try await add("b")

    for seconds in [0, 4.999] {
      #expect(try await drain(at: seconds) == drained(.unconfirmed(until: start + 5)))
    }
    #expect(try await states() == [1: .sending(since: start), 2: .waiting])
    #expect(try await outbox.entries().map(\.attempts) == [1, 0])

    await service.receive(id(1))
    #expect(try await drain(at: 4.999) == drained(sent: 2))
    #expect(await service.effects == [id(1), id(2)])
  }

  @Test func `a service is given five seconds for a request whose sender is gone`() async throws {
    try await put(1, "a", .sending(since: start))
    let useCase = DrainOutbox(outbox: outbox, now: { [start] in start + 4.999 })

    let drain = try await useCase.drain(OutboxRoute(queue, senders: ["job.save": service]))

    #expect(drain == drained(.unconfirmed(until: start + 5)))
  }

  @Test(arguments: [5, -0.001])
  func `a missing effect is believed after the delay, and when the clock was set back`(seconds: Double)
    async throws
  {
    try await put(1, "a", .sending(since: start))

    #expect(try await drain(at: seconds) == drained(sent: 1))

    #expect(await service.effects == [id(1)])
  }

  @Test func `an entry behind one that is to be checked is not noted as under way`() async throws {
    try await add("a")
    try await put(2, "b", .sending(since: start + 99))
    try await add("c")

    #expect(try await drain() == drained(sent: 1, .unconfirmed(until: start + 104)))

    #expect(try await states() == [2: .sending(since: start + 99), 3: .waiting])
  }
}
