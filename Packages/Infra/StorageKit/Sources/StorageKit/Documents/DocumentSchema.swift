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
      // What this leaves free, the next step gives back, which is always taken with it.
      statementsAfter: ["DROP TABLE contents", "DROP TABLE documents", "DROP TABLE total"]
    ),
    Migration(
      name: "rows numbered by a hash of the key",
      statements: [
        "DROP INDEX entries_by_key",
        "DROP INDEX entries_by_use",
        "ALTER TABLE entries RENAME TO entries2",
        "ALTER TABLE bodies RENAME TO bodies2",
        // Of more than 16 keys that collide, those that were used last are kept.
        "CREATE TABLE numbers (id INTEGER PRIMARY KEY, old INTEGER NOT NULL)",
        """
        INSERT INTO numbers SELECT bucket * 16 + place - 1, id FROM (
          SELECT id, key_hash >> 26 & 0x3fffffffff AS bucket,
            row_number() OVER (PARTITION BY key_hash >> 26 ORDER BY used_at DESC, id) AS place
          FROM entries2
        ) WHERE place <= 16
        """,
        // The number is the upper 38 bits of the hash and 4 bits that tell colliding keys apart: a look-up goes through
        // one tree instead of an index and a tree. A long body has the number of its
        // entry, which no damage of another row can change.
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
        // In the order of the new numbers, which fills the pages.
        """
        INSERT INTO entries
        SELECT numbers.id, used_at, size, metadata_checksum, body_checksum, partition, name, metadata, body
        FROM numbers CROSS JOIN entries2 ON entries2.id = numbers.old ORDER BY numbers.id
        """,
        """
        INSERT INTO bodies SELECT numbers.id, body
        FROM numbers CROSS JOIN bodies2 ON bodies2.id = numbers.old ORDER BY numbers.id
        """,
        "DROP TABLE numbers",
        "DROP TABLE entries2",
        "DROP TABLE bodies2",
        "CREATE INDEX entries_by_use ON entries (used_at)",
      ],
      freesSpace: true
    ),
    // Keeps earlier programs away, which would remove every body with the new checksum as damaged.
    Migration(name: "another checksum of bodies that are saved from now on", statements: []),
  ]
}

/// The documents of a file of version 1, which had one checksum for metadata and body.
private struct Version1Documents {
  let connection: SQLiteConnection

  /// Copies every document to the tables of version 2; a damaged one stays damaged there, and is found when it is read.
  func convert() throws(SQLiteFailure) {
    while let next = try first() {
      try insert(next)
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

  /// Writes a row of version 2; what was damaged gets a wrong checksum.
  private func insert(_ row: Row) throws(SQLiteFailure) {
    let (document, key) = (row.document, row.key)
    let body = key.checksum(ofBody: document.body)
    let metadata = key.checksum(ofMetadata: document.metadata, body: body)
    let isShort = document.body.count <= 1024
    try connection.run(
      """
      INSERT INTO entries (key_hash, used_at, size, metadata_checksum, body_checksum, partition, name, metadata, body)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      .integer(Int64(bitPattern: key.hash)),
      .integer(row.usedAt),
      .integer(Int64(document.size(for: key))),
      .integer(Int64(bitPattern: row.isIntact ? metadata : ~metadata)),
      .integer(Int64(bitPattern: body)),
      .text(key.partition),
      .text(key.name),
      .blob(document.metadata),
      isShort ? .blob(document.body) : .null
    )
    guard !isShort else { return }
    try connection.run(
      "INSERT INTO bodies (id, body) VALUES (?, ?)",
      .integer(connection.lastInsertedID),
      .blob(document.body)
    )
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
