import DomainKernel
import Foundation
import OutboxFakes
import Testing

@Suite(.timeLimit(.minutes(5))) struct OutboxTests {
  private let outbox = FakeOutbox()
  private let queue = OutboxQueue(area: "careers", account: "anna")
  private let moment = Date(timeIntervalSince1970: 1_000)

  private func id(_ number: Int) -> OutboxEntry.ID { OutboxEntry.ID(rawValue: number) }

  private func save(_ payload: UInt8 = 1) throws(PersistenceError) -> OutboxDraft {
    try OutboxDraft("job.save", of: "a", in: queue, payload: Data([payload]))
  }

  @Test func `the entries of all pages are read once, in their order`() async throws {
    for number in 1...205 {
      _ = try await outbox.add(try OutboxDraft("job.save", of: "\(number)", in: queue))
    }

    #expect(try await outbox.entries(in: queue).map(\.id) == (1...205).map(id))
  }

  @Test func `entries are in the order of their numbers`() {
    #expect([(1, 2), (1, 1), (2, 1)].map { id($0) < id($1) } == [true, false, false])
  }

  @Test func `a change that replaces another one is the one that is sent`() async throws {
    let old = try await outbox.add(try save()).entry

    let addition = try await outbox.add(
      try OutboxDraft("job.unsave", of: "a", in: queue, supersedes: ["job.save"])
    )

    #expect(addition.entry.id == id(2))
    #expect(addition == .superseded(old, by: addition.entry))
  }

  @Test func `a change that is stored although adding it failed is found`() async throws {
    let stored = try await outbox.add(try save()).entry

    #expect(try await FullOutbox(outbox: outbox).store(try save()) == stored)
  }

  @Test(arguments: [("job.unsave", 1, 0), ("job.save", 2, 0), ("job.save", 1, 1)] as [(String, UInt8, Int)])
  func `another change, or one that was sent before, is not taken for the one that could not be added`(
    kind: String,
    payload: UInt8,
    attempts: Int
  ) async throws {
    let draft = try OutboxDraft(kind, of: "a", in: queue, payload: Data([payload]))
    await outbox.put(OutboxEntry(id: id(1), draft: draft, createdAt: moment, attempts: attempts))

    await #expect(throws: PersistenceError.cannotBeSaved(reason: "full")) {
      try await FullOutbox(outbox: outbox).store(try save())
    }
  }

  @Test func `a change in front of another one of its item is not taken for the one that could not be added`()
    async throws
  {
    _ = try await outbox.add(try save())
    _ = try await outbox.add(try OutboxDraft("job.unsave", of: "a", in: queue))

    await #expect(throws: PersistenceError.cannotBeSaved(reason: "full")) {
      try await FullOutbox(outbox: outbox).store(try save())
    }
  }

  @Test func `a change that could not be added for another reason is not looked for`() async throws {
    _ = try await outbox.add(try save())

    await #expect(throws: PersistenceError.busy(reason: "lock")) {
      try await FullOutbox(outbox: outbox, error: .busy(reason: "lock")).store(try save())
    }
  }

  @Test(
    arguments: [
      (.waiting, 0, .unsent), (.waiting, 1, .unconfirmed),
      (.sending(since: Date(timeIntervalSince1970: 1_000)), 1, .unconfirmed),
      (.refused(OutboxRefusal(.unknownOutcome, at: Date(timeIntervalSince1970: 1_000))), 1, .refused),
    ] as [(OutboxEntry.State, Int, PendingState)]
  )
  func `an entry says whether it was never sent, was sent and is not confirmed, or was refused`(
    state: OutboxEntry.State,
    attempts: Int,
    expected: PendingState
  ) throws {
    let entry = OutboxEntry(
      id: id(1),
      draft: try save(),
      createdAt: moment,
      state: state,
      attempts: attempts
    )

    #expect(entry.pendingState == expected)
    #expect(entry.isUnsent == (expected == .unsent))
  }

  @Test(
    arguments: [
      (.rejected(code: "closed", message: "m"), .rejected(code: "closed", message: "m")),
      (.notFound, .notFound), (.serviceError, .unavailable), (.unknownOutcome, nil),
    ] as [(OutboxRefusal.Reason, ServiceError?)]
  )
  func `a refusal is an error of the service unless the outcome is unknown`(
    reason: OutboxRefusal.Reason,
    error: ServiceError?
  ) {
    #expect(OutboxRefusal(reason, at: moment).serviceError == error)
  }
}

/// An outbox that takes no change any more.
private struct FullOutbox: Outbox {
  let outbox: FakeOutbox
  var error = PersistenceError.cannotBeSaved(reason: "full")

  func add(_ draft: OutboxDraft) async throws(PersistenceError) -> OutboxAddition { throw error }

  func part(
    in queue: OutboxQueue?,
    after id: OutboxEntry.ID?,
    limit: Int
  ) async throws(PersistenceError) -> OutboxPart {
    try await outbox.part(in: queue, after: id, limit: limit)
  }

  func entry(_ id: OutboxEntry.ID) async throws(PersistenceError) -> OutboxEntry? {
    try await outbox.entry(id)
  }

  func retry(_ id: OutboxEntry.ID) async throws(PersistenceError) -> Bool { try await outbox.retry(id) }

  func drop(_ id: OutboxEntry.ID) async throws(PersistenceError) -> OutboxDrop { try await outbox.drop(id) }
}
