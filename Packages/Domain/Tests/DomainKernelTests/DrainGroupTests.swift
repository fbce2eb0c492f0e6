import DomainKernel
import Foundation
import OutboxFakes
import Synchronization
import Testing

/// Changes that are noted ahead of the one that is sent.
@Suite(.timeLimit(.minutes(5))) struct DrainGroupTests: DrainSuite {
  let outbox = FakeOutbox()
  let service = FakeOutboxSender()

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

  @Test func `sixteen entries are noted together, and while they are sent as many behind them`()
    async throws
  {
    for number in 1...40 { try await add("\(number)") }
    let noted = Mutex<[OutboxEntry.ID]>([])
    let outbox = outbox
    let stepped = SteppedOutbox(
      outbox: outbox,
      entry: id(17),
      afterNote: { () throws(PersistenceError) in
        let underWay = try await outbox.entries().filter { $0.state != .waiting }.map(\.id)
        noted.withLock { $0 = underWay }
      }
    )
    let useCase = DrainOutbox(outbox: stepped, now: { [start] in start + 100 })

    let drain = try await useCase.drain(OutboxRoute(queue, senders: ["job.save": service]))

    #expect(drain == drained(sent: 40))
    #expect(noted.withLock(\.self) == (1...32).map(id))
  }

  @Test func `the next page is read while entries of the one before it are sent`() async throws {
    for number in 1...80 { try await add("\(number)") }
    let waiting = PageWitness(outbox: outbox, for: id(64), during: id(33))

    #expect(try await drain(to: waiting) == drained(sent: 80))
    #expect(await outbox.pages == [nil, nil, id(64), id(80), id(80), id(80)])
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

  @Test(arguments: [true, false])
  func `a group that was noted before a delivery is cancelled is not sent, nor is the next one noted`(
    canTellOutcome: Bool
  ) async throws {
    try await add("a", "b", "c")
    let cancelling = CancellingSender(service: service, during: id(1), canTellOutcome: canTellOutcome)
    let task = Task { try await drain(to: cancelling, group: 1) }

    #expect(try await task.value == drained(sent: 1, .service(.cancelled)))

    #expect(try await states() == [2: .waiting, 3: .waiting])
    #expect(try await outbox.entries().map(\.attempts) == [0, 0])
    #expect(await service.effects == [id(1)])
  }

  @Test func `a group is sent however long its note took`() async throws {
    try await add("a")
    let clock = Mutex(start)
    let stepped = SteppedOutbox(
      outbox: outbox,
      entry: id(1),
      afterNote: { [start] in clock.withLock { $0 = start + 1 } }
    )
    let witness = StateWitness(outbox: outbox)
    let useCase = DrainOutbox(outbox: stepped, now: { clock.withLock(\.self) })

    #expect(try await useCase.drain(OutboxRoute(queue, senders: ["job.save": witness])) == drained(sent: 1))
    #expect(witness.states.withLock(\.self) == [.sending(since: start)])
  }

  @Test func `while a note fails, an exchange that fails is not noted either`() async throws {
    try await add("a", "b")
    await service.fail(id(1), .notFound)
    let (outbox, full) = (outbox, PersistenceError.cannotBeSaved(reason: "full"))
    let stepped = SteppedOutbox(
      outbox: outbox,
      entry: id(1),
      afterNote: { await outbox.failBeginning(full) }
    )
    let useCase = DrainOutbox(outbox: stepped, now: { [start] in start + 100 }, group: 1)

    await #expect(throws: full) {
      try await useCase.drain(OutboxRoute(queue, senders: ["job.save": service]))
    }
    #expect(try await states() == [1: .sending(since: start + 100), 2: .waiting])
  }
}

/// A service that answers to one entry only when the page behind another one was read.
private struct PageWitness: OutboxSender {
  private let outbox: FakeOutbox
  private let last: OutboxEntry.ID
  private let entry: OutboxEntry.ID

  init(outbox: FakeOutbox, for last: OutboxEntry.ID, during entry: OutboxEntry.ID) {
    self.outbox = outbox
    self.last = last
    self.entry = entry
  }

  var canTellOutcome: Bool { true }

  func send(_ sent: OutboxEntry) async throws(SendingError) -> OutboxEffect {
    guard sent.id == entry else { return .changed }
    while await !outbox.pages.contains(last) { await Task.yield() }
    return .changed
  }

  func isDone(_ entry: OutboxEntry) async throws(ServiceError) -> Bool? { false }
}
