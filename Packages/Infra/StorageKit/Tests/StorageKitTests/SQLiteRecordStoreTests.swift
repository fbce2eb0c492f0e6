import Foundation
import Synchronization
import Testing

@testable import StorageKit

@Suite(.timeLimit(.minutes(5))) struct SQLiteRecordStoreTests {
  private let value = Data("value".utf8)

  private func connect(_ path: String) throws -> SQLiteConnection {
    try SQLiteFile(path: path, migrations: Migration.records, busyTimeout: .zero).open().connection
  }

  @Test func `what was saved is there for the next process, with its revision`() async throws {
    try await withTemporaryFolder { folder in
      try await SQLiteRecordStore(path: folder + "/r.sqlite").put(["a": "value"])

      let found = try await SQLiteRecordStore(path: folder + "/r.sqlite").stored(for: "a", in: "c").value

      #expect(found == Record(key: "a", value: value, revision: 1))
    }
  }

  @Test func `of two stores that compare and set in turn each learns of the other's change`() async throws {
    try await withTemporaryFolder { folder in
      let one = SQLiteRecordStore(path: folder + "/r.sqlite")
      let other = SQLiteRecordStore(path: folder + "/r.sqlite")

      let first = try await one.set(Data([1]), for: "a", in: "c", ifRevision: nil)
      let late = try await other.set(Data([2]), for: "a", in: "c", ifRevision: nil)
      let second = try await other.set(Data([2]), for: "a", in: "c", ifRevision: 1)
      let stale = try await one.set(Data([3]), for: "a", in: "c", ifRevision: 1)

      #expect(first == .written(Record(key: "a", value: Data([1]), revision: 1)))
      #expect(late == .conflict(Record(key: "a", value: Data([1]), revision: 1)))
      #expect(second == .written(Record(key: "a", value: Data([2]), revision: 2)))
      #expect(stale == .conflict(Record(key: "a", value: Data([2]), revision: 2)))
    }
  }

  @Test func `transactions of two processes on one record lose no step`() async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/r.sqlite"
      async let first: Void = countInAnotherProcess(path)
      async let second: Void = countInAnotherProcess(path)
      _ = await (first, second)
      let record = try await SQLiteRecordStore(path: path).stored(for: "n", in: "c").value
      #expect(record?.value.count == 200)
    }
  }

  private func countInAnotherProcess(_ path: String) async {
    await #expect(processExitsWith: .success) { [path = path as String] in
      let store = SQLiteRecordStore(path: path, durability: .outlivesProcess)
      for _ in 0..<100 {
        try await store.transaction { (transaction) throws(StorageError) in
          let count = try transaction.stored(for: "n", in: "c").value?.value.count ?? 0
          try transaction.set(Data(count: count + 1), for: "n", in: "c")
        }
      }
    }
  }

  @Test func `a refused transaction leaves no lock, and no damage`() async throws {
    try await withTemporaryFolder { folder in
      let recorder = EventRecorder<RecordStoreEvent>()
      let path = folder + "/r.sqlite"
      let store = SQLiteRecordStore(path: path, limit: 100, observe: recorder.observe)
      await #expect(throws: StorageError.self) {
        try await store.put(["a": "1", "b": String(repeating: "x", count: 98)])
      }
      await #expect(throws: StorageError.self) { try await store.put("a", bytes: 101) }

      let other = try connect(path)
      try other.run("BEGIN IMMEDIATE")
      try other.run("ROLLBACK")

      try await store.put(["a": "2"])
      #expect(try await store.contents(of: "c").records.map(\.value) == [Data("2".utf8)])
      #expect(recorder.incidents == [])
    }
  }

  @Test func `the total follows values that are replaced by longer and shorter ones`() async throws {
    try await withTemporaryFolder { folder in
      let store = SQLiteRecordStore(path: folder + "/r.sqlite")
      for bytes in [10, 300, 5, 40] {
        try await store.put("a", bytes: bytes)
        let total = try connect(folder + "/r.sqlite").first("SELECT size FROM total") { $0.integer(at: 0) }
        #expect(total == Int64(bytes + 2))
      }
    }
  }

  @Test func `a file that is no database is set aside and reported, and a new one is created`() async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/r.sqlite"
      let garbage = Data(repeating: 7, count: 5000)
      try garbage.write(to: URL(filePath: path))
      let recorder = EventRecorder<RecordStoreEvent>()
      let store = SQLiteRecordStore(path: path, observe: recorder.observe)

      try await store.put(["a": "value"])

      #expect(try await store.contents(of: "c").records.map(\.key) == ["a"])
      #expect(
        recorder.incidents == [
          .setAside(path: path + ".damaged", reason: "file is not a database"),
          .salvaged(records: 0, lost: 0),
        ]
      )
      #expect(try Data(contentsOf: URL(filePath: path + ".damaged")) == garbage)
    }
  }

  @Test(arguments: [false, true])
  func `a transaction that finds the file damaged runs on a new one, even when its closure catches the error`(
    catchesErrors: Bool
  ) async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/r.sqlite"
      let recorder = EventRecorder<RecordStoreEvent>()
      let store = SQLiteRecordStore(path: path, observe: recorder.observe)
      try await store.put(["old": "value"])
      // After the store has verified its file.
      try connect(path).run("DROP TABLE revisions")

      try await store.transaction { (transaction) throws(StorageError) in
        do throws(StorageError) {
          try transaction.set(Data([1]), for: "a", in: "c")
        } catch {
          if !catchesErrors { throw error }
        }
      }

      #expect(
        try await store.contents(of: "c").records == [
          Record(key: "a", value: Data([1]), revision: 2), Record(key: "old", value: value, revision: 1),
        ]
      )
      #expect(
        recorder.incidents == [
          .setAside(path: path + ".damaged", reason: "no such table: revisions"),
          .salvaged(records: 1, lost: 0),
        ]
      )
    }
  }

  @Test func `of several failures in one transaction, the first is the reason why the file is set aside`()
    async throws
  {
    try await withTemporaryFolder { folder in
      let path = folder + "/r.sqlite"
      let recorder = EventRecorder<RecordStoreEvent>()
      let store = SQLiteRecordStore(path: path, observe: recorder.observe)
      try await store.put(["old": "value"])
      let connection = try connect(path)
      try connection.run("DROP TABLE revisions")
      try connection.run("CREATE TRIGGER t BEFORE DELETE ON entries BEGIN SELECT RAISE(ABORT, 'second'); END")

      try await store.transaction { (transaction) throws(StorageError) in
        do throws(StorageError) { try transaction.set(Data([1]), for: "a", in: "c") } catch {}
        do throws(StorageError) { try transaction.remove("old", in: "c") } catch {}
      }

      #expect(
        recorder.incidents.first
          == .setAside(path: path + ".damaged", reason: "no such table: revisions")
      )
      withExtendedLifetime(connection) {}
    }
  }

  @Test(arguments: ["value = x'00'", "revision = 9"])
  func `a damaged record is left out, reported and left in the file, the others stay`(damage: String)
    async throws
  {
    try await withTemporaryFolder { folder in
      let path = folder + "/r.sqlite"
      try await SQLiteRecordStore(path: path).put(["a": "value", "b": "value"])
      try connect(path).run("UPDATE entries SET \(damage) WHERE key = CAST('a' AS BLOB)")
      let recorder = EventRecorder<RecordStoreEvent>()
      let store = SQLiteRecordStore(path: path, observe: recorder.observe)
      let report = RecordStoreEvent.damaged(key: "a", collection: "c")

      #expect(try await store.contents(of: "c").records.map(\.key) == ["b"])
      #expect(try await store.stored(for: "a", in: "c").value == nil)
      #expect(recorder.incidents == [report, report])
      let seen = try await store.transaction { (transaction) throws(StorageError) in
        (
          try transaction.contents(of: "c").records.map(\.key),
          try transaction.stored(for: "a", in: "c").value
        )
      }
      #expect(seen == (["b"], nil))
      #expect(recorder.incidents == [report, report, report])
      #expect(try await store.count(in: "c") == 2)

      #expect(
        try await store.set(value, for: "a", in: "c", ifRevision: nil)
          == .written(Record(key: "a", value: value, revision: 3))
      )
      #expect(try await store.stored(for: "a", in: "c").value?.value == value)
    }
  }

  @Test func `a part of a collection has as many intact records as asked for, across damaged ones`()
    async throws
  {
    try await withTemporaryFolder { folder in
      let path = folder + "/r.sqlite"
      try await SQLiteRecordStore(path: path).put(["a": "1", "b": "2", "c": "3", "d": "4", "e": "5"])
      try connect(path).run(
        "UPDATE entries SET value = x'00' WHERE key IN (CAST('a' AS BLOB), CAST('c' AS BLOB))"
      )
      let recorder = EventRecorder<RecordStoreEvent>()
      let store = SQLiteRecordStore(path: path, observe: recorder.observe)

      #expect(try await store.contents(of: "c", after: nil, limit: 2).records.map(\.key) == ["b", "d"])
      #expect(
        recorder.incidents == [.damaged(key: "a", collection: "c"), .damaged(key: "c", collection: "c")]
      )
      #expect(try await store.contents(of: "c", after: "d", limit: 2).records.map(\.key) == ["e"])
    }
  }

  @Test func `reads and writes are reported with what they took`() async throws {
    try await withTemporaryFolder { folder in
      let recorder = EventRecorder<RecordStoreEvent>()
      let ticks = Mutex(0)
      let store = SQLiteRecordStore(
        path: folder + "/r.sqlite",
        elapsed: {
          .seconds(
            ticks.withLock {
              $0 += 1
              return $0
            }
          )
        },
        observe: recorder.observe
      )

      try await store.transaction { (transaction) throws(StorageError) in
        try transaction.set(Data(count: 3), for: "a", in: "two")
        try transaction.set(Data(count: 4), for: "a", in: "one")
      }
      _ = try await store.stored(for: "x", in: "one").value
      _ = try await store.count(in: "two")
      try await store.transaction { (transaction) throws(StorageError) in
        try transaction.set(Data(count: 3), for: "a", in: "two")
      }
      try await store.transaction { (transaction) throws(StorageError) in
        try transaction.remove("a", in: "two")
      }
      try await store.removeAll(in: "one")

      #expect(
        recorder.events == [
          .wrote(collections: ["one", "two"], records: 2, bytes: 7, duration: .seconds(1)),
          .read(collections: ["one"], records: 0, duration: .seconds(1)),
          .read(collections: ["two"], records: 1, duration: .seconds(1)),
          .read(collections: ["two"], records: 1, duration: .seconds(1)),
          .wrote(collections: ["two"], records: 1, bytes: 0, duration: .seconds(1)),
          .wrote(collections: ["one"], records: 1, bytes: 0, duration: .seconds(1)),
        ]
      )
    }
  }

  @Test(arguments: [(SQLiteDurability.outlivesPower, Int64(2)), (.outlivesProcess, 1)])
  func `what the user would miss waits for the disk`(
    durability: SQLiteDurability,
    synchronous: Int64
  ) async throws {
    try await withTemporaryFolder { folder in
      var file = SQLiteFile(path: folder + "/r.sqlite", migrations: Migration.records, busyTimeout: .zero)
      file.durability = durability

      let found = try file.open().connection.first("PRAGMA synchronous") { $0.integer(at: 0) }

      #expect(found == synchronous)
    }
  }

  @Test func `nothing of a removed collection is left on the disk`() async throws {
    try await withTemporaryFolder { folder in
      let store = SQLiteRecordStore(path: folder + "/r.sqlite")
      try await store.put(["a": "token-of-anna-4711", "b": "token-of-anna-4711"])
      try await store.put(["a": "1"], in: "other")

      try await store.removeAll(in: "c")

      for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
        let bytes = try Data(contentsOf: URL(filePath: folder + "/" + name))
        #expect(bytes.range(of: Data("token-of-anna".utf8)) == nil, "\(name)")
      }
      #expect(try await store.count(in: "other") == 1)
    }
  }

  @Test func `nothing of a removed record is left on the disk once it is erased`() async throws {
    try await withTemporaryFolder { folder in
      let store = SQLiteRecordStore(path: folder + "/r.sqlite")
      try await store.put(["a": "token-of-anna-4711", "b": "kept"])
      try await store.transaction { (transaction) throws(StorageError) in
        try transaction.remove("a", in: "c")
      }

      try await store.eraseRemoved()

      for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
        let bytes = try Data(contentsOf: URL(filePath: folder + "/" + name))
        #expect(bytes.range(of: Data("token-of-anna".utf8)) == nil, "\(name)")
      }
      #expect(try await store.count(in: "c") == 1)
    }
  }
}
