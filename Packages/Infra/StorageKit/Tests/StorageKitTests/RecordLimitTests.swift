import Foundation
import Testing

@testable import StorageKit

/// Exact limits of record stores, what they report, and when they note that they have content.
@Suite(.timeLimit(.minutes(5))) struct RecordLimitTests {
  private func connect(_ path: String) throws -> SQLiteConnection {
    try SQLiteFile(path: path, migrations: Migration.records, busyTimeout: .zero).open().connection
  }

  private func isNoted(_ path: String) -> Bool { FileIdentity(path: path + ".used") != nil }

  private func stores(_ folder: String) -> [any RecordStore] {
    [InMemoryRecordStore(), SQLiteRecordStore(path: folder + "/r.sqlite")]
  }

  @Test func `a store above a limit that was lowered may get smaller and not larger`() async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/r.sqlite"
      do {
        let store = SQLiteRecordStore(path: path)
        for key in ["a", "b"] { try await store.put(key, bytes: 400) }
      }
      let store = SQLiteRecordStore(path: path, limit: 500)

      try await store.put("a", bytes: 399)
      try await store.transaction { (transaction) throws(StorageError) in
        try transaction.set(Data(repeating: 1, count: 399), for: "a", in: "c")
      }
      await #expect(throws: StorageError.tooLarge(bytes: 804, limit: 500)) {
        try await store.put("a", bytes: 400)
      }

      #expect(try await store.stored(for: "a", in: "c").value?.value == Data(repeating: 1, count: 399))
    }
  }

  @Test func `no part of a collection has fewer than no records`() async throws {
    try await withTemporaryFolder { folder in
      for store in stores(folder) {
        try await store.put(["a": "1", "b": "2"])
        #expect(try await store.contents(of: "c", after: nil, limit: -1).records.isEmpty)
      }
    }
  }

  @Test func `a collection without records is not in the status`() async throws {
    try await withTemporaryFolder { folder in
      for store in stores(folder) {
        try await store.put(["a": "1"], in: "one")
        try await store.put(["a": "1"], in: "two")
        try await store.removeAll(in: "one")

        #expect(try await store.status().groups == [StoreStatus.Group(name: "two", entries: 1)])
      }
    }
  }

  // MARK: - Reports

  @Test func `a transaction that ends with an error is reported as a read, and is no content`() async throws {
    try await withTemporaryFolder { folder in
      let (path, recorder) = (folder + "/r.sqlite", EventRecorder<RecordStoreEvent>())
      let store = SQLiteRecordStore(path: path, observe: recorder.observe)
      let error = StorageError.corrupted(reason: "the caller's own")

      await #expect(throws: error) {
        try await store.transaction { (transaction) throws(StorageError) in
          try transaction.set(Data([1]), for: "a", in: "c")
          throw error
        }
      }

      #expect(recorder.events == [.read(collections: ["c"], records: 0, duration: nil)])
      #expect(!isNoted(path))
    }
  }

  @Test func `removing what is not there is reported as a read, and is no content`() async throws {
    try await withTemporaryFolder { folder in
      let (path, recorder) = (folder + "/r.sqlite", EventRecorder<RecordStoreEvent>())
      let store = SQLiteRecordStore(path: path, observe: recorder.observe)

      try await store.transaction { (transaction) throws(StorageError) in
        try transaction.remove("a", in: "one")
        try transaction.removeAll(in: "two")
      }

      #expect(recorder.events == [.read(collections: ["one", "two"], records: 0, duration: nil)])
      #expect(!isNoted(path))
    }
  }

  @Test func `reading a collection is reported with the number of its intact records`() async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/r.sqlite"
      try await SQLiteRecordStore(path: path).put(["a": "1", "b": "2", "d": "3"])
      try connect(path).run("UPDATE entries SET value = x'00' WHERE key = CAST('a' AS BLOB)")
      let recorder = EventRecorder<RecordStoreEvent>()
      let store = SQLiteRecordStore(path: path, observe: recorder.observe)
      let damage = RecordStoreEvent.damaged(key: "a", collection: "c")
      let read = RecordStoreEvent.read(collections: ["c"], records: 2, duration: nil)

      _ = try await store.contents(of: "c").records
      _ = try await store.contents(of: "c", after: nil, limit: 2).records
      _ = try await store.transaction { (transaction) throws(StorageError) in
        try transaction.contents(of: "c").records.count
      }

      #expect(recorder.events == [damage, read, damage, read, damage, read])
    }
  }

  @Test func `reading where no file is finds no records, and notes none`() async throws {
    try await withTemporaryFolder { folder in
      let (path, recorder) = (folder + "/r.sqlite", EventRecorder<RecordStoreEvent>())
      let store = SQLiteRecordStore(path: path, observe: recorder.observe)

      _ = try await store.contents(of: "c")

      #expect(recorder.events == [.read(collections: ["c"], records: 0, duration: nil)])
      #expect(try FileSystem.names(in: folder).filter { $0.hasPrefix("r.") } == [])
    }
  }

  @Test func `reading a record is reported as one, and writing after all was undone with its own bytes`()
    async throws
  {
    try await withTemporaryFolder { folder in
      let recorder = EventRecorder<RecordStoreEvent>()
      let store = SQLiteRecordStore(path: folder + "/r.sqlite", observe: recorder.observe)

      try await store.transaction { (transaction) throws(StorageError) in
        try transaction.set(Data(count: 5), for: "a", in: "c")
        try transaction.rollBack()
        try transaction.set(Data(count: 3), for: "b", in: "c")
      }
      _ = try await store.stored(for: "b", in: "c")

      #expect(
        recorder.events == [
          .wrote(collections: ["c"], records: 1, bytes: 3, duration: nil),
          .read(collections: ["c"], records: 1, duration: nil),
        ]
      )
    }
  }

  // MARK: - Noted content

  @Test func `content is noted again by a store that was emptied and filled`() async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/r.sqlite"
      let store = SQLiteRecordStore(path: path)
      try await store.put(["a": "1"])
      try await store.removeAll()
      #expect(!isNoted(path))

      try await store.put(["a": "1"])

      #expect(isNoted(path))
    }
  }

  @Test func `content is noted again by a store whose file was set aside without any`() async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/r.sqlite"
      let store = SQLiteRecordStore(path: path)
      try await store.put(["a": "1"])
      try await store.transaction { (transaction) throws(StorageError) in
        try transaction.remove("a", in: "c")
      }
      try connect(path).run("DROP TABLE revisions")

      try await store.put(["b": "2"])

      #expect(try DamagedFiles(of: path).paths() == [path + ".damaged"])
      #expect(isNoted(path))
    }
  }

  @Test func `where nothing was saved from a damaged file, no content is noted`() async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/r.sqlite"
      try Data(repeating: 7, count: 5000).write(to: URL(filePath: path))
      try FileSystem.createFile(path + ".used")

      #expect(try await SQLiteRecordStore(path: path).contents(of: "c").records == [])

      #expect(!isNoted(path))
    }
  }

  @Test(arguments: [(1_099_511_627_776, 1_099_511_627_777), (1_099_511_627_777, 2)])
  func `a last revision out of all proportion is not taken over from a damaged file`(last: Int, next: Int)
    async throws
  {
    try await withTemporaryFolder { folder in
      let path = folder + "/r.sqlite"
      do {
        let connection = try connect(path)
        _ = try RecordTable(connection: connection).write(Data("1".utf8), for: "a", in: "c")
        try connection.run("UPDATE revisions SET last = ?", .integer(Int64(last)))
      }
      var content = try Data(contentsOf: URL(filePath: path))
      content.replaceSubrange(0..<16, with: Data(count: 16))
      try content.write(to: URL(filePath: path))

      let written = try await SQLiteRecordStore(path: path).set(Data(), for: "b", in: "c", ifRevision: nil)

      #expect(written == .written(Record(key: "b", value: Data(), revision: next)))
    }
  }
}
