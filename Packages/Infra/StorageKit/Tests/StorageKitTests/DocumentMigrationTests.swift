import ClockFakes
import Foundation
import Testing

@testable import StorageKit

/// Files that other versions of the program made.
@Suite struct DocumentMigrationTests {
  /// What version 1 ran to make a file, letter for letter; never to be changed.
  private static let version1 = [
    "PRAGMA journal_mode = WAL",
    """
    CREATE TABLE documents (
      id INTEGER PRIMARY KEY,
      partition TEXT NOT NULL,
      name TEXT NOT NULL,
      checksum INTEGER NOT NULL,
      size INTEGER NOT NULL,
      used_at INTEGER NOT NULL,
      UNIQUE (partition, name)
    )
    """,
    "CREATE INDEX documents_by_use ON documents (used_at, id)",
    """
    CREATE TABLE contents (
      id INTEGER PRIMARY KEY REFERENCES documents (id) ON DELETE CASCADE,
      metadata BLOB NOT NULL,
      body BLOB NOT NULL
    )
    """,
    "CREATE TABLE total (size INTEGER NOT NULL)",
    "INSERT INTO total VALUES (0)",
    """
    CREATE TRIGGER documents_added AFTER INSERT ON documents BEGIN
      UPDATE total SET size = size + new.size;
    END
    """,
    """
    CREATE TRIGGER documents_resized AFTER UPDATE OF size ON documents BEGIN
      UPDATE total SET size = size - old.size + new.size;
    END
    """,
    """
    CREATE TRIGGER documents_removed AFTER DELETE ON documents BEGIN
      UPDATE total SET size = size - old.size;
    END
    """,
    "PRAGMA user_version = 1",
    // Checksums as version 1 computed them.
    "INSERT INTO documents VALUES (1, 'anna', '食', 125717070118337048, 22, 2000)",
    "INSERT INTO contents VALUES (1, CAST('head' AS BLOB), CAST('body of one' AS BLOB))",
    "INSERT INTO documents VALUES (2, 'bert', 'b', 2258905988837288257, 5, 1000)",
    "INSERT INTO contents VALUES (2, x'', x'')",
    "INSERT INTO documents VALUES (3, 'bert', 'damaged', 1, 10, 3000)",
    "INSERT INTO contents VALUES (3, x'', x'010203')",
  ]

  /// What version 2 ran to make a file, letter for letter; never to be changed.
  private static let version2 = [
    "PRAGMA auto_vacuum = INCREMENTAL",
    "PRAGMA journal_mode = WAL",
    """
    CREATE TABLE entries (
      id INTEGER PRIMARY KEY,
      key_hash INTEGER NOT NULL,
      used_at INTEGER NOT NULL,
      size INTEGER NOT NULL,
      metadata_checksum INTEGER NOT NULL,
      body_checksum INTEGER NOT NULL,
      partition TEXT NOT NULL,
      name TEXT NOT NULL,
      metadata BLOB NOT NULL,
      body BLOB
    )
    """,
    "CREATE INDEX entries_by_key ON entries (key_hash)",
    "CREATE INDEX entries_by_use ON entries (used_at)",
    "CREATE TABLE bodies (id INTEGER PRIMARY KEY, body BLOB NOT NULL)",
    "PRAGMA user_version = 2",
  ]

  /// What version 3 ran to make a file, letter for letter; never to be changed.
  private static let version3 = [
    "PRAGMA auto_vacuum = INCREMENTAL",
    "PRAGMA journal_mode = WAL",
    """
    CREATE TABLE entries (
      id INTEGER PRIMARY KEY,
      used_at INTEGER NOT NULL,
      size INTEGER NOT NULL,
      metadata_checksum INTEGER NOT NULL,
      body_checksum INTEGER NOT NULL,
      partition TEXT NOT NULL,
      name TEXT NOT NULL,
      metadata BLOB NOT NULL,
      body BLOB
    )
    """,
    "CREATE TABLE bodies (id INTEGER PRIMARY KEY, body BLOB NOT NULL)",
    "CREATE INDEX entries_by_use ON entries (used_at)",
    "PRAGMA user_version = 3",
  ]

  @discardableResult
  private func makeFile(_ path: String, _ statements: [String] = version1) throws -> SQLiteConnection {
    try FileSystem.createFile(path)
    let connection = try SQLiteConnection(path: path, access: .readingAndWriting, busyTimeout: .zero)
    for statement in statements { try connection.run(statement) }
    return connection
  }

