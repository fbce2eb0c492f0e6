#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A row of the table: a key, and its record unless that is damaged.
struct RecordRow {
  let key: String
  let intact: Record?

  /// Verifies what was found under a key.
  init(_ record: Record, checksum: UInt64, in collection: String) {
    key = record.key
    intact = Self.checksum(of: record, in: collection) == checksum ? record : nil
  }

  /// The checksum of a record together with its place, so that a value in a wrong place does not pass.
  ///
  /// A record of revision 1 has the checksum that it had before there were revisions.
  static func checksum(of record: Record, in collection: String) -> UInt64 {
    var checksum = Checksum64()
    checksum.combine(collection)
    checksum.combine(record.key)
    checksum.combine(record.value)
    if record.revision != 1 { checksum.combine(String(record.revision)) }
    return checksum.value
  }
}

extension StoredRecord<Record> {
  /// The record of a row; absent where there is none.
  init(_ row: RecordRow?) {
    guard let row else {
      self = .absent
      return
    }
    self = row.intact.map { .value($0) } ?? .damaged
  }
}

extension RecordContents {
  /// The records of rows that were verified.
  init(_ rows: [RecordRow]) {
    self.init(rows.compactMap(\.intact), damaged: rows.filter { $0.intact == nil }.map(\.key))
  }
}

/// The statements of a record store.
struct RecordTable {
  let connection: SQLiteConnection

  /// The rows of a collection, in the order of the bytes of the keys.
  func rows(in collection: String) throws(SQLiteFailure) -> [RecordRow] {
    var rows: [RecordRow] = []
    try connection.forEach(
      "SELECT key, value, revision, checksum FROM entries WHERE collection = ? ORDER BY key",
      .bytes(of: collection)
    ) { rows.append(Self.row($0, in: collection)) }
    return rows
  }

  /// The rows of a collection behind a key, in the order of the bytes of the keys, up to a number of intact ones.
  func rows(in collection: String, after key: String?, limit: Int) throws(SQLiteFailure) -> [RecordRow] {
    var rows: [RecordRow] = []
    var (last, wanted) = (key, limit)
    while wanted > 0 {
      // No key is before the empty one, which is a key itself.
      let sql = """
        SELECT key, value, revision, checksum FROM entries WHERE collection = ? AND key \(last == nil ? ">=" : ">") ?
        ORDER BY key LIMIT ?
        """
      var page: [RecordRow] = []
      try connection.forEach(sql, .bytes(of: collection), .bytes(of: last ?? ""), .integer(Int64(wanted))) {
        page.append(Self.row($0, in: collection))
      }
      rows += page
      guard page.count == wanted else { return rows }
      last = page.last?.key
      wanted = page.count { $0.intact == nil }
    }
    return rows
  }

  func row(for key: String, in collection: String) throws(SQLiteFailure) -> RecordRow? {
    try connection.first(
      "SELECT key, value, revision, checksum FROM entries WHERE collection = ? AND key = ?",
      .bytes(of: collection),
      .bytes(of: key)
    ) { Self.row($0, in: collection) }
  }

  private static func row(_ row: SQLiteStatement, in collection: String) -> RecordRow {
    let record = Record(key: row.text(at: 0), value: row.blob(at: 1), revision: Int(row.integer(at: 2)))
    return RecordRow(record, checksum: UInt64(bitPattern: row.integer(at: 3)), in: collection)
  }

  func count(in collection: String) throws(SQLiteFailure) -> Int {
    let sql = "SELECT count(*) FROM entries WHERE collection = ?"
    return Int(try connection.first(sql, .bytes(of: collection)) { $0.integer(at: 0) } ?? 0)
  }

  /// The bytes of all records with their keys and the names of their collections.
  func size() throws(SQLiteFailure) -> Int {
    Int(try connection.first("SELECT size FROM total") { $0.integer(at: 0) } ?? 0)
  }

  /// Fails when records are missing: SQLite takes a page whose count lost a bit for one with fewer rows.
  ///
  /// The pages have to be whole and in order, the sizes have to add up to the total, and no record may be in
  /// a collection that never had one. Takes 0.4 ms for 400 records, and a fifth of a second for 64 MiB.
  func verify() throws(SQLiteFailure) {
    let problem = try connection.first("PRAGMA integrity_check(1)") { $0.text(at: 0) }
    guard problem == "ok" else { throw .incomplete("its pages do not fit together") }
    let isComplete = try connection.first(
      """
      SELECT (SELECT size FROM total) IS coalesce(sum(length(collection) + length(key) + length(value)), 0)
        AND coalesce(min(collection IN (SELECT collection FROM revisions)), 1)
      FROM entries
      """
    ) { $0.integer(at: 0) == 1 }
    guard isComplete == true else { throw .incomplete("its records do not add up to their total") }
  }

