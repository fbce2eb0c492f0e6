import DomainKernel
import Foundation
import OutboxFakes
import Testing

/// A change of a job in the outbox.
func outboxDraft(
  _ subject: String,
  kind: String = "job.save",
  account: String = "anna",
  payload: String = "",
  supersedes: Set<String> = []
) throws -> OutboxDraft {
  try OutboxDraft(
    kind,
    of: subject,
    in: OutboxQueue(area: "careers", account: account),
    payload: Data(payload.utf8),
    supersedes: supersedes
  )
}

/// What ``FakeOutbox`` keeps; see ``FakeOutboxTests`` for sending it.
@Suite struct FakeOutboxStorageTests {
  private let outbox = FakeOutbox { moment(1) }

  private func entry(_ id: Int, _ draft: OutboxDraft, _ state: OutboxEntry.State = .waiting) -> OutboxEntry {
    OutboxEntry(id: OutboxEntry.ID(rawValue: id), draft: draft, createdAt: moment(1), state: state)
  }

  private func ids(in queue: OutboxQueue? = nil, limit: Int = 9) async throws -> [Int] {
    try await outbox.entries(in: queue, after: nil, limit: limit).map(\.id.rawValue)
  }

  @Test func `changes are added in order, each with a number and the present`() async throws {
    let (first, second) = (try outboxDraft("1"), try outboxDraft("2"))

    #expect(try await outbox.add(first) == .added(entry(1, first)))
    #expect(try await outbox.add(second) == .added(entry(2, second)))

    #expect(try await ids() == [1, 2])
    let addition = try await FakeOutbox().add(first)
    #expect(addition.entry.createdAt == Date(timeIntervalSince1970: 0))
  }

  @Test func `an entry is added as it is, and later numbers are above all of them`() async throws {
    await outbox.put(entry(5, try outboxDraft("1")))
    await outbox.put(entry(3, try outboxDraft("2")))

    let addition = try await outbox.add(outboxDraft("3"))

    #expect(addition.entry.id.rawValue == 6)
    #expect(try await ids() == [5, 3, 6])
  }

  @Test(
    arguments: [
      try outboxDraft("1", payload: "other"), try outboxDraft("1", kind: "job.unsave"),
      try outboxDraft("1", account: "bo", supersedes: ["job.save"]),
      try outboxDraft("2", supersedes: ["job.save"]),
      try outboxDraft("1", kind: "post.save", supersedes: ["job.save"]),
    ]
  )
  func `a change that is neither equal nor an opposite of the same item is added`(draft: OutboxDraft)
    async throws
  {
    _ = try await outbox.add(outboxDraft("1"))

    #expect(try await outbox.add(draft) == .added(entry(2, draft)))
    #expect(try await ids() == [1, 2])
  }

  @Test func `a change is compared with the last one of its item`() async throws {
    let (save, unsave) = (try outboxDraft("1"), try outboxDraft("1", kind: "job.unsave"))
    for draft in [save, unsave, try outboxDraft("2")] { _ = try await outbox.add(draft) }

    #expect(try await outbox.add(unsave) == .duplicate(entry(2, unsave)))
    #expect(try await outbox.add(save) == .added(entry(4, save)))
  }

  @Test func `entries are read by queue, up to the limit`() async throws {
    for account in ["anna", "bo", "anna"] {
      await outbox.put(entry(try await ids().count + 1, try outboxDraft("1", account: account)))
    }

    #expect(try await ids(in: OutboxQueue(area: "careers", account: "anna")) == [1, 3])
    #expect(try await ids(in: OutboxQueue(area: "careers", account: "bo")) == [2])
    #expect(try await ids(limit: 3) == [1, 2, 3])
    #expect(try await ids(limit: 2) == [1, 2])
  }

  @Test func `an entry that is not under way is dropped once`() async throws {
    let dropped = entry(1, try outboxDraft("1"))
    let sending = entry(2, try outboxDraft("2"), .sending(since: moment(1)))
    for entry in [dropped, sending] { await outbox.put(entry) }

    #expect(try await outbox.drop(dropped.id) == .dropped(dropped))
    #expect(try await outbox.drop(dropped.id) == .missing)
    #expect(try await outbox.drop(sending.id) == .underWay(sending))

    #expect(try await ids() == [2])
  }

  @Test func `a queue is claimed by one sender at a time, and others meanwhile`() async throws {
    let (queue, other) = (try outboxDraft("1").queue, try outboxDraft("1", account: "bo").queue)
    let claim = try #require(try await outbox.claim(queue))
    #expect(try await outbox.claim(queue) == nil)
    #expect(try await outbox.claim(other) != nil)

    claim.release()

    #expect(try await outbox.claim(queue) != nil)
    #expect(try await outbox.claim(other) == nil)
  }

  @Test func `entries that are done are removed`() async throws {
    for number in 1...3 { _ = try await outbox.add(outboxDraft("\(number)")) }
    let third = OutboxEntry.ID(rawValue: 3)

    let begun = try await outbox.finish([OutboxEntry.ID(rawValue: 2)], beginning: [third], at: moment(2))

    #expect(begun == [third])
    #expect(try await ids() == [1, 3])
  }

  @Test func `a state changes nothing else of an entry`() async throws {
    let before = OutboxEntry(
      id: OutboxEntry.ID(rawValue: 1),
      draft: try outboxDraft("1"),
      createdAt: moment(-5),
      attempts: 3,
      earlierTitle: "Welder"
    )
    await outbox.put(before)

    try await outbox.refuse(before.id, OutboxRefusal(.notFound, at: moment(1)))
    #expect(try await outbox.retry(before.id))

    #expect(try await outbox.entry(before.id) == before)
  }
}
