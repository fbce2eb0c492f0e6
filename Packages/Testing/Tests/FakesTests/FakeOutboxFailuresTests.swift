import DomainKernel
import Foundation
import OutboxFakes
import Testing

@Suite struct FakeOutboxFailuresTests {
  private let outbox = FakeOutbox()
  private let failure = PersistenceError.cannotBeSaved(reason: "disk")
  private let id = OutboxEntry.ID(rawValue: 1)

  @Test func `every call fails until the outbox works again, and changes nothing`() async throws {
    let (id, draft) = (id, try outboxDraft("1"))
    _ = try await outbox.add(draft)
    let calls: [(FakeOutbox) async throws -> Void] = [
      { _ = try await $0.add(draft) }, { _ = try await $0.entries(in: nil, after: nil, limit: 1) },
      { _ = try await $0.entry(id) }, { _ = try await $0.retry(id) }, { _ = try await $0.drop(id) },
      { _ = try await $0.claim(draft.queue) },
      { _ = try await $0.finish([id], beginning: [], at: .distantPast) },
      { try await $0.postpone([id], wasSent: true) },
      { try await $0.refuse(id, OutboxRefusal(.notFound, at: .distantPast)) },
    ]
    await outbox.fail(failure)
    await expectEach(of: calls, of: outbox, toThrow: failure)

    await outbox.fail(nil)

    #expect(await outbox.pages == [])
    #expect(try await outbox.entry(id)?.isUnsent == true)
    #expect(try await outbox.claim(draft.queue) != nil)
  }

  @Test func `a note that entries are about to be sent fails, one that others are done does not`()
    async throws
  {
    for number in 1...2 { _ = try await outbox.add(outboxDraft("\(number)")) }
    let second = OutboxEntry.ID(rawValue: 2)
    await outbox.failBeginning(failure)

    await #expect(throws: failure) { try await outbox.finish([id], beginning: [second], at: .distantPast) }
    #expect(try await outbox.entry(id) != nil)
    #expect(try await outbox.finish([id], beginning: [], at: .distantPast) == [])
    #expect(try await outbox.entry(id) == nil)

    await outbox.failBeginning(nil)
    #expect(try await outbox.finish([], beginning: [second], at: .distantPast) == [second])
  }

  @Test func `an addition may fail once it is stored`() async throws {
    await outbox.failAfterAdding(failure)

    await #expect(throws: failure) { try await outbox.add(outboxDraft("1")) }
    #expect(try await outbox.entry(id)?.draft == outboxDraft("1"))

    await outbox.failAfterAdding(nil)
    #expect(try await outbox.add(outboxDraft("2")).entry.id.rawValue == 2)
  }

  @Test func `a note that entries wait again fails, and nothing else`() async throws {
    _ = try await outbox.add(outboxDraft("1"))
    _ = try await outbox.finish([], beginning: [id], at: .distantPast)
    await outbox.failPostponing(failure)

    await #expect(throws: failure) { try await outbox.postpone([id], wasSent: false) }
    #expect(try await outbox.entry(id)?.state == .sending(since: .distantPast))

    await outbox.failPostponing(nil)
    try await outbox.postpone([id], wasSent: false)
    #expect(try await outbox.entry(id)?.isUnsent == true)
  }

  @Test func `a removal fails, and nothing else`() async throws {
    _ = try await outbox.add(outboxDraft("1"))
    await outbox.failDropping(failure)

    await #expect(throws: failure) { try await outbox.drop(id) }
    #expect(try await outbox.entry(id)?.isUnsent == true)

    await outbox.failDropping(nil)
    _ = try await outbox.drop(id)
    #expect(try await outbox.entry(id) == nil)
  }

  @Test func `an entry that cannot be read can be dropped, without its content`() async throws {
    for number in 1...2 { _ = try await outbox.add(outboxDraft("\(number)")) }
    await outbox.failReading(id, failure)

    await #expect(throws: failure) { try await outbox.entry(id) }
    #expect(try await outbox.drop(id) == .dropped(nil))

    #expect(try await outbox.entries(in: nil, after: nil, limit: 9).map(\.id.rawValue) == [2])
  }

  @Test func `an entry whose record is damaged is beside the others, with its item unless that is lost`()
    async throws
  {
    for number in 1...3 { _ = try await outbox.add(outboxDraft("\(number)")) }
    let known = try #require(try await outbox.entry(id)).draft
    let lost = OutboxEntry.ID(rawValue: 3)
    await outbox.failReading(id, .damagedRecord)
    await outbox.loseOwner(of: lost)

    let first = try await outbox.part(in: known.queue, after: nil, limit: 1)
    let rest = try await outbox.part(in: nil, after: first.last, limit: 1)

    #expect(first.entries.map(\.id.rawValue) == [2])
    #expect(first.unreadable == [UnreadableEntry(id, queue: known.queue, item: known.item)])
    #expect(rest == OutboxPart(unreadable: [UnreadableEntry(lost)]))
    await #expect(throws: PersistenceError.damagedRecord) { try await outbox.entry(lost) }
  }
}

@Suite struct FakeOutboxSenderTests {
  private let sender = FakeOutboxSender()

  private func entry(_ number: Int) throws -> OutboxEntry {
    OutboxEntry(
      id: OutboxEntry.ID(rawValue: number),
      draft: try outboxDraft("\(number)"),
      createdAt: .distantPast
    )
  }

  @Test func `effects are counted in order, once for each time`() async throws {
    let (first, second) = (try entry(1), try entry(2))

    _ = try await sender.send(second)
    await sender.receive(first.id)
    _ = try await sender.send(second)

    #expect(await sender.effects == [second.id, first.id, second.id])
  }

  @Test func `failures of an entry come in turn, with an effect or without one`() async throws {
    let (first, second) = (try entry(1), try entry(2))
    await sender.fail(first.id, .timedOut)
    await sender.fail(first.id, .connectionLost, hasEffect: true, wasSent: true)

    await #expect(throws: SendingError(.timedOut)) { try await sender.send(first) }
    #expect(await sender.effects == [])
    _ = try await sender.send(second)
    await #expect(throws: SendingError(.connectionLost, wasSent: true)) {
      try await sender.send(first)
    }
    #expect(await sender.effects == [second.id, first.id])
    _ = try await sender.send(first)

    #expect(await sender.effects == [second.id, first.id, first.id])
  }

  @Test func `it tells which effects it has, unless its checks fail`() async throws {
    let (first, second) = (try entry(1), try entry(2))
    await sender.receive(first.id)
    #expect(try await sender.isDone(first) == true)
    #expect(try await sender.isDone(second) == false)
    await sender.failChecks(.offline)

    await #expect(throws: ServiceError.offline) { try await sender.isDone(first) }

    await sender.failChecks(nil)
    #expect(try await sender.isDone(first) == true)
    #expect(await sender.checks == [first.id, second.id, first.id, first.id])
  }

  @Test func `one that cannot tell says neither`() async throws {
    let mute = FakeOutboxSender(canTell: false)
    let first = try entry(1)
    _ = try await mute.send(first)

    #expect(try await mute.isDone(first) == nil)
    #expect([sender.canTellOutcome, mute.canTellOutcome] == [true, false])
  }
}
