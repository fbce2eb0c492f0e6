import DomainKernel
import Foundation
import OutboxFakes
import Testing

/// Entries of the outbox that cannot be read hide and hold back no others than they have to.
@Suite(.timeLimit(.minutes(5))) struct UnreadableOutboxTests: DrainSuite {
  let outbox = FakeOutbox()
  let service = FakeOutboxSender()

  /// Puts a change of each subject behind the others, also where the last one is equal.
  private func put(_ subjects: [String]) async throws {
    for (index, subject) in subjects.enumerated() {
      try await put(index + 1, subject, .waiting, attempts: 0)
    }
  }

  private func backlog() async throws -> OutboxBacklog {
    try await outbox.backlog(of: OutboxRoute(queue, senders: ["job.save": service]))
  }

  @Test func `only later changes of its item wait behind an entry that cannot be read`() async throws {
    try await put(["b", "a", "b", "c"])
    await outbox.failReading(id(1), .damagedRecord)

    #expect(try await drain() == drained(sent: 2, heldBack: 1))
    #expect(try await outbox.entries().map(\.id) == [id(3)])
    #expect(try await outbox.drop(id(1)) == .dropped(nil))
    #expect(try await drain() == drained(sent: 1))
  }

  @Test func `behind one whose item is lost nothing is sent, and what is in front of it is`() async throws {
    try await put(["a", "b", "c", "a"])
    await outbox.loseOwner(of: id(2))

    #expect(try await drain() == drained(sent: 1, heldBack: 2))
    #expect(try await outbox.entries().map(\.id) == [id(3), id(4)])
  }

  @Test(arguments: [1, 16])
  func `an entry that cannot be read is found on a later page, too`(group: Int) async throws {
    try await put((1...70).map(String.init) + ["x", "x"])
    await outbox.failReading(id(71), .damagedRecord)

    #expect(try await drain(group: group) == drained(sent: 70, heldBack: 1))
  }

  @Test func `an outbox with nothing else has nothing to send`() async throws {
    try await add("a")
    await outbox.failReading(id(1), .damagedRecord)

    #expect(try await drain() == drained())
    #expect(try await outbox.pendingCount(in: queue) == 1)
  }

  @Test func `a change of another queue is not held back`() async throws {
    let other = OutboxQueue(area: "careers", account: "berta")
    try await add("a", in: other)
    try await add("a")
    await outbox.failReading(id(1), .damagedRecord)

    #expect(try await drain() == drained(sent: 1))
    #expect(try await outbox.pendingCount(in: queue) == 0)
    #expect(try await outbox.pendingCount(in: other) == 1)
  }

  @Test func `the backlog tells what cannot be read, and how many wait behind it`() async throws {
    try await put(["a", "b", "a", "b", "a"])
    await outbox.failReading(id(1), .damagedRecord)

    let backlog = try await backlog()

    #expect(backlog.unreadable == [id(1)])
    #expect(backlog.behindUnreadable == 2)
    #expect(backlog.waiting == 2)
    #expect(backlog.heldBack == 0 && backlog.blocker == nil)
  }

  @Test func `the whole outbox is read part by part, with each entry once`() async throws {
    try await put((1...205).map(String.init))
    for number in [1, 100, 101, 205] { await outbox.failReading(id(number), .damagedRecord) }

    let whole = try await outbox.whole()

    #expect(whole.unreadable.map(\.id.rawValue) == [1, 100, 101, 205])
    #expect(whole.entries.count == 201)
    #expect(whole.last == id(205))
    #expect(OutboxPart().last == nil)
  }

  @Test(
    arguments: [
      (nil, nil, true), ("anna", nil, true), ("berta", nil, false), ("anna", "a", true), ("anna", "b", false),
      (nil, "a", true), (nil, "b", false),
    ] as [(String?, String?, Bool)]
  )
  func `an entry holds back what may be a later change of its item`(
    account: String?,
    subject: String?,
    isHeldBack: Bool
  ) async throws {
    try await add("z", "a")
    let entry = try #require(try await outbox.entry(id(2)))
    let queue = account.map { OutboxQueue(area: "careers", account: $0) }
    let item = subject.map { OutboxItem(kind: "job.unsave", subject: $0) }

    #expect(UnreadableEntry(id(1), queue: queue, item: item).holdsBack(entry) == isHeldBack)
    #expect(!UnreadableEntry(id(2), queue: queue, item: item).holdsBack(entry))
    #expect(!UnreadableEntry(id(3), queue: queue, item: item).holdsBack(entry))
  }
}