  /// Writes a document as version 2 did.
  private func insert(
    _ document: Document,
    for key: DocumentKey,
    hash: UInt64? = nil,
    at moment: Int64,
    _ connection: SQLiteConnection
  ) throws {
    let body = key.earlierChecksum(ofBody: document.body)
    try connection.run(
      "INSERT INTO entries VALUES (NULL, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
      .integer(Int64(bitPattern: hash ?? key.hash)),
      .integer(moment),
      .integer(Int64(document.size(for: key))),
      .integer(Int64(bitPattern: key.checksum(ofMetadata: document.metadata, body: body))),
      .integer(Int64(bitPattern: body)),
      .text(key.partition),
      .text(key.name),
      .blob(document.metadata),
      document.body.count <= 1024 ? .blob(document.body) : .null
    )
    guard document.body.count > 1024 else { return }
    try connection.run(
      "INSERT INTO bodies SELECT max(id), ? FROM entries",
      .blob(document.body)
    )
  }

  @Test func `a file of version 2 keeps every document, short and long, and the order of their use`()
    async throws
  {
    try await withTemporaryFolder { folder in
      let path = folder + "/d.sqlite"
      do {
        let connection = try makeFile(path, Self.version2)
        for number in 0..<200 {
          let document = Document.numbered(number, bytes: number % 2 == 0 ? 10 : 3000)
          try insert(document, for: .sample("\(number)"), at: Int64(1000 - number), connection)
        }
        try connection.run("UPDATE entries SET metadata = x'00' WHERE id = 8")
      }
      let recorder = EventRecorder<DocumentStoreEvent>()
      let store = SQLiteDocumentStore(path: path, now: { .distantPast }, observe: recorder.observe)

      for number in 0..<200 where number != 7 {
        let document = try await store.document(for: .sample("\(number)"))
        #expect(document == .numbered(number, bytes: number % 2 == 0 ? 10 : 3000))
      }
      #expect(recorder.incidents == [])
      #expect(try await store.document(for: .sample("7")) == nil)
      #expect(recorder.incidents == [.dropped(.sample("7"))])

      let file = SQLiteFile(path: path, migrations: Migration.documents, busyTimeout: .zero)
      let connection = try file.open().connection
      let names = try connection.first(
        "SELECT count(*) FROM sqlite_schema WHERE name LIKE '%2' OR name = 'numbers'"
      ) {
        $0.integer(at: 0)
      }
      #expect(names == 0)
      #expect(try connection.first("PRAGMA integrity_check") { $0.text(at: 0) } == "ok")
    }
  }

  @Test func `of keys of version 2 with one hash, the sixteen used last are kept, and no body of another`()
    async throws
  {
    try await withTemporaryFolder { folder in
      let path = folder + "/d.sqlite"
      // The largest and smallest hashes, whose sign SQLite would carry along.
      for (name, hash) in [("high", UInt64.max), ("low", 0), ("signed", 1 << 63)] {
        do {
          let connection = try makeFile(path + name, Self.version2)
          for number in 0..<17 {
            let document = Document.numbered(number, bytes: 2000)
            try insert(document, for: .sample("\(number)"), hash: hash, at: Int64(number), connection)
          }
        }
        let store = SQLiteDocumentStore(path: path + name, now: { .distantPast }, hash: { _ in hash })

        #expect(try await store.document(for: .sample("0")) == nil)
        for number in 1..<17 {
          #expect(try await store.document(for: .sample("\(number)")) == .numbered(number, bytes: 2000))
        }
        let file = SQLiteFile(path: path + name, migrations: Migration.documents, busyTimeout: .zero)
        let connection = try file.open().connection
        #expect(try connection.first("SELECT count(*) FROM bodies") { $0.integer(at: 0) } == 16)
      }
    }
  }

  @Test func `a document of version 2 can be replaced, shortened and removed`() async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/d.sqlite"
      do {
        let connection = try makeFile(path, Self.version2)
        for name in ["a", "b", "c"] {
          try insert(.numbered(1, bytes: 2000), for: .sample(name), at: 1, connection)
        }
      }
      let store = SQLiteDocumentStore(path: path, now: { Date() })

      try await store.save(.numbered(2, bytes: 3000), for: .sample("a"))
      try await store.save(.numbered(3, bytes: 10), for: .sample("b"))
      try await store.remove(.sample("c"))

