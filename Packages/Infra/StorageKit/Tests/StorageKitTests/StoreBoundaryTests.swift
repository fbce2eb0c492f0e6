import ClockFakes
import Foundation
import Synchronization
import Testing

@testable import StorageKit

/// Exact limits, and what has to be gone, or still there, after a repair.
@Suite(.timeLimit(.minutes(5))) struct StoreBoundaryTests {
  private func connect(_ path: String) throws -> SQLiteConnection {
    try SQLiteFile(path: path, migrations: Migration.documents, busyTimeout: .zero).open().connection
  }

  private func count(_ table: String, at path: String) throws -> Int64? {
    try connect(path).first("SELECT count(*) FROM \(table)") { $0.integer(at: 0) }
  }

  private func damageBodies(at path: String) throws {
    try connect(path).run("UPDATE bodies SET body = zeroblob(5000)")
  }

  /// Zeros that nobody reads take no memory.
  @Test func `what is larger than a row may be is refused before it is read`() async throws {
    try await withTemporaryFolder { folder in
      let most = 512 << 20
      let value = Data(count: most + 1)

      let documents = SQLiteDocumentStore(path: folder + "/d.sqlite", limit: 1 << 30, now: { Date() })
      // With the five bytes of its key.
      await #expect(throws: StorageError.tooLarge(bytes: most + 6, limit: most)) {
        try await documents.save(Document(metadata: Data(), body: value), for: .sample("a"))
      }
      let records = SQLiteRecordStore(path: folder + "/r.sqlite", limit: 1 << 30)
      await #expect(throws: StorageError.tooLarge(bytes: most + 1, limit: most)) {
        try await records.set(value, for: "a", in: "c", ifRevision: nil)
      }
      let path = folder + "/s.sqlite"
      let rows = SQLiteSearchTable(path: path, columns: ["name"])
      await #expect(throws: StorageError.io(path: path, reason: "a row of \(most + 1) bytes is too large")) {
        try await rows.upsert([SearchRow(id: "1", seenAt: Date(), texts: [:], summary: value)], in: "p")
      }
    }
  }

  // MARK: - Documents

  @Test func `a document that was used exactly a minute ago is not marked again`() async throws {
    try await withTemporaryFolder { folder in
      let (date, path) = (SettableDate(), folder + "/d.sqlite")
      let store = SQLiteDocumentStore(path: path, now: { date.now })
      try await store.save(.numbered(1), for: .sample("a"))
      let other = try connect(path)
      let version = try other.first("PRAGMA data_version") { $0.integer(at: 0) }

      date.advance(by: 60)
      _ = try await store.document(for: .sample("a"))

      #expect(try other.first("PRAGMA data_version") { $0.integer(at: 0) } == version)
    }
  }

  @Test func `a long body leaves nothing behind where a short one took its place, or where it was removed`()
    async throws
  {
    try await withTemporaryFolder { folder in
      let path = folder + "/d.sqlite"
      let store = SQLiteDocumentStore(path: path, now: { Date() })
      for name in ["a", "b"] { try await store.save(.numbered(1, bytes: 5000), for: .sample(name)) }

      try await store.save(.numbered(2, bytes: 10), for: .sample("a"))
      try await store.remove(.sample("b"))

      #expect(try count("bodies", at: path) == 0)
      #expect(try count("entries", at: path) == 1)
    }
  }

  @Test func `a damaged document whose replacement is refused is neither removed nor reported`() async throws
  {
    try await withTemporaryFolder { folder in
      let (path, recorder) = (folder + "/d.sqlite", EventRecorder<DocumentStoreEvent>())
      let store = SQLiteDocumentStore(path: path, limit: 600_000, now: { Date() }, observe: recorder.observe)
      try await store.save(.numbered(1), for: .sample("a"))
      try damageBodies(at: path)

      await #expect(throws: StorageError.self) {
        try await store.change(.sample("a")) { _ in .save(.numbered(2, bytes: 700_000)) }
      }

      #expect(recorder.incidents == [])
      #expect(try count("entries", at: path) == 1)
    }
  }

  @Test(arguments: [(400_000, 3), (524_282, 2)])
  func `room is made in steps of a megabyte, and the report adds the bytes up`(size: Int, most: Int)
    async throws
  {
    try await withTemporaryFolder { folder in
      let (date, recorder) = (SettableDate(), EventRecorder<DocumentStoreEvent>())
      let store = SQLiteDocumentStore(
        path: folder + "/d.sqlite",
        limit: 5_000_000,
        now: { date.now },
        observe: recorder.observe
      )
      for number in 0..<8 {
        date.advance(by: 100)
        try await store.save(.numbered(number, bytes: size), for: .sample("\(number)"))
      }
      try await store.save(.numbered(9, bytes: 4_400_000), for: .sample("large"))

      let steps = recorder.incidents.compactMap { event -> (documents: Int, bytes: Int)? in
        if case .evicted(let documents, let bytes) = event { (documents, bytes) } else { nil }
      }
      #expect(steps.map(\.documents).reduce(0, +) == 8)
      #expect(steps.first?.documents == most)
      #expect(steps.allSatisfy { $0.documents <= most && $0.bytes == $0.documents * (size + 6) })
    }
  }

  @Test func `a damaged document in a store that may only be read counts as absent`() async throws {
    try await withTemporaryFolder { folder in
      await #expect(processExitsWith: .success) { [folder = folder as String] in
        let path = folder + "/d.sqlite"
        do {
          let store = SQLiteDocumentStore(path: path, now: { Date() })
          try await store.save(.numbered(1), for: .sample("a"))
          let file = SQLiteFile(path: path, migrations: Migration.documents, busyTimeout: .zero)
          try file.open().connection.run("UPDATE bodies SET body = zeroblob(5000)")
        }
        chmod(path, 0o444)
        chmod(folder, 0o555)
        if geteuid() == 0 { #expect(seteuid(65534) == 0) }

        let document = try await SQLiteDocumentStore(path: path, now: { Date() }).document(for: .sample("a"))
        #expect(document == nil)
      }
      chmod(folder, 0o700)
    }
  }

  @Test func `documents in memory may fill the limit exactly, and not by a byte more`() async throws {
    // Partition and name count with the content.
    let size = Document.numbered(1, bytes: 100).size(for: .sample("a"))
    for (limit, isThere) in [(2 * size, true), (2 * size - 1, false)] {
      let store = InMemoryDocumentStore(limit: limit)
      for name in ["a", "b"] { try await store.save(.numbered(1, bytes: 100), for: .sample(name)) }

      #expect((try await store.document(for: .sample("a")) != nil) == isThere)
      #expect(try await store.document(for: .sample("b")) != nil)
    }
  }

  @Test func `the whole limit is free again once every document in memory was removed`() async throws {
    // Each of the two has six bytes more, with its metadata and its key.
    let store = InMemoryDocumentStore(limit: 812)
    try await store.save(.numbered(1, bytes: 806), for: .sample("a"))
    try await store.removeAll()

    for name in ["a", "b"] { try await store.save(.numbered(1, bytes: 400), for: .sample(name)) }

    #expect(try await store.status().entries == 2)
  }

  // MARK: - Files

  @Test(arguments: [(100, true), (101, false)])
  func `a whole file may have exactly as many bytes as its limit`(bytes: Int, isFine: Bool) async throws {
    try await withTemporaryFolder { folder in
      let content = Data(count: bytes)
      let file = WholeFile(path: folder + "/settings.json", limit: 100)
      if isFine {
        try file.update { _ in (content, ()) }
        #expect(try file.read() == content)
      } else {
        #expect(throws: StorageError.self) { try file.update { _ in (content, ()) } }
        #expect(try file.read() == nil)
        try content.write(to: URL(filePath: file.path))
        #expect(throws: StorageError.self) { try file.read() }
      }
    }
  }

  @Test func `a change of a whole file is on the disk with its name`() async throws {
    try await withTemporaryFolder { folder in
      let synchronized = Mutex(0)
      var calls = FileCalls.system
      calls.fsync = { descriptor in
        synchronized.withLock { $0 += 1 }
        return FileCalls.system.fsync(descriptor)
      }
      let file = WholeFile(path: folder + "/settings.json", calls: calls)

      try file.update { _ in (Data([1]), ()) }

      // The content, and the folder with the name.
      #expect(synchronized.withLock { $0 } == 2)
    }
  }

  @Test func `emptying a store removes damaged files with their logs`() async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/r.sqlite"
      for name in [".damaged", ".damaged-2"] {
        for suffix in ["", "-wal", "-shm"] { try Data([1]).write(to: URL(filePath: path + name + suffix)) }
      }

      try await SQLiteRecordStore(path: path).removeAll()

      #expect(
        try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.contains("damaged") } == []
      )
    }
  }

  // MARK: - Records

  @Test func `content is noted as soon as it was saved from a damaged file or read`() async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/r.sqlite"
      do { try await SQLiteRecordStore(path: path).put(["a": "1"]) }
      try FileSystem.remove(path + ".used")
      #expect(try await SQLiteRecordStore(path: path).contents(of: "c").records.count == 1)
      #expect(FileIdentity(path: path + ".used") != nil)

      var bytes = try Data(contentsOf: URL(filePath: path))
      bytes.replaceSubrange(0..<100, with: Data(count: 100))
      try bytes.write(to: URL(filePath: path))
      #expect(try await SQLiteRecordStore(path: path).contents(of: "other").records == [])
      #expect(FileIdentity(path: path + ".used") != nil)
    }
  }

  @Test func `of two copies of a record in a damaged file the later one is saved, and none is lost`()
    async throws
  {
    for isLaterFirst in [true, false] {
      try await withTemporaryFolder { folder in
        let path = folder + "/r.sqlite"
        var versions: [Data] = []
        for value in ["1", "2"] {
          do { try await SQLiteRecordStore(path: path).put(["a": value]) }
          versions.append(try Data(contentsOf: URL(filePath: path)))
        }
        let ordered = isLaterFirst ? versions.reversed() : versions
        var bytes = ordered[0] + ordered[1] + Self.withFlippedValue(versions[1])
        bytes.replaceSubrange(0..<16, with: Data(count: 16))
        for suffix in ["", "-wal", "-shm"] { try FileSystem.remove(path + suffix) }
        try bytes.write(to: URL(filePath: path))
        let recorder = EventRecorder<RecordStoreEvent>()

        let records = try await SQLiteRecordStore(path: path, observe: recorder.observe).contents(of: "c")
          .records

        #expect(records == [Record(key: "a", value: Data("2".utf8), revision: 2)])
        #expect(recorder.incidents.last == .salvaged(records: 1, lost: 0))
      }
    }
  }

  /// The same pages with another value in place of "2", so that its checksum is wrong.
  private static func withFlippedValue(_ file: Data) -> Data {
    Data(file.map { $0 == UInt8(ascii: "2") ? UInt8(ascii: "7") : $0 })
  }

  @Test func `the last revision of a collection never gets smaller`() async throws {
    try await withTemporaryFolder { folder in
      let file = SQLiteFile(path: folder + "/r.sqlite", migrations: Migration.records, busyTimeout: .zero)
      let table = RecordTable(connection: try file.open().connection)

      try table.restore(5, of: "c")
      try table.restore(3, of: "c")

      #expect(try table.write(Data(), for: "a", in: "c").revision == 6)
    }
  }

  @Test func `a transaction that was rolled back is reported as a read`() async throws {
    try await withTemporaryFolder { folder in
      let recorder = EventRecorder<RecordStoreEvent>()
      let store = SQLiteRecordStore(path: folder + "/r.sqlite", observe: recorder.observe)

      try await store.transaction { (transaction) throws(StorageError) in
        try transaction.set(Data([1]), for: "a", in: "c")
        try transaction.rollBack()
      }

      #expect(recorder.events == [.read(collections: ["c"], records: 0, duration: nil)])
      #expect(try await store.count(in: "c") == 0)
    }
  }

  // MARK: - Rows

  private func tables(_ folder: String, rowLimit: Int = 100) -> [any SearchTable] {
    [
      InMemorySearchTable(columns: ["name", "area"], rowLimit: rowLimit),
      SQLiteSearchTable(path: folder + "/s.sqlite", columns: ["name", "area"], rowLimit: rowLimit),
    ]
  }

  @Test func `a row that is replaced by one without a payload has none`() async throws {
    try await withTemporaryFolder { folder in
      for table in tables(folder) {
        try await table.upsert([.sample("a", "soup", payload: Data([1]))], in: "p")
        try await table.upsert([.sample("a", "soup")], in: "p")

        let row = try #require(try await table.row(for: "a", in: "p"))
        #expect(row.payload == nil)
        #expect(try await table.ids(withPayload: true, in: "p") == [])
      }
    }
  }

  @Test func `titles and other texts together give no more rows than the limit`() async throws {
    try await withTemporaryFolder { folder in
      for table in tables(folder) {
        let others = (1...5).map { SearchRow.sample("other \($0)", "bread", ["area": "soup"]) }
        try await table.upsert([.sample("a", "soup"), .sample("b", "soups")] + others, in: "p")

        for (limit, expected) in [(1, 1), (2, 2), (3, 3), (7, 7), (8, 7)] {
          #expect(try await table.find("soup", columns: ["name", "area"], limit: limit).count == expected)
        }
      }
    }
  }

  @Test func `of rows of one moment the one that was kept first is evicted, however often it was replaced`()
    async throws
  {
    try await withTemporaryFolder { folder in
      for table in tables(folder, rowLimit: 2) {
        for id in ["a", "b", "a", "c"] { try await table.upsert([.sample(id, "soup")], in: "p") }

        #expect(try await table.find("soup") == ["b", "c"])
      }
    }
  }
}
