import Foundation
import Testing

@testable import StorageKit

/// Files that another process set aside, or the user removed, while a store has them open.
@Suite(.timeLimit(.minutes(5))) struct ReplacedFileTests {
  /// The file of a record store as another process has it.
  private func recordFile(_ path: String) -> SQLiteFile {
    SQLiteFile(
      path: path,
      migrations: Migration.records,
      busyTimeout: .zero,
      salvage: { (pages, connection) throws(SQLiteFailure) in try RecordSalvage.run(pages, into: connection) }
    )
  }

  private func removeDatabase(_ path: String) throws {
    for suffix in ["", "-wal", "-shm"] { try FileSystem.remove(path + suffix) }
  }

  @Test func `a record that is saved after another process set the file aside is in the new file`()
    async throws
  {
    try await withTemporaryFolder { folder in
      let path = folder + "/r.sqlite"
      let store = SQLiteRecordStore(path: path)
      try await store.put(["a": "1"])
      _ = try recordFile(path).setAside(FileIdentity(path: path))

      try await store.put(["b": "2"])

      #expect(try await SQLiteRecordStore(path: path).contents(of: "c").records.map(\.key) == ["a", "b"])
    }
  }

  @Test func `what another process saved in a new file is read by a store that has the earlier one open`()
    async throws
  {
    try await withTemporaryFolder { folder in
      let path = folder + "/r.sqlite"
      let store = SQLiteRecordStore(path: path)
      try await store.put(["a": "1"])
      _ = try recordFile(path).setAside(FileIdentity(path: path))
      try await SQLiteRecordStore(path: path).put(["b": "2"])

      #expect(try await store.contents(of: "c").records.map(\.key) == ["a", "b"])
      #expect(try await store.count(in: "c") == 2)
    }
  }

  /// Another process was making it when it was opened first.
  @Test func `a file that is whole when it is looked at once more is read, and not set aside`() async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/r.sqlite"
      try await SQLiteRecordStore(path: path).put(["a": "1"])
      let openings = EventRecorder<String>()
      let reasons = EventRecorder<String>()
      var file = recordFile(path)
      file.verify = { (connection) throws(SQLiteFailure) in
        openings.observe("opened")
        if openings.events.count == 1 { throw SQLiteFailure.incomplete("its log is missing or damaged") }
      }
      var session = SQLiteSession(file: file) { _, reason in reasons.observe(reason) }

      let count = try session.read { (connection) throws(SQLiteFailure) in
        try RecordTable(connection: connection).count(in: "c")
      }

      #expect(count == 1)
      #expect(openings.events.count == 3)
      #expect(reasons.events == [])
      #expect(try DamagedFiles(of: path).paths() == [])
    }
  }

  @Test func `damage that was found on opening is looked for again before a file is set aside`()
    async throws
  {
    try await withTemporaryFolder { folder in
      let path = folder + "/r.sqlite"
      try await SQLiteRecordStore(path: path).put(["a": "1"])
      let identity = try #require(FileIdentity(path: path))

      #expect(try recordFile(path).setAside(identity, foundOnOpening: true) == nil)
      #expect(FileIdentity(path: path) == identity)
      #expect(FileIdentity(path: path + ".damaged") == nil)

      #expect(truncate(path, 0) == 0)
      #expect(try recordFile(path).setAside(identity, foundOnOpening: true)?.path == path + ".damaged")
      #expect(FileIdentity(path: path + ".damaged") == identity)
    }
  }

  @Test func `damage that was found in a file that can be opened sets it aside`() async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/r.sqlite"
      let reasons = EventRecorder<String>()
      var session = SQLiteSession(file: recordFile(path)) { _, reason in reasons.observe(reason) }
      try session.perform { (connection) throws(SQLiteFailure) in
        _ = try RecordTable(connection: connection).write(Data([1]), for: "a", in: "c")
      }

      let count = try session.read { (connection) throws(SQLiteFailure) in
        if reasons.events.isEmpty { throw SQLiteFailure.rowMissing }
        return try RecordTable(connection: connection).count(in: "c")
      }

      #expect(count == 1)
      #expect(reasons.events == ["a written row is missing"])
      #expect(try DamagedFiles(of: path).paths() == [path + ".damaged"])
    }
  }

  @Test func `a change during which the file is replaced is not acknowledged`() async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/r.sqlite"
      let store = SQLiteRecordStore(path: path)
      try await store.put(["a": "1"])

      await #expect(throws: StorageError.replaced(path: path)) {
        try await store.transaction { (transaction) throws(StorageError) in
          try transaction.set(Data([2]), for: "b", in: "c")
          try FileSystem.rename(path, to: path + ".damaged")
        }
      }

      let reason = "\(path): the file was replaced during the change, which may be lost"
      #expect(StorageError.replaced(path: path).reason == reason)
    }
  }

  @Test func `a read during which the file is replaced gives what was there`() async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/r.sqlite"
      var session = SQLiteSession(file: recordFile(path)) { _, _ in }
      try session.perform { (connection) throws(SQLiteFailure) in
        _ = try RecordTable(connection: connection).write(Data([1]), for: "a", in: "c")
      }

      let count = try session.read { (connection) throws(SQLiteFailure) in
        rename(path, path + ".moved")
        return try RecordTable(connection: connection).count(in: "c")
      }

      #expect(count == 1)
    }
  }

  @Test func `records whose file is removed while it is open are reported as missing`() async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/r.sqlite"
      let recorder = EventRecorder<RecordStoreEvent>()
      let store = SQLiteRecordStore(path: path, observe: recorder.observe)
      try await store.put(["a": "1"])
      try removeDatabase(path)

      #expect(try await store.contents(of: "c").records == [])

      #expect(
        recorder.incidents == [
          .setAside(path: path + ".damaged", reason: "the file is missing"), .salvaged(records: 0, lost: 0),
        ]
      )
    }
  }

  @Test func `content is noted again in a file that takes the place of one that was removed`() async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/r.sqlite"
      let store = SQLiteRecordStore(path: path)
      try await store.put(["a": "1"])
      try removeDatabase(path)
      try FileSystem.remove(path + ".used")

      try await store.put(["b": "2"])

      #expect(FileIdentity(path: path + ".used") != nil)
      #expect(try await SQLiteRecordStore(path: path).contents(of: "c").records.map(\.key) == ["b"])
    }
  }

  @Test func `a cache that is removed while it is open is empty, and reading does not create it`()
    async throws
  {
    try await withTemporaryFolder { folder in
      let path = folder + "/d.sqlite"
      let recorder = EventRecorder<DocumentStoreEvent>()
      let store = SQLiteDocumentStore(path: path, now: { Date() }, observe: recorder.observe)
      try await store.save(.numbered(1), for: .sample("a"))
      #expect(try await store.document(for: .sample("a")) == .numbered(1))
      try removeDatabase(path)

      #expect(try await store.document(for: .sample("a")) == nil)
      #expect(try await store.status().place == .missing(path: path))
      #expect(FileIdentity(path: path) == nil)

      try await store.save(.numbered(2), for: .sample("b"))
      let next = SQLiteDocumentStore(path: path, now: { Date() })
      #expect(try await next.document(for: .sample("b")) == .numbered(2))
      #expect(try await store.document(for: .sample("b")) == .numbered(2))
      #expect(recorder.incidents.isEmpty)
    }
  }

  @Test func `rows that are saved after another process set the file aside are in the new file`() async throws
  {
    try await withTemporaryFolder { folder in
      let path = folder + "/s.sqlite"
      let table = SQLiteSearchTable(path: path, columns: ["name", "area"])
      try await table.upsert([.sample("a", "soup")], in: "p")
      let file = SQLiteFile(path: path, migrations: Migration.searchRows, busyTimeout: .zero)
      _ = try file.setAside(FileIdentity(path: path))

      try await table.upsert([.sample("b", "soup")], in: "p")

      let next = SQLiteSearchTable(path: path, columns: ["name", "area"])
      #expect(try await next.find("soup") == ["b"])
    }
  }
}
