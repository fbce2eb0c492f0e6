import DomainKernel
import Foundation
import OutboxFakes
import Testing

@Suite struct FakeOutboxTests {
  private let outbox = FakeOutbox()
  private let moment = Date(timeIntervalSince1970: 1_000)

  private func draft(_ subject: String = "1", supersedes: Set<String> = []) throws -> OutboxDraft {
    try OutboxDraft(
      supersedes.isEmpty ? "job.save" : "job.unsave",
      of: subject,
      in: OutboxQueue(area: "careers", account: "anna"),
      supersedes: supersedes
    )
  }

  /// An entry of the outbox in a state; other entries are in front of it and behind it.
  private func stored(_ state: OutboxEntry.State, attempts: Int = 0) async throws -> OutboxEntry {
    for number in 1...3 {
      await outbox.put(
        OutboxEntry(
          id: OutboxEntry.ID(rawValue: number),
          draft: try draft("\(number)"),
          createdAt: moment,
          state: number == 2 ? state : .waiting,
          attempts: number == 2 ? attempts : 0
        )
      )
    }
    return try #require(await entry(2))
  }

  private func entry(_ number: Int) async throws -> OutboxEntry? {
    try await outbox.entry(OutboxEntry.ID(rawValue: number))
  }

  /// The first page, which has them all; reading page after page would not end with a fake that gives the last one again.
  private func entries() async throws -> [OutboxEntry] {
    try await outbox.entries(in: nil, after: nil, limit: 9)
  }

  private var refusal: OutboxRefusal { OutboxRefusal(.notFound, at: moment) }

  // MARK: - Adding

  @Test func `a change that waits already is not added again`() async throws {
    let waiting = try await stored(.waiting)

    #expect(try await outbox.add(waiting.draft) == .duplicate(waiting))
    #expect(try await entries().count == 3)
  }

  @Test func `an opposite takes the place of a change that was never sent`() async throws {
    let waiting = try await stored(.waiting)

    let addition = try await outbox.add(draft("2", supersedes: ["job.save"]))

    let added = try #require(await entry(4))
    #expect(addition == .superseded(waiting, by: added))
    #expect(try await entry(2) == nil)
  }

  @Test(arguments: [
    (OutboxEntry.State.waiting, 1), (.sending(since: .distantPast), 0),
    (.refused(OutboxRefusal(.notFound, at: .distantPast)), 0),
  ])
  func `a change that may have been sent stays, and the same one is added behind it`(
    state: OutboxEntry.State,
    attempts: Int
  ) async throws {
    let earlier = try await stored(state, attempts: attempts)

    let addition = try await outbox.add(earlier.draft)

    let added = try #require(await entry(4))
    #expect(addition == .added(added))
    #expect(try await entry(2) == earlier)
  }

  // MARK: - Sending

  @Test func `an entry that is about to be sent is under way, with one attempt more`() async throws {
    let waiting = try await stored(.waiting, attempts: 1)

    let begun = try await outbox.finish([], beginning: [waiting.id], at: moment)

    #expect(begun == [waiting.id])
    #expect(try await entry(2)?.state == .sending(since: moment))
    #expect(try await entry(2)?.attempts == 2)
  }

  @Test func `an entry that was refused or dropped meanwhile is not sent`() async throws {
    let refused = try await stored(.refused(refusal))
    let dropped = OutboxEntry.ID(rawValue: 9)

    #expect(try await outbox.finish([], beginning: [refused.id, dropped], at: moment) == [])
    #expect(try await entry(2) == refused)
  }

  @Test(arguments: [(2, true, 2), (2, false, 1), (0, false, 0)])
  func `an entry waits again, and an attempt that was not sent is not counted`(
    attempts: Int,
    wasSent: Bool,
    counted: Int
  ) async throws {
    let sending = try await stored(.sending(since: moment), attempts: attempts)

    try await outbox.postpone([sending.id], wasSent: wasSent)

    #expect(try await entry(2)?.state == .waiting)
    #expect(try await entry(2)?.attempts == counted)
  }

  @Test func `of all entries only the one that the service refused is refused`() async throws {
    let sending = try await stored(.sending(since: moment), attempts: 1)

    try await outbox.refuse(sending.id, refusal)

    #expect(try await entries().map(\.refusal) == [nil, refusal, nil])
    #expect(try await entry(2)?.attempts == 1)
  }

  @Test func `only a refused entry is retried`() async throws {
    let refused = try await stored(.refused(refusal), attempts: 1)

    #expect(try await outbox.retry(refused.id))
    #expect(try await entry(2)?.isUnsent == false)
    #expect(try await !outbox.retry(refused.id))
    #expect(try await !outbox.retry(OutboxEntry.ID(rawValue: 9)))
  }

  // MARK: - Reading

  @Test func `a page begins behind an entry`() async throws {
    let second = try await stored(.waiting)

    #expect(try await outbox.entries(in: nil, after: second.id, limit: 5).map(\.id.rawValue) == [3])
    #expect(try await outbox.entries(in: nil, after: nil, limit: 2).map(\.id.rawValue) == [1, 2])
    #expect(await outbox.pages == [second.id, nil])
  }
}