  /// How many values were ever written: the last revision of a collection outlives its records.
  func changeCount() throws(SQLiteFailure) -> Int {
    // Unlike a sum, a total of revisions that are damaged is no error.
    let sql = "SELECT CAST(total(last) AS INTEGER) FROM revisions"
    return Int(try connection.first(sql) { $0.integer(at: 0) } ?? 0)
  }

  /// Keeps a value under the next revision of its collection.
  func write(_ value: Data, for key: String, in collection: String) throws(SQLiteFailure) -> Record {
    let record = Record(key: key, value: value, revision: try nextRevision(in: collection))
    try restore(record, in: collection)
    return record
  }

  /// Keeps a record with the revision that it has.
  func restore(_ record: Record, in collection: String) throws(SQLiteFailure) {
    try connection.run(
      """
      INSERT INTO entries (collection, key, checksum, value, revision) VALUES (?1, ?2, ?3, ?4, ?5)
      ON CONFLICT DO UPDATE SET checksum = ?3, value = ?4, revision = ?5
      """,
      .bytes(of: collection),
      .bytes(of: record.key),
      .integer(Int64(bitPattern: RecordRow.checksum(of: record, in: collection))),
      .blob(record.value),
      .integer(Int64(record.revision))
    )
  }

  /// Goes on with the revisions of a collection after this one.
  func restore(_ revision: Int, of collection: String) throws(SQLiteFailure) {
    try connection.run(
      "INSERT INTO revisions VALUES (?1, ?2) ON CONFLICT DO UPDATE SET last = max(last, ?2)",
      .bytes(of: collection),
      .integer(Int64(revision))
    )
  }

  /// Removes a record.
  ///
  /// - Returns: How many were removed.
  func remove(_ key: String, in collection: String) throws(SQLiteFailure) -> Int {
    try connection.run(
      "DELETE FROM entries WHERE collection = ? AND key = ?",
      .bytes(of: collection),
      .bytes(of: key)
    )
    return connection.changes
  }

  /// Removes a collection.
  ///
  /// - Returns: How many records were removed.
  func removeAll(in collection: String) throws(SQLiteFailure) -> Int {
    try connection.run("DELETE FROM entries WHERE collection = ?", .bytes(of: collection))
    return connection.changes
  }

  private func nextRevision(in collection: String) throws(SQLiteFailure) -> Int {
    let last = try connection.first(
      "INSERT INTO revisions VALUES (?, 1) ON CONFLICT DO UPDATE SET last = last + 1 RETURNING last",
      .bytes(of: collection)
    ) { $0.integer(at: 0) }
    guard let last else { throw .rowMissing }
    return Int(last)
  }
}

extension Migration {
  /// The schema of a record store, step by step; the version of a file is the number of steps it took.
  static let records = [
    Migration(
      name: "values by collection and key, with a running total",
      statements: [
        // In the order in which collections are read, so that reading one is one walk through neighbours.
        """
        CREATE TABLE entries (
          collection BLOB NOT NULL,
          key BLOB NOT NULL,
          checksum INTEGER NOT NULL,
          value BLOB NOT NULL,
          PRIMARY KEY (collection, key)
        ) WITHOUT ROWID
        """,
        // Kept by triggers, so that no way of writing can forget it.
        "CREATE TABLE total (size INTEGER NOT NULL)",
        "INSERT INTO total VALUES (0)",
        """
        CREATE TRIGGER entries_added AFTER INSERT ON entries BEGIN
          UPDATE total SET size = size + length(new.collection) + length(new.key) + length(new.value);
        END
        """,
        """
        CREATE TRIGGER entries_replaced AFTER UPDATE OF value ON entries BEGIN
          UPDATE total SET size = size - length(old.value) + length(new.value);
        END
        """,
        """
        CREATE TRIGGER entries_removed AFTER DELETE ON entries BEGIN
          UPDATE total SET size = size - length(old.collection) - length(old.key) - length(old.value);
        END
        """,
      ]
    ),
    Migration(
      name: "revisions",
      statements: [
        "ALTER TABLE entries ADD COLUMN revision INTEGER NOT NULL DEFAULT 1",
        // Apart from the records, as a revision is not used again after its record was removed.
        "CREATE TABLE revisions (collection BLOB PRIMARY KEY, last INTEGER NOT NULL) WITHOUT ROWID",
        "INSERT INTO revisions SELECT DISTINCT collection, 1 FROM entries",
      ]
    ),
  ]
}