      #expect(try await store.document(for: .sample("a")) == .numbered(2, bytes: 3000))
      #expect(try await store.document(for: .sample("b")) == .numbered(3, bytes: 10))
      #expect(try await store.document(for: .sample("c")) == nil)
      let file = SQLiteFile(path: path, migrations: Migration.documents, busyTimeout: .zero)
      let connection = try file.open().connection
      #expect(try connection.first("SELECT count(*) FROM bodies") { $0.integer(at: 0) } == 1)
    }
  }

  @Test func `a file of version 3 keeps every document, and one that was damaged is dropped when it is read`()
    async throws
  {
    try await withTemporaryFolder { folder in
      let path = folder + "/d.sqlite"
      do {
        let connection = try makeFile(path, Self.version3)
        for number in 0..<3 {
          let (key, document) = (DocumentKey.sample("\(number)"), Document.numbered(number, bytes: 1000))
          let body = key.earlierChecksum(ofBody: document.body)
          try connection.run(
            "INSERT INTO entries VALUES (?, 0, 1100, ?, ?, ?, ?, ?, ?)",
            .integer(Int64(key.hash >> 26) * 16),
            .integer(Int64(bitPattern: key.checksum(ofMetadata: document.metadata, body: body))),
            .integer(Int64(bitPattern: body)),
            .text(key.partition),
            .text(key.name),
            .blob(document.metadata),
            .blob(document.body)
          )
        }
        try connection.run("UPDATE entries SET body = zeroblob(1000) WHERE name = '2'")
      }
      let recorder = EventRecorder<DocumentStoreEvent>()
      let store = SQLiteDocumentStore(path: path, now: { .distantPast }, observe: recorder.observe)

      try await store.change(.sample("1")) { _ in .saveMetadata(Data("new".utf8)) }

      #expect(try await store.document(for: .sample("0")) == .numbered(0, bytes: 1000))
      let changed = Document(metadata: Data("new".utf8), body: Document.numbered(1, bytes: 1000).body)
      #expect(try await store.document(for: .sample("1")) == changed)
      #expect(recorder.incidents == [])
      #expect(try await store.document(for: .sample("2")) == nil)
      #expect(recorder.incidents == [.dropped(.sample("2"))])
    }
  }

  @Test func `a file of version 1 keeps every document, and one that was damaged is dropped when it is read`()
    async throws
  {
    try await withTemporaryFolder { folder in
      try makeFile(folder + "/d.sqlite")
      let recorder = EventRecorder<DocumentStoreEvent>()
      let store = SQLiteDocumentStore(path: folder + "/d.sqlite", now: { Date() }, observe: recorder.observe)

      let first = try await store.document(for: .sample("食", in: "anna"))
      let second = try await store.document(for: .sample("b", in: "bert"))
      #expect(recorder.incidents == [])
      let third = try await store.document(for: .sample("damaged", in: "bert"))

      #expect(first == Document(metadata: Data("head".utf8), body: Data("body of one".utf8)))
      #expect(second == Document(metadata: Data(), body: Data()))
      #expect(third == nil)
      #expect(recorder.incidents == [.dropped(.sample("damaged", in: "bert"))])
    }
  }

  /// A step that fails under the lock leaves the damage to be looked at there once more.
  @Test func `a file whose steps cannot be taken is set aside`() async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/d.sqlite"
      let foreign = Migration(name: "foreign", statements: ["CREATE TABLE other (x)"])
      _ = try SQLiteFile(path: path, migrations: [foreign], busyTimeout: .zero).open()
      let recorder = EventRecorder<DocumentStoreEvent>()
      let store = SQLiteDocumentStore(
        path: path,
        busyTimeout: .zero,
        now: { Date() },
        observe: recorder.observe
      )

      try await store.save(.numbered(1), for: .sample("a"))

      #expect(try await store.document(for: .sample("a")) == .numbered(1))
      #expect(recorder.incidents == [.setAside(path: path + ".damaged", reason: "no such table: documents")])
    }
  }

  @Test func `documents of version 1 keep the order of their use`() async throws {
    try await withTemporaryFolder { folder in
      try makeFile(folder + "/d.sqlite")
      let file = SQLiteFile(path: folder + "/d.sqlite", migrations: Migration.documents, busyTimeout: .zero)
      let table = DocumentTable(connection: try file.open().connection)

      let oldest = try table.oldest(sparing: nil)

      #expect(oldest?.usedAt == 1000)
      #expect(oldest?.id == (try table.place(of: .sample("b", in: "bert"))?.id))
    }
  }

  @Test func `a file of version 1 can be changed`() async throws {
    try await withTemporaryFolder { folder in
      try makeFile(folder + "/d.sqlite")
      let store = SQLiteDocumentStore(path: folder + "/d.sqlite", now: { Date() })

      try await store.change(.sample("食", in: "anna")) { _ in .saveMetadata(Data("new".utf8)) }
      try await store.save(.numbered(1), for: .sample("b", in: "bert"))

      let changed = try await store.document(for: .sample("食", in: "anna"))
      #expect(changed == Document(metadata: Data("new".utf8), body: Data("body of one".utf8)))
      #expect(try await store.document(for: .sample("b", in: "bert")) == .numbered(1))
    }
  }
}
