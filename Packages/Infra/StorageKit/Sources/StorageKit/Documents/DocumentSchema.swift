#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Migration {
  /// The schema of a document store, step by step; the version of a file is the number of steps it took.
  static let documents = [
    Migration(
      name: "documents with contents and a running total",
      statements: [
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
      ]
    ),
    Migration(
      name: "metadata apart from bodies, found by a hash of the key",
      statements: [
        // A long key is stored once; its hash is what is looked up. Metadata, which is replaced more often than a body,
        // is apart from it; only a short body stands beside it, as looking for it elsewhere would take longer.
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
      ],
      convert: { (connection) throws(SQLiteFailure) in try Version1Documents(connection: connection).convert()
      },
      statementsAfter: ["DROP TABLE contents", "DROP TABLE documents", "DROP TABLE total"],
      freesSpace: true
    ),
  ]
}

/// The documents of a file of version 1, which had one checksum for metadata and body.
private struct Version1Documents {
  let connection: SQLiteConnection

  /// Copies every document to the tables of version 2; a damaged one stays damaged there, and is found when it is read.
  func convert() throws(SQLiteFailure) {
    let table = DocumentTable(connection: connection)
    try connection.run("DROP TRIGGER documents_removed")
    while let next = try first() {
      try table.insert(next.document, for: next.key, at: next.usedAt)
      if !next.isIntact {
        try connection.run(
          "UPDATE entries SET metadata_checksum = ~metadata_checksum WHERE id = ?",
          .integer(connection.lastInsertedID)
        )
      }
      // Takes the content with it; the file grows little, as the next one is copied to where this one was.
      try connection.run("DELETE FROM documents WHERE id = ?", .integer(next.id))
    }
  }

  private struct Row {
    let id: Int64
    let usedAt: Int64
    let key: DocumentKey
    let document: Document
    let isIntact: Bool
  }

  private func first() throws(SQLiteFailure) -> Row? {
    try connection.first(
      """
      SELECT documents.id, used_at, partition, name, checksum, metadata, body
      FROM documents JOIN contents ON contents.id = documents.id ORDER BY documents.id LIMIT 1
      """
    ) { row in
      let key = DocumentKey(partition: row.text(at: 2), name: row.text(at: 3))
      let document = Document(metadata: row.blob(at: 5), body: row.blob(at: 6))
      return Row(
        id: row.integer(at: 0),
        usedAt: row.integer(at: 1),
        key: key,
        document: document,
        isIntact: document.checksum(for: key) == UInt64(bitPattern: row.integer(at: 4))
      )
    }
  }
}

extension Document {
  /// The checksum of the content together with its key, as version 1 had it.
  func checksum(for key: DocumentKey) -> UInt64 {
    var checksum = key.checksum
    checksum.combine(metadata)
    checksum.combine(body)
    return checksum.value
  }
}
