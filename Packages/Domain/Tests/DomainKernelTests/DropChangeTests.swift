import DomainKernel
import Foundation
import OutboxFakes
import Synchronization
import Testing

/// A change that the user drops: what is said to be dropped is never sent, and what is sent is never said to be dropped.
@Suite(.timeLimit(.minutes(5))) struct DropChangeTests: DrainSuite {
  let outbox = FakeOutbox()
  let service = FakeOutboxSender()
  private let told = Told()

  private func drop(_ number: Int) async throws(PersistenceError) {
    let dropped = try await DropChange(outbox: outbox)(id(number))
    told.outcome.withLock { $0 = dropped }
  }

  private func drain(_ stepped: SteppedOutbox) async throws -> OutboxDrain {
    let drain = DrainOutbox(outbox: stepped, now: { [start] in start + 100 })
    return try await drain.drain(OutboxRoute(queue, senders: ["job.save": service]))
  }

  private func sending(_ number: Int, _ subject: String) throws -> OutboxEntry {
    OutboxEntry(
      id: id(number),
      draft: try OutboxDraft("job.save", of: subject, in: queue),
      createdAt: Date(timeIntervalSince1970: 0),
      state: .sending(since: start + 100),
      attempts: 1
    )
  }

  @Test func `a change that is dropped before its group is noted is not sent`() async throws {
    try await add("a", "b", "c")
    let entry = try await outbox.entry(id(2))
    let stepped = SteppedOutbox(
      outbox: outbox,
      entry: id(2),
      beforeNote: { () throws(PersistenceError) in try await drop(2) }
    )

    #expect(try await drain(stepped) == drained(sent: 2))

    #expect(told.outcome.withLock(\.self) == .dropped(entry))
    #expect(await service.effects == [id(1), id(3)])
    #expect(try await outbox.entries().isEmpty)
  }

  @Test func `a change whose group was noted a moment ago is left, and sent`() async throws {
    try await add("a", "b", "c")
    let stepped = SteppedOutbox(
      outbox: outbox,
      entry: id(2),
      afterNote: { () throws(PersistenceError) in try await drop(2) }
    )

    #expect(try await drain(stepped) == drained(sent: 3))

    #expect(told.outcome.withLock(\.self) == .underWay(try sending(2, "b")))
    #expect(await service.effects == [id(1), id(2), id(3)])
  }

  @Test(arguments: 1...3)
  func `while one of a group is sent, none of the group is dropped`(victim: Int) async throws {
    try await add("a", "b", "c")
    let acting = ActingSender(service: service, trigger: id(1), canTellOutcome: true) {
      () throws(PersistenceError) in try await drop(victim)
    }

    #expect(try await drain(to: acting) == drained(sent: 3))

    #expect(told.outcome.withLock(\.self) == .underWay(try sending(victim, ["a", "b", "c"][victim - 1])))
    #expect(await service.effects == [id(1), id(2), id(3)])
  }

  @Test func `a change that is not noted yet is dropped while others are sent, and not sent`() async throws {
    try await add("a", "b", "c")
    let entry = try await outbox.entry(id(2))
    let acting = ActingSender(service: service, trigger: id(1), canTellOutcome: false) {
      () throws(PersistenceError) in try await drop(2)
    }

    #expect(try await drain(to: acting) == drained(sent: 2))

    #expect(told.outcome.withLock(\.self) == .dropped(entry))
    #expect(await service.effects == [id(1), id(3)])
  }

  @Test func `changes that were noted and wait again are dropped`() async throws {
    try await add("a", "b")
    await service.fail(id(1), .offline)
    #expect(try await drain() == drained(.service(.offline)))

    try await drop(2)

    #expect(try await states() == [1: .waiting])
  }

  @Test func `a change that a process left under way is dropped, and its queue can be sent afterwards`()
    async throws
  {
    try await put(1, "a", .sending(since: start))
    try await add("b")
    let entry = try await outbox.entry(id(1))

    #expect(try await DropChange(outbox: outbox)(id(1)) == .dropped(entry))

    #expect(try await drain() == drained(sent: 1))
    #expect(await service.effects == [id(2)])
  }

  @Test func `a change under way is left to the process that sends its queue`() async throws {
    try await put(1, "a", .sending(since: start))
    let entry = try #require(try await outbox.entry(id(1)))
    let claim = try #require(try await outbox.claim(queue))
    defer { claim.release() }

    #expect(try await DropChange(outbox: outbox)(id(1)) == .underWay(entry))

    #expect(try await outbox.entries() == [entry])
  }

  @Test func `a change that its sender has just finished is not reported as dropped`() async throws {
    try await put(1, "a", .sending(since: start))
    let (outbox, sent) = (outbox, id(1))
    let stepped = SteppedOutbox(
      outbox: outbox,
      beforeClaim: { () throws(PersistenceError) in
        try await outbox.remove([sent])
      }
    )

    #expect(try await DropChange(outbox: stepped)(id(1)) == .missing)
  }

  @Test func `a change that its sender postponed a moment ago is dropped`() async throws {
    try await put(1, "a", .sending(since: start))
    let (outbox, sent) = (outbox, id(1))
    let stepped = SteppedOutbox(
      outbox: outbox,
      beforeClaim: { () throws(PersistenceError) in
        try await outbox.postpone([sent], wasSent: false)
      }
    )

    let outcome = try await DropChange(outbox: stepped)(id(1))

    guard case .dropped(let entry?) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(entry.state == .waiting && entry.attempts == 0)
    #expect(try await outbox.entries().isEmpty)
  }

  @Test func `what there is not is missing`() async throws {
    #expect(try await DropChange(outbox: outbox)(id(1)) == .missing)
  }
}

/// What the user was told.
private final class Told: Sendable {
  let outcome = Mutex<OutboxDrop?>(nil)
}
