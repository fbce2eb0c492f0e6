import DomainKernel
import Foundation
import OutboxStore
import StorageKit
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(5))) struct StoredOutboxTests {
  private let key = "0000000000000000001"

  @Test func `reading an outbox that was never written makes no file`() async throws {
    try await withTemporaryFolder { folder in
      let subject = outbox(SQLiteRecordStore(path: folder + "/outbox.sqlite"), folder)

      #expect(try await subject.entries().isEmpty)
      let drain = try await DrainOutbox(outbox: subject, now: { OutboxAdapter.moment })
        .drain(OutboxRoute(.anna, senders: [:]))

      #expect(drain == OutboxDrain())
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
    }
  }

  @Test func `an entry is stored as a JSON document of version 2`() async throws {
    let store = InMemoryRecordStore()
    let subject = outbox(store, "")
    _ = try await subject.add(try .sample(of: "a", payload: Data("note".utf8), supersedes: ["job.unsave"]))
    #expect(try await subject.begin(.init(1), at: Date(timeIntervalSince1970: 2)))
    try await subject.refuse(
      .init(1),
      OutboxRefusal(.rejected(code: "closed", message: nil), at: Date(timeIntervalSince1970: 3))
    )

    let value = try #require(try await store.stored(for: key, in: "entries").value).value

    let expected = """
      {"version":2,"area":"careers","account":"anna","kind":"job.save","subject":"a","name":"Job a",
      "payload":"bm90ZQ==","supersedes":["job.unsave"],"createdAt":1000500,"attempts":1,
      "refusal":{"reason":"rejected","code":"closed","at":3000}}
      """
    #expect(try object(value) == object(Data(expected.utf8)))
  }

  private func object(_ data: Data) throws -> NSDictionary {
    try #require(try JSONSerialization.jsonObject(with: data) as? NSDictionary)
  }

  @Test func `an entry of version 1 keeps its title, through every change, and can be sent`() async throws {
    let store = InMemoryRecordStore()
    try await put(
      """
      {"version":1,"area":"careers","account":"anna","kind":"job.save","subject":"a","title":"收藏职位 a",
      "payload":"bm90ZQ==","createdAt":1000500,"attempts":1,"refusal":{"reason":"notFound","at":3000}}
      """,
      in: store
    )
    let subject = outbox(store, "")

    #expect(try await subject.retry(.init(1)))

    let entry = OutboxEntry(
      id: .init(1),
      draft: try OutboxDraft("job.save", of: "a", in: .anna, payload: Data("note".utf8)),
      createdAt: OutboxAdapter.moment,
      attempts: 1,
      earlierTitle: "收藏职位 a"
    )
    #expect(try await subject.entries() == [entry])
    #expect(try await subject.begin(.init(1), at: OutboxAdapter.moment))
    #expect(try await subject.finish([.init(1)], beginning: [], at: OutboxAdapter.moment).isEmpty)
    #expect(try await subject.entries().isEmpty)
  }

  @Test func `an entry of a newer version is an error and left as it is`() async throws {
    let store = InMemoryRecordStore()
    try await put(#"{"version":3,"area":"careers"}"#, in: store)
    let subject = outbox(store, "")

    await #expect(throws: PersistenceError.madeByNewerVersion) { try await subject.entries() }
    await #expect(throws: PersistenceError.madeByNewerVersion) { try await subject.entry(.init(1)) }
    await #expect(throws: PersistenceError.madeByNewerVersion) { try await subject.begin(.init(1), at: .now) }
    await #expect(throws: PersistenceError.madeByNewerVersion) { try await subject.drop(.init(1)) }
    #expect(try await store.count(in: "entries") == 1)
  }

  @Test func `an entry is not finished where the next one to begin was made by a newer version`()
    async throws
  {
    let store = InMemoryRecordStore()
    let subject = outbox(store, "")
    let first = try await subject.add(try .sample(of: "a")).entry
    let newer = Data(#"{"version":3,"area":"careers"}"#.utf8)
    _ = try await store.set(newer, for: "0000000000000000002", in: "entries", ifRevision: nil)

    await #expect(throws: PersistenceError.madeByNewerVersion) {
      try await subject.finish([first.id], beginning: [.init(2)], at: OutboxAdapter.moment)
    }

    #expect(try await subject.entry(first.id) == first)
  }

  @Test(arguments: ["", "[]", #"{"version":1}"#, #"{"version":0}"#])
  func `an entry that makes no sense is told, and can be dropped`(text: String) async throws {
    let store = InMemoryRecordStore()
    try await put(text, in: store)
    let subject = outbox(store, "")

    #expect(try await subject.whole() == OutboxPart(unreadable: [UnreadableEntry(.init(1))]))
    await #expect(throws: PersistenceError.damagedRecord) { try await subject.entry(.init(1)) }
    #expect(try await subject.drop(.init(1)) == .dropped(nil))
    #expect(try await subject.whole().last == nil)
  }

  // MARK: - Entries that cannot be read

  @Test func `an entry whose checksum is wrong is told with its item, hides no other, and can be dropped`()
    async throws
  {
    let store = InMemoryRecordStore()
    let subject = outbox(store, "")
    for name in ["a", "b/é\u{0}", "c"] { _ = try await subject.add(try .sample(of: name)) }
    await store.damage("0000000000000000002", in: "entries")

    let whole = try await subject.whole()

    let item = OutboxItem(kind: "job.save", subject: "b/é\u{0}")
    #expect(whole.entries.map(\.draft.subject) == ["a", "c"])
    #expect(whole.unreadable == [UnreadableEntry(.init(2), queue: .anna, item: item)])
    await #expect(throws: PersistenceError.damagedRecord) { try await subject.entry(.init(2)) }
    #expect(try await subject.pendingCount(in: .anna) == 3)

    #expect(try await subject.drop(.init(2)) == .dropped(nil))
    #expect(try await subject.whole().unreadable == [])
    #expect(try await store.stored(for: "0000000000000000002", in: "entries") == .absent)
  }

  @Test func `where the list of its item is damaged, too, an entry may be of any queue`() async throws {
    let store = InMemoryRecordStore()
    let subject = outbox(store, "")
    let other = OutboxQueue(area: "posts", account: "anna")
    _ = try await subject.add(try .sample(of: "a"))
    _ = try await subject.add(try .sample(of: "b"))
    for key in try await store.contents(of: "subjects").records.map(\.key) where key.hasSuffix("a") {
      await store.damage(key, in: "subjects")
    }
    for number in 1...2 { await store.damage("000000000000000000\(number)", in: "entries") }

    let found = try await subject.part(in: other, after: nil, limit: 9)

    #expect(found == OutboxPart(unreadable: [UnreadableEntry(.init(1))]))
  }

  @Test func `a part tells what cannot be read in front of its last entry, and the last part the rest`()
    async throws
  {
    let store = InMemoryRecordStore()
    let subject = outbox(store, "")
    for name in ["a", "b", "c", "d", "e"] { _ = try await subject.add(try .sample(of: name)) }
    for number in [1, 3, 5] { await store.damage("000000000000000000\(number)", in: "entries") }

    let first = try await subject.part(in: nil, after: nil, limit: 1)
    let second = try await subject.part(in: nil, after: first.last, limit: 1)
    let third = try await subject.part(in: nil, after: second.last, limit: 1)
    let fourth = try await subject.part(in: nil, after: third.last, limit: 1)

    let parts = [first, second, third, fourth]
    #expect(parts.map { $0.entries.map(\.id.rawValue) } == [[2], [4], [], []])
    #expect(parts.map { $0.unreadable.map(\.id.rawValue) } == [[1], [3], [5], []])
  }

  @Test func `an entry whose key is damaged is listed once, and can be dropped`() async throws {
    let store = InMemoryRecordStore()
    let subject = outbox(store, "")
    let first = try await subject.add(try .sample(of: "a")).entry
    try await store.transaction { (transaction) throws(StorageError) in
      try transaction.set(Data("x".utf8), for: "000000000000000004r", in: "entries")
    }

    let whole = try await subject.whole()
    #expect(whole.entries == [first])
    #expect(whole.unreadable.map(\.id.rawValue) == [0])
    #expect(try await subject.part(in: nil, after: first.id, limit: 9) == OutboxPart())
    #expect(try await [subject.drop(.init(0)), subject.drop(.init(0))] == [.dropped(nil), .missing])
    #expect(try await subject.whole() == OutboxPart([first]))
  }

  @Test func `a change of an item whose last entry cannot be read is added behind it`() async throws {
    let store = InMemoryRecordStore()
    let subject = outbox(store, "")
    _ = try await subject.add(try .sample(of: "a"))
    await store.damage(key, in: "entries")

    let added = try await subject.add(try .sample(of: "a"))

    #expect(added.entry.id == .init(2))
    #expect(try await subject.whole().unreadable.first?.holdsBack(added.entry) == true)
  }

  @Test func `the number of an entry that cannot be read is not used again when the last number is lost`()
    async throws
  {
    let store = InMemoryRecordStore()
    let subject = outbox(store, "")
    for name in ["a", "b"] { _ = try await subject.add(try .sample(of: name)) }
    await store.damage("0000000000000000002", in: "entries")
    await store.damage("last", in: "numbers")

    #expect(try await subject.add(try .sample(of: "c")).entry.id == .init(3))
  }

  @Test func `an entry that was refused for an unknown reason makes no sense either`() async throws {
    let store = InMemoryRecordStore()
    try await put(
      """
      {"version":2,"area":"careers","account":"anna","kind":"job.save","subject":"a","createdAt":1000500,
      "refusal":{"reason":"other","at":3000}}
      """,
      in: store
    )
    let subject = outbox(store, "")

    await #expect(throws: PersistenceError.damagedRecord) { try await subject.entry(.init(1)) }
    #expect(try await subject.drop(.init(1)) == .dropped(nil))
  }

  @Test func `moments are stored to the nearest millisecond, and one that no calendar has as 1970`()
    async throws
  {
    let subject = outbox(InMemoryRecordStore(), "")
    _ = try await subject.add(try .sample(of: "a"))

    #expect(try await subject.begin(.init(1), at: Date(timeIntervalSince1970: 2.0006)))
    let begun = try await subject.entry(.init(1))
    try await subject.refuse(.init(1), OutboxRefusal(.notFound, at: Date(timeIntervalSince1970: 1e300)))
    let refused = try await subject.entry(.init(1))

    #expect(begun?.state == .sending(since: Date(timeIntervalSince1970: 2.001)))
    #expect(refused?.refusal == OutboxRefusal(.notFound, at: Date(timeIntervalSince1970: 0)))
  }

  @Test func `a change that is done is forgotten, and not the later one of its item`() async throws {
    let subject = outbox(InMemoryRecordStore(), "")
    _ = try await subject.add(try .sample(of: "a"))
    #expect(try await subject.begin(.init(1), at: OutboxAdapter.moment))
    let later = try await subject.add(try .sample(of: "a")).entry

    #expect(try await subject.finish([.init(1)], beginning: [], at: OutboxAdapter.moment).isEmpty)

    #expect(try await subject.add(try .sample(of: "a")) == .duplicate(later))
  }

  @Test func `an entry that was never begun waits on without an attempt`() async throws {
    let subject = outbox(InMemoryRecordStore(), "")
    let entry = try await subject.add(try .sample(of: "a")).entry

    try await subject.postpone([entry.id], wasSent: false)

    #expect(try await subject.entry(entry.id) == entry)
  }

  // MARK: - Other spellings of an account

  private func respelling(_ store: InMemoryRecordStore, lockPath: String? = nil) -> StoredOutbox {
    StoredOutbox(
      store: store,
      lockPath: lockPath,
      clock: ContinuousClock(),
      now: { OutboxAdapter.moment },
      spelling: { $0.account == "ANNA/" ? OutboxQueue(area: $0.area, account: "anna") : $0 }
    )
  }

  private let earlier = OutboxQueue(area: "careers", account: "ANNA/")

  @Test func `changes that were stored with another spelling of their account are found with its own`()
    async throws
  {
    let store = InMemoryRecordStore()
    let subject = respelling(store)
    _ = try await subject.add(try .sample(of: "a", in: earlier))
    _ = try await subject.add(try .sample(of: "b"))
    _ = try await subject.add(try .sample(of: "c", in: OutboxQueue(area: "careers", account: "bo")))

    #expect(try await subject.entries(in: .anna).map(\.draft.subject) == ["a", "b"])
    #expect(try await subject.entry(.init(1))?.draft.queue == .anna)
    #expect(try await subject.whole().entries.prefix(2).map(\.draft.queue) == [.anna, .anna])
  }

  @Test func `a change stored under another spelling is sent, and nothing of it is left`() async throws {
    let store = InMemoryRecordStore()
    let subject = respelling(store)
    _ = try await subject.add(try .sample(of: "a", in: earlier))

    #expect(try await subject.begin(.init(1), at: OutboxAdapter.moment))
    try await subject.postpone([.init(1)], wasSent: true)
    #expect(try await subject.entries(in: .anna).map(\.attempts) == [1])
    try await subject.remove([.init(1)])

    #expect(try await subject.entries().isEmpty)
    #expect(try await store.contents(of: "subjects").records.isEmpty)
  }

  @Test func `a change that cannot be read is of the account whose other spelling was stored`() async throws {
    let store = InMemoryRecordStore()
    let subject = respelling(store)
    _ = try await subject.add(try .sample(of: "a", in: earlier))
    try await put("junk", in: store)

    let part = try await subject.part(in: .anna, after: nil, limit: 9)

    #expect(part.unreadable.map(\.queue) == [.anna])
  }

  @Test func `a change is compared with the last one of its item under any spelling of its account`()
    async throws
  {
    let store = InMemoryRecordStore()
    let stored = outbox(store, "")
    let bo = OutboxQueue(area: "careers", account: "bo")
    for queue in [bo, OutboxQueue(area: "posts", account: "ANNA/")] {
      _ = try await stored.add(try .sample(of: "a", in: queue))
    }
    _ = try await stored.add(try .sample(of: "a", in: earlier))
    let subject = respelling(store)

    guard case .duplicate(let known) = try await subject.add(try .sample(of: "a")) else {
      Issue.record("It was added once more.")
      return
    }
    #expect(known.id == .init(3))
    let opposite = try await subject.add(try .sample("job.unsave", of: "a", supersedes: ["job.save"]))
    guard case .superseded(let before, by: let after) = opposite else {
      Issue.record("It has not taken the place of the other one.")
      return
    }
    #expect(before.id == .init(3) && after.id == .init(4))
    #expect(try await subject.entries(in: .anna).map(\.id.rawValue) == [4])
  }

  @Test func `of two spellings of an account the later change of an item counts`() async throws {
    let store = InMemoryRecordStore()
    let subject = respelling(store)
    _ = try await subject.add(try .sample(of: "a", in: earlier))
    #expect(try await subject.begin(.init(1), at: OutboxAdapter.moment))
    let later = try await subject.add(try .sample(of: "a")).entry

    #expect(later.id == .init(2))
    #expect(try await subject.add(try .sample(of: "a", in: earlier)) == .duplicate(later))
  }

  @Test func `a change stored under another spelling is not dropped while it is sent`() async throws {
    try await withTemporaryFolder { folder in
      let store = InMemoryRecordStore()
      let subject = respelling(store, lockPath: folder + "/outbox")
      _ = try await subject.add(try .sample(of: "a", in: earlier))
      let sender = DroppingSender(outbox: subject)
      let drain = DrainOutbox(outbox: subject, now: { OutboxAdapter.moment })

      #expect(try await drain.drain(OutboxRoute(.anna, senders: ["job.save": sender])).sent == 1)

      #expect(sender.isUnderWay.withLock(\.self) == true)
    }
  }

  // MARK: - Claims

  @Test func `where nothing can be stored, a queue can be claimed without a file`() async throws {
    let subject = StoredOutbox(
      store: InMemoryRecordStore(),
      lockPath: nil,
      clock: ContinuousClock(),
      now: { OutboxAdapter.moment }
    )

    let claims = [try await subject.claim(.anna), try await subject.claim(.anna)]

    #expect(claims.compactMap(\.self).count == 2)
  }

  @Test func `a queue of the same account in another area has a claim of its own`() async throws {
    try await withTemporaryFolder { folder in
      let subject = outbox(InMemoryRecordStore(), folder)
      let first = try #require(try await subject.claim(.anna))
      let second = try #require(try await subject.claim(OutboxQueue(area: "posts", account: "anna")))
      // Another version of this program looks for the same name.
      #expect(FileManager.default.fileExists(atPath: folder + "/outbox-88f3c1d29e1b7c07.lock"))
      first.release()
      second.release()
    }
  }

  @Test func `a claim that cannot be made is an error, and not the claim of another process`() async throws {
    try await withTemporaryFolder { folder in
      try Data().write(to: URL(filePath: folder + "/file"))
      let subject = outbox(InMemoryRecordStore(), folder + "/file")

      await #expect(throws: PersistenceError.self) { _ = try await subject.claim(.anna) }
    }
  }

  // MARK: - Groups

  @Test func `a group of which one cannot be noted is not noted at all, and nothing is removed`() async throws
  {
    let store = InMemoryRecordStore()
    let subject = outbox(store, "")
    for name in ["a", "b", "c"] { _ = try await subject.add(try .sample(of: name)) }
    let entries = try await subject.entries()
    let damaged = try #require(try await store.contents(of: "entries").records.last)
    try await store.transaction { (records) throws(StorageError) in
      _ = try records.set(Data("[]".utf8), for: damaged.key, in: "entries")
    }

    await #expect(throws: PersistenceError.self) {
      try await subject.finish([.init(1)], beginning: [.init(2), .init(3)], at: .now)
    }

    #expect(try await subject.entry(.init(1)) == entries[0])
    #expect(try await subject.entry(.init(2)) == entries[1])
  }

  @Test func `a group for which there is no room is not noted at all`() async throws {
    let names = ["a", "b", "c", "d"]
    let full = InMemoryRecordStore()
    for name in names { _ = try await outbox(full, "").add(try .sample(of: name)) }
    var size = 0
    for collection in ["entries", "subjects", "numbers"] {
      for record in try await full.contents(of: collection).records {
        size += collection.utf8.count + record.key.utf8.count + record.value.count
      }
    }
    // Room for one that is under way, and not for all.
    let store = InMemoryRecordStore(limit: size + 60)
    let subject = outbox(store, "")
    for name in names { _ = try await subject.add(try .sample(of: name)) }
    let entries = try await subject.entries()

    await #expect(throws: PersistenceError.self) {
      try await subject.finish([], beginning: entries.map(\.id), at: .now)
    }

    #expect(try await subject.entries() == entries)
  }

  @Test func `numbers go on behind the last entry when the last number is lost`() async throws {
    let store = InMemoryRecordStore()
    let subject = outbox(store, "")
    for name in ["a", "b"] { _ = try await subject.add(try .sample(of: name)) }
    try await store.removeAll(in: "numbers")

    #expect(try await subject.add(try .sample(of: "c")).entry.id == .init(3))
  }

  @Test func `a full store takes no entry and says so`() async throws {
    let subject = outbox(InMemoryRecordStore(limit: 2_000), "")
    _ = try await subject.add(try .sample(of: "a", payload: Data(count: 500)))

    await #expect(throws: PersistenceError.self) {
      try await subject.add(try .sample(of: "b", payload: Data(count: 1_500)))
    }
    #expect(try await subject.entries().map(\.draft.subject) == ["a"])
  }

  @Test func `entries of two processes have different numbers, and none is lost`() async throws {
    try await withTemporaryFolder { folder in
      async let first: Void = addInAnotherProcess(folder, "a")
      async let second: Void = addInAnotherProcess(folder, "b")
      _ = await (first, second)

      let entries = try await outbox(SQLiteRecordStore(path: folder + "/outbox.sqlite"), folder).entries()

      #expect(entries.map(\.id.rawValue) == Array(1...80))
      for name in ["a", "b"] {
        let subjects = entries.map(\.draft.subject).filter { $0.hasPrefix(name) }
        #expect(subjects == (0..<40).map { "\(name)\($0)" })
      }
    }
  }

  private func addInAnotherProcess(_ folder: String, _ name: String) async {
    await #expect(processExitsWith: .success) { [folder = folder as String, name = name as String] in
      let subject = outbox(SQLiteRecordStore(path: folder + "/outbox.sqlite"), folder)
      for number in 0..<40 { _ = try await subject.add(try .sample(of: "\(name)\(number)")) }
    }
  }

  private func put(_ text: String, in store: InMemoryRecordStore) async throws {
    let key = key
    try await store.transaction { (transaction) throws(StorageError) in
      try transaction.set(Data(text.utf8), for: key, in: "entries")
    }
  }
}

/// A service that takes everything, and tries to drop each change while it is sent.
private final class DroppingSender: OutboxSender {
  /// Whether the change was left because it is under way; `nil` before anything was sent.
  let isUnderWay = Mutex<Bool?>(nil)
  private let outbox: StoredOutbox

  init(outbox: StoredOutbox) {
    self.outbox = outbox
  }

  func send(_ entry: OutboxEntry) async throws(SendingError) -> OutboxEffect {
    let outcome: OutboxDrop
    do throws(PersistenceError) { outcome = try await DropChange(outbox: outbox)(entry.id) } catch {
      throw SendingError(.notFound)
    }
    let isLeft = if case .underWay = outcome { true } else { false }
    isUnderWay.withLock { $0 = isLeft }
    return .changed
  }

  func isDone(_ entry: OutboxEntry) async throws(ServiceError) -> Bool? { nil }
}
