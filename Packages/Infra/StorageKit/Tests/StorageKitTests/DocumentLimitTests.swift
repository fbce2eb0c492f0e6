import ClockFakes
import Foundation
import Testing

@testable import StorageKit

/// Exact limits of document stores, and what they note and report about each document.
@Suite(.timeLimit(.minutes(5))) struct DocumentLimitTests {
  private func stores(_ folder: String, limit: Int, _ date: SettableDate) -> [any DocumentStore] {
    [
      InMemoryDocumentStore(limit: limit),
      SQLiteDocumentStore(path: folder + "/d.sqlite", limit: limit, now: { date.now }),
    ]
  }

  private func file(_ path: String) -> SQLiteFile {
    SQLiteFile(path: path, migrations: Migration.documents, busyTimeout: .seconds(10))
  }

  private func number(_ sql: String, at path: String) throws -> Int64? {
    try file(path).open().connection.first(sql) { $0.integer(at: 0) }
  }

  @Test func `a document may be exactly as large as the limit, and not larger by a byte`() async throws {
    try await withTemporaryFolder { folder in
      for store in stores(folder, limit: 6000, SettableDate()) {
        try await store.save(.numbered(1, bytes: 5994), for: .sample("a"))
        #expect(try await store.document(for: .sample("a")) == .numbered(1, bytes: 5994))

        await #expect(throws: StorageError.tooLarge(bytes: 6001, limit: 6000)) {
          try await store.save(.numbered(2, bytes: 5995), for: .sample("a"))
        }
        #expect(try await store.document(for: .sample("a")) == .numbered(1, bytes: 5994))
      }
    }
  }

  @Test func `a document that grows is not evicted to make room for itself`() async throws {
    try await withTemporaryFolder { folder in
      let date = SettableDate()
      for store in stores(folder, limit: 1_200_000, date) {
        for name in ["1", "2"] {
          try await store.save(.numbered(1, bytes: 500_000), for: .sample(name))
          date.advance(by: 100)
        }

        try await store.save(.numbered(3, bytes: 900_000), for: .sample("1"))

        #expect(try await store.document(for: .sample("1")) == .numbered(3, bytes: 900_000))
        #expect(try await store.document(for: .sample("2")) == nil)
      }
    }
  }

  @Test(arguments: [true, false])
  func `replacing a document, or only its metadata, counts as a use of it`(isWhole: Bool) async throws {
    try await withTemporaryFolder { folder in
      let date = SettableDate()
      for store in stores(folder, limit: 1_200_000, date) {
        for name in ["1", "2"] {
          try await store.save(.numbered(1, bytes: 500_000), for: .sample(name))
          date.advance(by: 3600)
        }
        try await store.change(.sample("1")) { _ in
          isWhole ? .save(.numbered(3, bytes: 500_000)) : .saveMetadata(Data("3".utf8))
        }
        date.advance(by: 3600)

        try await store.save(.numbered(4, bytes: 500_000), for: .sample("4"))

        #expect(try await store.document(for: .sample("1"))?.metadata == Data("3".utf8))
        #expect(try await store.document(for: .sample("2")) == nil)
      }
    }
  }

  @Test func `a document with the first of all numbers is evicted like any other`() async throws {
    try await withTemporaryFolder { folder in
      let date = SettableDate()
      let store = SQLiteDocumentStore(
        path: folder + "/d.sqlite",
        limit: 1_200_000,
        now: { date.now },
        hash: { _ in 0 }
      )
      for number in 1...3 {
        try await store.save(.numbered(number, bytes: 500_000), for: .sample("\(number)"))
        date.advance(by: 100)
      }

      #expect(try await store.document(for: .sample("1")) == nil)
      #expect(try await store.document(for: .sample("2")) == .numbered(2, bytes: 500_000))
    }
  }

  @Test func `the size that is noted follows each change of the content`() async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/d.sqlite"
      let store = SQLiteDocumentStore(path: path, now: { Date() })
      let size = "SELECT size FROM entries"

      try await store.save(.numbered(1, bytes: 10), for: .sample("a"))
      #expect(try number(size, at: path) == 16)
      try await store.save(.numbered(22, bytes: 5000), for: .sample("a"))
      #expect(try number(size, at: path) == 5007)
      try await store.change(.sample("a")) { _ in .saveMetadata(Data(count: 7)) }
      #expect(try number(size, at: path) == 5012)
      try await store.save(.numbered(1, bytes: 3), for: .sample("a"))
      #expect(try number(size, at: path) == 9)
    }
  }

  @Test func `a store that was emptied has no long bodies either`() async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/d.sqlite"
      let store = SQLiteDocumentStore(path: path, now: { Date() })
      try await store.save(.numbered(1, bytes: 5000), for: .sample("a"))

      try await store.removeAll()

      #expect(try number("SELECT count(*) FROM bodies", at: path) == 0)
      #expect(try number("SELECT count(*) FROM entries", at: path) == 0)
    }
  }

  @Test func `changes are reported as what they came to`() async throws {
    try await withTemporaryFolder { folder in
      let recorder = EventRecorder<DocumentStoreEvent>()
      let store = SQLiteDocumentStore(
        path: folder + "/d.sqlite",
        now: { Date() },
        observe: recorder.observe
      )

      try await store.change(.sample("a")) { _ in .unchanged }
      try await store.change(.sample("a")) { _ in .save(.numbered(1, bytes: 10)) }
      try await store.change(.sample("a")) { _ in .unchanged }
      try await store.change(.sample("a")) { _ in .saveMetadata(Data(count: 3)) }
      try await store.change(.sample("a")) { _ in .remove }

      #expect(
        recorder.events == [
          .read(.sample("a"), bytes: nil, duration: nil), .wrote(.sample("a"), bytes: 16, duration: nil),
          .read(.sample("a"), bytes: 16, duration: nil), .wrote(.sample("a"), bytes: 3, duration: nil),
        ]
      )
    }
  }

  @Test(arguments: [
    (33_554_431, 2_097_151, 1000), (33_554_432, 4_194_304, 1024), (50_331_648, 6_291_456, 1536),
    (67_108_864, 8_388_608, 2048), (1_073_741_824, 8_388_608, 2048),
  ])
  func `the log has a share of the limit, a larger one in a roomy store and never more than 8 MiB`(
    limit: Int,
    bytes: Int,
    pages: Int
  ) {
    #expect(DocumentWrite.logBytes(limit: limit) == bytes)
    #expect(DocumentWrite.logPages(limit: limit) == pages)
  }

  @Test(arguments: [(262_138, true), (262_139, false)])
  func `a process that wrote 256 KiB takes its log over, and one that wrote a byte more leaves it`(
    bytes: Int,
    isEmptied: Bool
  ) async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/d.sqlite"
      let store = SQLiteDocumentStore(path: path, now: { Date() })
      // With the metadata and the key it has six bytes more.
      try await store.save(.numbered(1, bytes: bytes), for: .sample("a"))

      await store.tidyUp()

      #expect((try FileSystem.size(of: path + "-wal") == 0) == isEmptied)
    }
  }

  @Test func `a log of exactly the limit is left, and one that is a byte longer emptied`() async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/d.sqlite"
      var session = SQLiteSession(file: file(path)) { _, _ in }
      try session.perform { (connection) throws(SQLiteFailure) in
        try connection.run("INSERT INTO bodies VALUES (1, zeroblob(5000))")
      }
      let bytes = try #require(try FileSystem.size(of: path + "-wal"))

      session.emptyLog(longerThan: bytes)
      #expect(try FileSystem.size(of: path + "-wal") == bytes)

      session.emptyLog(longerThan: bytes - 1)
      #expect(try FileSystem.size(of: path + "-wal") == 0)
    }
  }

  @Test func `emptying a log leaves the patience of its connection as it was`() async throws {
    try await withTemporaryFolder { folder in
      let connection = try file(folder + "/d.sqlite").open().connection

      connection.emptyLog(busyTimeout: .milliseconds(1500))

      #expect(try connection.first("PRAGMA busy_timeout") { $0.integer(at: 0) } == 1500)
    }
  }

  @Test func `a reading that fails leaves no transaction open`() async throws {
    try await withTemporaryFolder { folder in
      let connection = try file(folder + "/d.sqlite").open().connection

      #expect(throws: SQLiteFailure.self) {
        try connection.snapshot { () throws(SQLiteFailure) in try connection.run("SELECT * FROM nothing") }
      }

      try connection.transaction { () throws(SQLiteFailure) in try connection.run("DELETE FROM bodies") }
      #expect(try connection.first("SELECT count(*) FROM bodies") { $0.integer(at: 0) } == 0)
    }
  }

  @Test func `a file with a version below zero is damaged`() async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/d.sqlite"
      try file(path).open().connection.run("PRAGMA user_version = -1")
      let recorder = EventRecorder<DocumentStoreEvent>()
      let store = SQLiteDocumentStore(path: path, now: { Date() }, observe: recorder.observe)

      #expect(try await store.document(for: .sample("a")) == nil)
      #expect(
        recorder.incidents == [.setAside(path: path + ".damaged", reason: "it has the version -1")]
      )
    }
  }
}
