import DomainKernel
import Foundation
import OutboxFakes
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(5))) struct DrainOutboxTests {
  private let queue = OutboxQueue(area: "careers", account: "anna")
  private let start = Date(timeIntervalSince1970: 1_000)
  private let outbox = FakeOutbox()
  private let service = FakeOutboxSender()

  private func id(_ number: Int) -> OutboxEntry.ID { OutboxEntry.ID(rawValue: number) }

  private func add(_ subjects: String..., kind: String = "job.save", in queue: OutboxQueue? = nil)
    async throws
  {
    for subject in subjects {
      _ = try await outbox.add(try OutboxDraft(kind, of: subject, in: queue ?? self.queue))
    }
  }

  /// Adds an entry of another state.
  private func put(_ number: Int, _ subject: String, _ state: OutboxEntry.State, attempts: Int = 1)
    async throws
  {
    await outbox.put(
      OutboxEntry(
        id: id(number),
        draft: try OutboxDraft("job.save", of: subject, in: queue),
        createdAt: start,
        state: state,
        attempts: attempts
      )
    )
  }

  private func useCase(at seconds: Double = 100, group: Int = DrainOutbox.group) -> DrainOutbox {
    DrainOutbox(
      outbox: outbox,
      now: { [start] in start + seconds },
      confirmationDelay: .seconds(5),
      group: group
    )
  }

  private func drain(
    at seconds: Double = 100,
    to sender: (any OutboxSender)? = nil,
    group: Int = DrainOutbox.group
  ) async throws -> OutboxDrain {
    let sender = sender ?? service
    return try await useCase(at: seconds, group: group)
      .drain(OutboxRoute(queue, senders: ["job.save": sender]))
  }

  private func drained(
    sent: Int = 0,
    refused: Int = 0,
    before: Int = 0,
    heldBack: Int = 0,
    _ stop: OutboxDrain.Stop? = nil
  )
    -> OutboxDrain
  {
    var drain = OutboxDrain()
    (drain.sent, drain.refused, drain.refusedBefore) = (sent, refused, before)
    (drain.heldBack, drain.stop) = (heldBack, stop)
    return drain
  }

  private func states() async throws -> [Int: OutboxEntry.State] {
    Dictionary(uniqueKeysWithValues: try await outbox.entries().map { ($0.id.rawValue, $0.state) })
  }

  // MARK: - In order

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

  // MARK: - Errors of the service

  @Test(arguments: [
    ServiceError.offline, .signInNeeded, .credentialsUnreadable(reason: "locked"), .rateLimited(until: nil),
    .malformed(.libraryMissing(detail: "libcurl")),
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

  @Test(arguments: [ServiceError.connectionLost, .timedOut, .cancelled])
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

    #expect(try await outbox.drop(id(1)))
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

  // MARK: - After a kill

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

    #expect(try await drain(at: 4.999) == drained(.unconfirmed(until: start + 5)))
    #expect(try await states() == [1: .sending(since: start), 2: .waiting])
    #expect(try await outbox.entries().map(\.attempts) == [1, 0])

    await service.receive(id(1))
    #expect(try await drain(at: 4.999) == drained(sent: 2))
    #expect(await service.effects == [id(1), id(2)])
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

  // MARK: - Noting ahead

  @Test func `while an entry is sent, the one before it is removed and the one behind it is noted`()
    async throws
  {
    try await add("a", "b", "c")
    let witness = OverlapWitness(outbox: outbox)

    #expect(try await drain(to: witness, group: 1) == drained(sent: 3))

    #expect(witness.seen.withLock(\.self) == ["1: 1, 2", "2: 2, 3", "3: 3"])
  }

  @Test func `entries are noted and removed in groups, the next one while a group is sent`() async throws {
    try await add("a", "b", "c", "d", "e")
    let witness = OverlapWitness(outbox: outbox)

    #expect(try await drain(to: witness, group: 2) == drained(sent: 5))

    let seen = witness.seen.withLock(\.self)
    #expect(seen == ["1: 1, 2, 3, 4", "2: 1, 2, 3, 4", "3: 3, 4, 5", "4: 3, 4, 5", "5: 5"])
  }

  @Test func `changes of one subject are not under way together`() async throws {
    try await add("a", "b")
    try await add("a", kind: "job.unsave")
    try await add("c")
    let witness = OverlapWitness(outbox: outbox)

    let route = OutboxRoute(queue, senders: ["job.save": witness, "job.unsave": witness])
    #expect(try await useCase().drain(route) == drained(sent: 4))

    #expect(witness.seen.withLock(\.self) == ["1: 1, 2", "2: 1, 2", "3: 3, 4", "4: 3, 4"])
  }

  @Test func `a refused entry of a group does not keep the others from being sent`() async throws {
    try await add("a", "b", "c")
    await service.fail(id(2), .notFound)

    #expect(try await drain() == drained(sent: 2, refused: 1))

    #expect(await service.effects == [id(1), id(3)])
    #expect(try await states() == [2: .refused(OutboxRefusal(.notFound, at: start + 100))])
  }

  @Test func `groups that are noted and not sent wait again when the delivery ends`() async throws {
    try await add("a", "b", "c", "d", "e")
    await service.fail(id(2), .offline)

    #expect(try await drain(group: 2) == drained(sent: 1, .service(.offline)))

    #expect(try await states() == [2: .waiting, 3: .waiting, 4: .waiting, 5: .waiting])
    #expect(try await outbox.entries().map(\.attempts) == [0, 0, 0, 0])
  }

  @Test(arguments: [(0.999, 0), (1, 1), (-0.001, -0.001)])
  func `a note that no longer tells when an entry is sent is made again`(step: Double, noted: Double)
    async throws
  {
    try await add("a", "b")
    let clock = Mutex(start)
    let witness = StateWitness(outbox: outbox, canTellOutcome: true) { clock.withLock { $0 += step } }
    let useCase = DrainOutbox(outbox: outbox, now: { clock.withLock(\.self) })

    #expect(try await useCase.drain(OutboxRoute(queue, senders: ["job.save": witness])) == drained(sent: 2))

    let sending = [start, start + noted].map { OutboxEntry.State.sending(since: $0) }
    #expect(witness.states.withLock(\.self) == sending)
    #expect(witness.attempts.withLock(\.self) == [1, 1])
  }

  @Test func `what was sent while a note failed is asked for, and not sent again`() async throws {
    try await add("a", "b", "c")
    let full = PersistenceError.cannotBeSaved(reason: "full")
    let filling = FillingSender(outbox: outbox, service: service, with: full, when: id(1), isNoted: id(2))

    await #expect(throws: full) { try await drain(to: filling, group: 1) }
    #expect(await service.effects == [id(1), id(2)])

    await outbox.failBeginning(nil)
    #expect(try await drain() == drained(sent: 3))
    #expect(await service.effects == [id(1), id(2), id(3)])
  }

  @Test func `a sender that cannot tell the outcome has one entry under way at a time`() async throws {
    try await add("a", "b")
    let witness = OverlapWitness(outbox: outbox, canTellOutcome: false)

    #expect(try await drain(to: witness) == drained(sent: 2))

    #expect(witness.seen.withLock(\.self) == ["1: 1", "2: 2"])
  }

  @Test func `entries that a killed process left under way together are checked in turn`() async throws {
    try await put(1, "a", .sending(since: start))
    try await put(2, "b", .sending(since: start))
    try await put(3, "c", .sending(since: start))
    await service.receive(id(1))
    await service.receive(id(2))

    #expect(try await drain() == drained(sent: 3))

    #expect(await service.checks == [id(1), id(2), id(3)])
    #expect(await service.effects == [id(1), id(2), id(3)])
  }

  @Test func `an entry that is noted ahead waits again when the one before it ends the delivery`()
    async throws
  {
    try await add("a", "b", "c")
    await service.fail(id(2), .connectionLost)

    #expect(try await drain() == drained(sent: 1, .service(.connectionLost)))

    #expect(try await states() == [2: .sending(since: start + 100), 3: .waiting])
    #expect(try await outbox.entries().map(\.attempts) == [1, 0])
  }

  @Test func `a delivery that is cancelled during an exchange removes what was sent and lets the next wait`()
    async throws
  {
    try await add("a", "b", "c")
    let cancelling = CancellingSender(service: service, during: id(2))

    let task = Task { try await drain(to: cancelling) }

    #expect(try await task.value == drained(sent: 2, .service(.cancelled)))
    #expect(try await states() == [3: .waiting])
    #expect(try await outbox.entries().map(\.attempts) == [0])
    #expect(await service.effects == [id(1), id(2)])
  }

  @Test func `an entry that is noted ahead and dropped is not sent`() async throws {
    try await add("a", "b", "c")
    let dropping = DroppingSender(
      outbox: outbox,
      service: service,
      when: id(1),
      drops: id(2),
      canTellOutcome: true
    )

    #expect(try await drain(to: dropping) == drained(sent: 2))

    #expect(await service.effects == [id(1), id(3)])
    #expect(try await outbox.entries().isEmpty)
  }

  @Test(arguments: [(ServiceError.notFound, false), (.unavailable, true)])
  func `an entry that is noted ahead and dropped is not sent after an error of the one before it`(
    error: ServiceError,
    hasEffect: Bool
  ) async throws {
    try await add("a", "b", "c")
    await service.fail(id(1), error, hasEffect: hasEffect)
    let dropping = DroppingSender(
      outbox: outbox,
      service: service,
      when: id(1),
      drops: id(2),
      canTellOutcome: true
    )

    let outcome = try await drain(to: dropping)

    #expect(outcome == drained(sent: hasEffect ? 2 : 1, refused: hasEffect ? 0 : 1))
    #expect(await service.effects == (hasEffect ? [id(1), id(3)] : [id(3)]))
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

  @Test func `an entry that is dropped while others are sent is not sent`() async throws {
    try await add("a", "b", "c")
    let dropping = DroppingSender(outbox: outbox, service: service, when: id(1), drops: id(2))

    #expect(try await drain(to: dropping) == drained(sent: 2))

    #expect(await service.effects == [id(1), id(3)])
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

/// Notes what the outbox says about an entry while it is sent.
private final class StateWitness: OutboxSender {
  let states = Mutex<[OutboxEntry.State]>([])
  let attempts = Mutex<[Int]>([])
  let canTellOutcome: Bool
  private let outbox: FakeOutbox
  private let finish: @Sendable () -> Void

  // `finish` is called at the end of each exchange.
  init(outbox: FakeOutbox, canTellOutcome: Bool = false, finish: @escaping @Sendable () -> Void = {}) {
    self.outbox = outbox
    self.canTellOutcome = canTellOutcome
    self.finish = finish
  }

  func send(_ entry: OutboxEntry) async throws(ServiceError) {
    defer { finish() }
    do throws(PersistenceError) {
      guard let found = try await outbox.entry(entry.id) else { throw .cannotBeRead(reason: "missing") }
      states.withLock { $0.append(found.state) }
      attempts.withLock { $0.append(found.attempts) }
    } catch {
      throw .notFound
    }
  }

  func isDone(_ entry: OutboxEntry) async throws(ServiceError) -> Bool? { nil }
}

/// Notes the entries that are under way while each one is sent, once their number no longer changes.
private final class OverlapWitness: OutboxSender {
  let seen = Mutex<[String]>([])
  let canTellOutcome: Bool
  private let outbox: FakeOutbox

  init(outbox: FakeOutbox, canTellOutcome: Bool = true) {
    self.outbox = outbox
    self.canTellOutcome = canTellOutcome
  }

  func send(_ entry: OutboxEntry) async throws(ServiceError) {
    do throws(PersistenceError) {
      var underWay: [String] = []
      for _ in 0..<1_000 {
        underWay = try await outbox.entries().filter { $0.state != .waiting }.map { "\($0.id.rawValue)" }
        await Task.yield()
      }
      let line = "\(entry.id.rawValue): \(underWay.joined(separator: ", "))"
      seen.withLock { $0.append(line) }
    } catch {
      throw .notFound
    }
  }

  func isDone(_ entry: OutboxEntry) async throws(ServiceError) -> Bool? { false }
}

/// Cancels the delivery while an entry is sent.
private struct CancellingSender: OutboxSender {
  let service: FakeOutboxSender
  let trigger: OutboxEntry.ID
  let canTellOutcome = true

  init(service: FakeOutboxSender, during trigger: OutboxEntry.ID) {
    (self.service, self.trigger) = (service, trigger)
  }

  func send(_ entry: OutboxEntry) async throws(ServiceError) {
    if entry.id == trigger { withUnsafeCurrentTask { $0?.cancel() } }
    try await service.send(entry)
  }

  func isDone(_ entry: OutboxEntry) async throws(ServiceError) -> Bool? { try await service.isDone(entry) }
}

/// Lets the outbox fail while an entry is sent, once the one behind it is noted.
private struct FillingSender: OutboxSender {
  let outbox: FakeOutbox
  let service: FakeOutboxSender
  let failure: PersistenceError
  let trigger: OutboxEntry.ID
  let next: OutboxEntry.ID
  let canTellOutcome = true

  init(
    outbox: FakeOutbox,
    service: FakeOutboxSender,
    with failure: PersistenceError,
    when trigger: OutboxEntry.ID,
    isNoted next: OutboxEntry.ID
  ) {
    (self.outbox, self.service, self.failure) = (outbox, service, failure)
    (self.trigger, self.next) = (trigger, next)
  }

  func send(_ entry: OutboxEntry) async throws(ServiceError) {
    if entry.id == trigger {
      do throws(PersistenceError) {
        while try await outbox.entry(next)?.state == .waiting { await Task.yield() }
      } catch {
        throw .notFound
      }
      await outbox.failBeginning(failure)
    }
    try await service.send(entry)
  }

  func isDone(_ entry: OutboxEntry) async throws(ServiceError) -> Bool? { try await service.isDone(entry) }
}

/// Drops an entry while another one is sent.
private struct DroppingSender: OutboxSender {
  let outbox: FakeOutbox
  let service: FakeOutboxSender
  let trigger: OutboxEntry.ID
  let victim: OutboxEntry.ID
  let canTellOutcome: Bool

  init(
    outbox: FakeOutbox,
    service: FakeOutboxSender,
    when trigger: OutboxEntry.ID,
    drops victim: OutboxEntry.ID,
    canTellOutcome: Bool = false
  ) {
    self.canTellOutcome = canTellOutcome
    (self.outbox, self.service, self.trigger, self.victim) = (outbox, service, trigger, victim)
  }

  func send(_ entry: OutboxEntry) async throws(ServiceError) {
    do throws(PersistenceError) {
      if entry.id == trigger {
        // Where entries are noted ahead, it is dropped only behind that.
        while canTellOutcome, try await outbox.entry(victim)?.state == .waiting { await Task.yield() }
        _ = try await outbox.drop(victim)
      }
    } catch {
      throw .notFound
    }
    try await service.send(entry)
  }

  func isDone(_ entry: OutboxEntry) async throws(ServiceError) -> Bool? { try await service.isDone(entry) }
}

extension OutboxDeliveryResult {
  fileprivate var name: String {
    switch self {
    case .sent(let entry, _): "sent \(entry.id.rawValue)"
    case .refused(let entry, _): "refused \(entry.id.rawValue)"
    case .heldBack(let entry): "held back \(entry.id.rawValue)"
    }
  }
}
