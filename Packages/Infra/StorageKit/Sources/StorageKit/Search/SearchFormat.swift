import CSQLite

/// The layout of the tables of a search table, which depends on the columns of its owner.
struct SearchFormat {
  /// The owner's names of the columns of texts.
  let columns: [String]
  /// The owner's version of what is in a row.
  let version: Int
  /// Whether an index may be used where SQLite has one; without it, all texts are searched.
  let mayIndex: Bool

  /// The names of the columns in the file.
  var texts: [String] { columns.indices.map { "c\($0)" } }

  private var name: String { ([String(version)] + columns).joined(separator: "\u{1F}") }

  private struct Settings {
    let format: String
    let isIndexed: Bool
  }

  /// The rows of a file, when its tables are in this format and its index is as good as it can be.
  func rows(_ connection: SQLiteConnection) throws(SQLiteFailure) -> SearchRows? {
    let settings = try settings(connection)
    let canIndex = try canIndex(connection)
    guard settings.format == name, settings.isIndexed || !canIndex else { return nil }
    return SearchRows(connection: connection, format: self, usesIndex: canIndex)
  }

  /// Brings a file into this format, within a transaction; rows of another format are removed.
  ///
  /// - Returns: The rows, and how many were removed.
  func adopt(_ connection: SQLiteConnection) throws(SQLiteFailure) -> (rows: SearchRows, outdated: Int) {
    var outdated = 0
    if try settings(connection).format != name {
      outdated = Int(try connection.first("SELECT count(*) FROM rows") { $0.integer(at: 0) } ?? 0)
      try createTables(connection)
    }
    let canIndex = try canIndex(connection)
    if canIndex { try createIndex(connection) }
    try connection.run(
      "UPDATE settings SET format = ?, is_indexed = ?",
      .text(name),
      .integer(canIndex ? 1 : 0)
    )
    return (SearchRows(connection: connection, format: self, usesIndex: canIndex), outdated)
  }

  private func settings(_ connection: SQLiteConnection) throws(SQLiteFailure) -> Settings {
    let settings = try connection.first("SELECT format, is_indexed FROM settings") {
      Settings(format: $0.text(at: 0), isIndexed: $0.integer(at: 1) == 1)
    }
    guard let settings else { throw .rowMissing }
    return settings
  }

  /// Whether this SQLite has FTS5 with the tokenizer that finds words within words.
  private func canIndex(_ connection: SQLiteConnection) throws(SQLiteFailure) -> Bool {
    guard mayIndex, sqlite3_libversion_number() >= 3_034_000 else { return false }
    return try connection.first("SELECT 1 FROM pragma_module_list WHERE name = 'fts5'") { _ in true } ?? false
  }

  private func createTables(_ connection: SQLiteConnection) throws(SQLiteFailure) {
    try connection.run("DROP TABLE IF EXISTS texts")
    try connection.run("DELETE FROM rows")
    let definitions = texts.map { "\($0) TEXT NOT NULL" }.joined(separator: ", ")
    // Apart from the other columns of the rows, so that all texts can be searched quickly.
    try connection.run(
      """
      CREATE TABLE texts (
        id INTEGER PRIMARY KEY REFERENCES rows (id) ON DELETE CASCADE,
        partition BLOB NOT NULL,
        name BLOB NOT NULL,
        \(definitions)
      )
      """
    )
    // With all texts in it, as going through rows in the order of titles would otherwise jump to each of them.
    let inOrder = (["partition", "c0", "name"] + texts.dropFirst()).joined(separator: ", ")
    try connection.run("CREATE INDEX texts_by_title ON texts (\(inOrder))")
  }

  private func createIndex(_ connection: SQLiteConnection) throws(SQLiteFailure) {
    try connection.run("DROP TABLE IF EXISTS words")
    try connection.run(
      """
      CREATE VIRTUAL TABLE words USING fts5 (\(texts.joined(separator: ", ")),
        content = 'texts', content_rowid = 'id', tokenize = 'trigram case_sensitive 1')
      """
    )
    try connection.run("INSERT INTO words (words) VALUES ('rebuild')")
  }
}

extension Migration {
  /// The schema of a search table but for what depends on its columns, which ``SearchFormat`` makes.
  static let searchRows = [
    Migration(
      name: "rows with their payloads",
      statements: [
        // Numbers are not used again: the index may have pieces of a damaged row that is gone.
        """
        CREATE TABLE rows (
          id INTEGER PRIMARY KEY AUTOINCREMENT,
          partition BLOB NOT NULL,
          name BLOB NOT NULL,
          seen_at INTEGER NOT NULL,
          checksum INTEGER NOT NULL,
          summary BLOB NOT NULL,
          UNIQUE (partition, name)
        )
        """,
        "CREATE INDEX rows_by_time ON rows (partition, seen_at)",
        """
        CREATE TABLE payloads (
          id INTEGER PRIMARY KEY REFERENCES rows (id) ON DELETE CASCADE,
          payload BLOB NOT NULL
        )
        """,
        "CREATE TABLE settings (format TEXT NOT NULL, is_indexed INTEGER NOT NULL)",
        "INSERT INTO settings VALUES ('', 0)",
      ]
    )
  ]
}
