/// The statements of a document store.
struct DocumentTable {
  let connection: SQLiteConnection

  func row(for key: DocumentKey) throws(SQLiteFailure) -> DocumentRow? {
    try connection.first(
      """
      SELECT documents.id, checksum, used_at, metadata, body
      FROM documents JOIN contents ON contents.id = documents.id
      WHERE partition = ? AND name = ?
      """,
      .text(key.partition),
      .text(key.name)
    ) { row in
      DocumentRow(
        id: row.integer(at: 0),
        checksum: UInt64(bitPattern: row.integer(at: 1)),
        usedAt: row.integer(at: 2),
        document: Document(metadata: row.blob(at: 3), body: row.blob(at: 4))
      )
    }
  }

  /// Notes a use when that costs no waiting; the order of use is worth no delay and no error.
  func markUsedIfIdle(_ id: Int64, at moment: Int64, _ busyTimeout: Duration) {
    connection.setBusyTimeout(.zero)
    defer { connection.setBusyTimeout(busyTimeout) }
    try? connection.run("UPDATE documents SET used_at = ? WHERE id = ?", .integer(moment), .integer(id))
  }

  func save(
    _ document: Document,
    for key: DocumentKey,
    at moment: Int64,
    limit: Int
  ) throws(SQLiteFailure) -> (documents: Int, bytes: Int) {
    try connection.transaction { () throws(SQLiteFailure) in
      let id = try saveRow(of: document, for: key, at: moment)
      try connection.run(
        "INSERT OR REPLACE INTO contents (id, metadata, body) VALUES (?, ?, ?)",
        .integer(id),
        .blob(document.metadata),
        .blob(document.body)
      )
      return try evict(downTo: limit, sparing: id)
    }
  }

  func remove(_ key: DocumentKey) throws(SQLiteFailure) {
    try connection.run(
      "DELETE FROM documents WHERE partition = ? AND name = ?",
      .text(key.partition),
      .text(key.name)
    )
  }

  /// Removes a partition, and its bytes: what was freed is neither left in the file nor in the log.
  func removeAll(in partition: String) throws(SQLiteFailure) {
    try connection.run("DELETE FROM documents WHERE partition = ?", .text(partition))
    try connection.compact()
  }

  private func saveRow(
    of document: Document,
    for key: DocumentKey,
    at moment: Int64
  ) throws(SQLiteFailure) -> Int64 {
    try connection.run(
      """
      INSERT INTO documents (partition, name, checksum, size, used_at) VALUES (?1, ?2, ?3, ?4, ?5)
      ON CONFLICT (partition, name) DO UPDATE SET checksum = ?3, size = ?4, used_at = ?5
      """,
      .text(key.partition),
      .text(key.name),
      .integer(Int64(bitPattern: document.checksum(for: key))),
      .integer(Int64(document.size(for: key))),
      .integer(moment)
    )
    let id = try connection.first(
      "SELECT id FROM documents WHERE partition = ? AND name = ?",
      .text(key.partition),
      .text(key.name)
    ) { $0.integer(at: 0) }
    guard let id else { throw .rowMissing }
    return id
  }

  private func evict(downTo limit: Int, sparing id: Int64) throws(SQLiteFailure) -> (
    documents: Int, bytes: Int
  ) {
    var evicted = (documents: 0, bytes: 0)
    while try totalSize() > limit {
      let oldest = try connection.first(
        "SELECT id, size FROM documents WHERE id <> ? ORDER BY used_at, id LIMIT 1",
        .integer(id)
      ) { (id: $0.integer(at: 0), size: Int($0.integer(at: 1))) }
      guard let oldest else { break }
      try connection.run("DELETE FROM documents WHERE id = ?", .integer(oldest.id))
      evicted = (evicted.documents + 1, evicted.bytes + oldest.size)
    }
    return evicted
  }

  private func totalSize() throws(SQLiteFailure) -> Int {
    Int(try connection.first("SELECT size FROM total") { $0.integer(at: 0) } ?? 0)
  }
}

/// A document as it was found in the table, not yet verified.
struct DocumentRow {
  let id: Int64
  let checksum: UInt64
  /// Milliseconds since 1970.
  let usedAt: Int64
  let document: Document

  /// Whether this is what was saved under the key.
  func isIntact(for key: DocumentKey) -> Bool {
    document.checksum(for: key) == checksum
  }
}

extension Migration {
  /// The schema of a document store, step by step; the version of a file is the number of steps it took.
  static let documents = [
    Migration(
      name: "documents with contents and a running total",
      statements: [
        // Small rows apart from large contents: marking a document as used rewrites a row, not its body.
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
        // Kept by triggers, so that no way of writing can forget it.
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
    )
  ]
}
