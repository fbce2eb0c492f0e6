import Foundation
import Testing

@testable import StorageKit

/// The log of a file of records, which each of many short-lived processes makes longer.
@Suite struct RecordLogTests {
  private let limit = SQLiteRecordStore.longestLog

  private func logSize(_ path: String) throws -> Int {
    try FileSystem.size(of: path + "-wal") ?? 0
  }

  @Test func `the log of many stores that make one change each stays within its limit, and nothing is lost`()
    async throws
  {
    try await withTemporaryFolder { folder in
      let path = folder + "/r.sqlite"
      // Processes end without closing what they opened.
      var stores: [SQLiteRecordStore] = []
      var (longest, rounds) = (0, 0)
      for number in 0..<30 {
        let store = SQLiteRecordStore(path: path)
        try await store.put("\(number)", bytes: 100_000)
        stores.append(store)
        let bytes = try logSize(path)
        longest = max(longest, bytes)
        if bytes == 0 { rounds += 1 }
      }

      #expect((limit / 2...limit).contains(longest), "\(longest)")
      #expect((2...4).contains(rounds), "\(rounds)")
      let records = try await SQLiteRecordStore(path: path).contents(of: "c").records
      #expect(records.map(\.key) == (0..<30).map(String.init).sorted())
      #expect(records.allSatisfy { $0.value == Data(count: 100_000) })
      withExtendedLifetime(stores) {}
    }
  }

  @Test func `a log that another process reads is left, and taken over by a later change`() async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/r.sqlite"
      let recorder = EventRecorder<RecordStoreEvent>()
      let store = SQLiteRecordStore(path: path, observe: recorder.observe)
      try await store.put("a", bytes: 1)
      let other = try SQLiteFile(path: path, migrations: Migration.records, busyTimeout: .zero).open()
        .connection
      try other.run("BEGIN")
      _ = try other.first("SELECT count(*) FROM entries") { $0.integer(at: 0) }

      try await store.put("b", bytes: limit)

      #expect(try logSize(path) > limit)
      #expect(try other.first("SELECT count(*) FROM entries") { $0.integer(at: 0) } == 1)
      try other.run("COMMIT")
      try await store.put("c", bytes: 1)

      #expect(try logSize(path) == 0)
      #expect(try await store.contents(of: "c").records.map(\.value.count) == [1, limit, 1])
      #expect(recorder.incidents == [])
    }
  }

  @Test func `a change that is undone, and reading, leave a long log as it is`() async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/r.sqlite"
      // Its changes are those of a process that leaves its log.
      let other = try SQLiteFile(path: path, migrations: Migration.records, busyTimeout: .zero).open()
        .connection
      _ = try RecordTable(connection: other).write(Data(count: limit), for: "a", in: "c")
      let bytes = try logSize(path)
      let store = SQLiteRecordStore(path: path)

      #expect(try await store.count(in: "c") == 1)
      try await store.transaction { (transaction) throws(StorageError) in
        try transaction.set(Data(), for: "b", in: "c")
        try transaction.rollBack()
      }

      #expect(bytes > limit)
      #expect(try logSize(path) >= bytes)
      withExtendedLifetime(other) {}
    }
  }
}
