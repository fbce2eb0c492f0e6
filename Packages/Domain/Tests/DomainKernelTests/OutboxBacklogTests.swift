import DomainKernel
import Foundation
import OutboxFakes
import Testing

/// Which of the changes the next delivery can send, and which wait for the user.
@Suite(.timeLimit(.minutes(5))) struct OutboxBacklogTests {
  private let queue = OutboxQueue(area: "careers", account: "anna")
  private let outbox = FakeOutbox()
  private let moment = Date(timeIntervalSince1970: 1_000)

  private func backlog() async throws -> OutboxBacklog {
    try await outbox.backlog(of: OutboxRoute(queue, senders: ["job.save": FakeOutboxSender()]))
  }

  @discardableResult
  private func put(
    _ number: Int,
    of subject: String,
    _ state: OutboxEntry.State = .waiting,
    kind: String = "job.save"
  ) async throws -> OutboxEntry {
    let entry = OutboxEntry(
      id: OutboxEntry.ID(rawValue: number),
      draft: try OutboxDraft(kind, of: subject, in: queue),
      createdAt: moment,
      state: state
    )
    await outbox.put(entry)
    return entry
  }

  private func refused(_ reason: OutboxRefusal.Reason = .notFound) -> OutboxEntry.State {
    .refused(OutboxRefusal(reason, at: moment))
  }

  @Test func `an empty queue has nothing to send and nothing held back`() async throws {
    #expect(try await backlog() == OutboxBacklog())
  }

  @Test func `what waits behind a refused change of its item is held back, and nothing else is`()
    async throws
  {
    let first = try await put(1, of: "a", refused(.unknownOutcome))
    try await put(2, of: "b")
    try await put(3, of: "a")
    try await put(4, of: "c", refused())
    try await put(5, of: "a")
    try await put(6, of: "c")

    let backlog = try await backlog()

    #expect(backlog.waiting == 1)
    #expect(backlog.heldBack == 3)
    #expect(backlog.blocker == first)
    #expect(backlog.refused == 2)
    #expect(backlog.firstRefused == first)
  }

  @Test func `of several refused changes of an item the first one is in front`() async throws {
    let first = try await put(1, of: "a", refused())
    try await put(2, of: "a", refused())
    try await put(3, of: "a")

    #expect(try await backlog().blocker == first)
  }

  @Test func `a refused change with nothing behind it holds nothing back`() async throws {
    try await put(1, of: "a")
    let last = try await put(2, of: "a", refused())

    let backlog = try await backlog()

    #expect(backlog.waiting == 1)
    #expect(backlog.heldBack == 0)
    #expect(backlog.blocker == nil)
    #expect(backlog.refused == 1)
    #expect(backlog.firstRefused == last)
  }

  @Test func `refused changes are counted over all pages, and those of another account are not`()
    async throws
  {
    for number in 1...100 { try await put(number, of: "\(number)") }
    let first = try await put(101, of: "101", refused())
    try await put(102, of: "102", refused(.unknownOutcome))
    let berta = OutboxQueue(area: "careers", account: "berta")
    await outbox.put(
      OutboxEntry(
        id: OutboxEntry.ID(rawValue: 103),
        draft: try OutboxDraft("job.save", of: "103", in: berta),
        createdAt: moment,
        state: refused()
      )
    )

    let backlog = try await backlog()

    #expect(backlog.waiting == 100)
    #expect(backlog.refused == 2)
    #expect(backlog.firstRefused == first)
  }

  @Test func `a change whose outcome is asked for by the next delivery is not held back`() async throws {
    try await put(1, of: "a", .sending(since: moment))
    try await put(2, of: "a")

    #expect(try await backlog().waiting == 2)
  }

  @Test func `a change without a sender is held back with those behind it, and there is no entry to retry`()
    async throws
  {
    try await put(1, of: "a", kind: "job.rate")
    try await put(2, of: "a")

    let backlog = try await backlog()

    #expect(backlog.waiting == 0)
    #expect(backlog.heldBack == 2)
    #expect(backlog.blocker == nil)
  }

  @Test func `a refused change on an earlier page holds back those on later ones`() async throws {
    let first = try await put(1, of: "a", refused())
    for number in 2...150 { try await put(number, of: "\(number)") }
    try await put(151, of: "a")

    let backlog = try await backlog()

    #expect(backlog.waiting == 149)
    #expect(backlog.heldBack == 1)
    #expect(backlog.blocker == first)
  }
}
