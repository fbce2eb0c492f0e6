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

  private func makeFile(_ path: String) throws {
    try FileSystem.createFile(path)
    let connection = try SQLiteConnection(path: path, access: .readingAndWriting, busyTimeout: .zero)
    for statement in Self.version1 { try connection.run(statement) }
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
