import DomainKernel
import Foundation
import OutboxFakes
import Synchronization
import Testing

/// What becomes of a change that the service answers with an error.
@Suite(.timeLimit(.minutes(5))) struct DrainErrorTests: DrainSuite {
  let outbox = FakeOutbox()
  let service = FakeOutboxSender()

  @Test(arguments: [
    ServiceError.offline, .signInNeeded, .credentialsUnreadable(reason: "locked"), .rateLimited(until: nil),
    .sessionEnded, .malformed(.libraryMissing), .malformed(.transfer(.certificateUntrusted)),
  ])
  func `an error that says that nothing was done leaves the entry waiting and ends the delivery`(
    error: ServiceError
  ) async throws {
    try await add("a", "b", "c")
    await service.fail(id(2), error)

    #expect(try await drain() == drained(sent: 1, .service(error)))
    #expect(try await states() == [2: .waiting, 3: .waiting])
    #expect(try await outbox.entries().map(\.attempts) == [0, 0])

    #expect(try await drain() == drained(sent: 2))
    #expect(await service.effects == [id(1), id(2), id(3)])
    #expect(await service.checks.isEmpty)
  }

  @Test(arguments: [ServiceError.connectionLost, .timedOut, .cancelled, .cacheUnreadable(reason: "x")])
  func `an error that says nothing about the outcome leaves the entry under way and ends the delivery`(
    error: ServiceError
  ) async throws {
    try await add("a", "b")
    await service.fail(id(1), error, hasEffect: true)

    #expect(try await drain() == drained(.service(error)))
    #expect(try await states() == [1: .sending(since: start + 100), 2: .waiting])

    #expect(try await drain(at: 200) == drained(sent: 2))
    #expect(await service.effects == [id(1), id(2)])
  }

  // MARK: - Exchanges that the sender tells of

  @Test(arguments: [
    ServiceError.connectionLost, .timedOut, .unavailable, .cancelled, .cacheUnreadable(reason: "x"),
  ])
  func `a change for which the sender says that nothing was sent waits unsent, and the delivery ends`(
    error: ServiceError
  ) async throws {
    try await add("a", "b")
    await service.fail(id(1), error, wasSent: false)

    #expect(try await drain() == drained(.service(error)))

    #expect(try await outbox.entries().map(\.pendingState) == [.unsent, .unsent])
    #expect(await service.checks.isEmpty)
  }

  @Test func `a change for which nothing was sent counts as sent where that cannot be noted`() async throws {
    try await add("a")
    await service.fail(id(1), .timedOut, wasSent: false)
    await outbox.failPostponing(.cannotBeSaved(reason: "full"))

    await #expect(throws: PersistenceError.cannotBeSaved(reason: "full")) { try await drain() }

    #expect(try await outbox.entries().map(\.pendingState) == [.unconfirmed])
  }

  @Test func `a change that was sent before counts as sent, also after an attempt that sent nothing`()
    async throws
  {
    try await put(1, "a", .waiting, attempts: 1)
    await service.fail(id(1), .timedOut, wasSent: false)

    #expect(try await drain() == drained(.service(.timedOut)))

    #expect(try await outbox.entries().map(\.pendingState) == [.unconfirmed])
  }

  @Test(arguments: [ServiceError.offline, .sessionEnded])
  func `a change of which a part was sent waits and counts as sent`(error: ServiceError) async throws {
    try await add("a")
    await service.fail(id(1), error, wasSent: true)

    #expect(try await drain() == drained(.service(error)))

    #expect(try await states() == [1: .waiting])
    #expect(try await outbox.entries().map(\.pendingState) == [.unconfirmed])
  }

  @Test func `a change that is refused before anything is sent is refused`() async throws {
    try await add("a")
    await service.fail(id(1), .notFound, wasSent: false)

    #expect(try await drain() == drained(refused: 1))
  }

  @Test func `a refused entry is listed with its reason, and only its subject is held back`() async throws {
    try await add("a", "b")
    try await add("a", kind: "job.unsave")
    await service.fail(id(1), .rejected(code: "closed", message: "The job is closed."))

    let route = OutboxRoute(queue, senders: ["job.save": service, "job.unsave": service])
    let results = Mutex<[OutboxDeliveryResult]>([])
    let drain = try await useCase().drain(route) { result in results.withLock { $0.append(result) } }

    let refusal = OutboxRefusal(.rejected(code: "closed", message: "The job is closed."), at: start + 100)
    #expect(drain == drained(sent: 1, refused: 1, heldBack: 1))
    #expect(try await states() == [1: .refused(refusal), 3: .waiting])
    #expect(await service.effects == [id(2)])
    #expect(results.withLock { $0.map(\.name) } == ["refused 1", "sent 2", "held back 3"])
  }

  @Test func `items of two types with one ID do not wait for each other`() async throws {
    try await add("bad", kind: "post.save")
    try await add("bad", kind: "job.save")
    await service.fail(id(1), .notFound)

    let route = OutboxRoute(queue, senders: ["job.save": service, "post.save": service])
    let drain = try await useCase().drain(route)

    #expect(drain == drained(sent: 1, refused: 1))
    #expect(await service.effects == [id(2)])
  }

  @Test func `what the service does not have is refused`() async throws {
    try await add("a")
    await service.fail(id(1), .notFound)

    #expect(try await drain() == drained(refused: 1))

    #expect(try await states() == [1: .refused(OutboxRefusal(.notFound, at: start + 100))])
  }

  @Test func `a refused entry holds back its subject in later deliveries until it is dropped`() async throws {
    try await put(1, "a", .refused(OutboxRefusal(.notFound, at: start)))
    try await add("a", "b")

    #expect(try await drain() == drained(sent: 1, before: 1, heldBack: 1))
    #expect(await service.effects == [id(3)])

    _ = try await outbox.drop(id(1))
    #expect(try await drain() == drained(sent: 1))
    #expect(await service.effects == [id(3), id(2)])
  }

  @Test func `a refused entry that is retried is checked, sent and removed`() async throws {
    try await put(1, "a", .refused(OutboxRefusal(.notFound, at: start)))
    #expect(try await outbox.retry(id(1)))

    #expect(try await drain() == drained(sent: 1))

    #expect(await service.checks == [id(1)])
    #expect(await service.effects == [id(1)])
  }

  @Test func `after an error of the service an effect that is there is not sent again`() async throws {
    try await add("a", "b")
    await service.fail(id(1), .unavailable, hasEffect: true)

    #expect(try await drain() == drained(sent: 2))

    #expect(await service.effects == [id(1), id(2)])
  }

  @Test func `after an error of the service an effect that is missing is sent with the next delivery`()
    async throws
  {
    try await add("a", "b")
    await service.fail(id(1), .unavailable)

    #expect(try await drain() == drained(.service(.unavailable)))
    #expect(await service.effects.isEmpty)
    #expect(try await states() == [1: .waiting, 2: .waiting])

    #expect(try await drain() == drained(sent: 2))
    #expect(await service.effects == [id(1), id(2)])
  }

  @Test func `what the service fails at three times is refused, and those behind it are sent`() async throws {
    try await add("a", "b")
    for _ in 0..<2 {
      await service.fail(id(1), .unavailable)
      #expect(try await drain() == drained(.service(.unavailable)))
      #expect(try await states() == [1: .waiting, 2: .waiting])
    }
    await service.fail(id(1), .unavailable)

    #expect(try await drain() == drained(sent: 1, refused: 1))

    #expect(try await states() == [1: .refused(OutboxRefusal(.serviceError, at: start + 100))])
    #expect(await service.effects == [id(2)])
  }

  @Test func `attempts that ended otherwise count, too, when the service fails at a change`() async throws {
    try await add("a")
    for _ in 0..<2 { await service.fail(id(1), .offline, wasSent: true) }
    await service.fail(id(1), .unavailable)

    for _ in 0..<2 { #expect(try await drain() == drained(.service(.offline))) }
    #expect(try await drain() == drained(refused: 1))

    #expect(try await states() == [1: .refused(OutboxRefusal(.serviceError, at: start + 100))])
  }

  @Test func `after an error of the service an outcome that cannot be told is a refusal, and others go on`()
    async throws
  {
    let service = FakeOutboxSender(canTell: false)
    try await add("a", "b")
    await service.fail(id(1), .unavailable)

    #expect(try await drain(to: service) == drained(sent: 1, refused: 1))

    #expect(try await states() == [1: .refused(OutboxRefusal(.unknownOutcome, at: start + 100))])
    #expect(await service.effects == [id(2)])
  }

  @Test func `after an error of the service that cannot be asked the entry stays under way`() async throws {
    try await add("a")
    await service.fail(id(1), .unavailable)
    await service.failChecks(.offline)

    #expect(try await drain() == drained(.service(.unavailable)))

    #expect(try await states() == [1: .sending(since: start + 100)])
  }
}
