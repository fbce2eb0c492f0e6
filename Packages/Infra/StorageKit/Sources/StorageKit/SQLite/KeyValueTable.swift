#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The statements of a key-value store.
struct KeyValueTable {
  let connection: SQLiteConnection

  /// Lends each row of a collection to a reader, in the order of the bytes of the keys.
  func forEachRow(in collection: String, _ read: (KeyValueRow) -> Void) throws(SQLiteFailure) {
    try connection.forEach(
      "SELECT key, checksum, value FROM entries WHERE collection = ? ORDER BY key",
      .bytes(of: collection)
    ) { row in
      let key = row.withBlob(at: 0) { String(decoding: $0, as: UTF8.self) }
      let checksum = UInt64(bitPattern: row.integer(at: 1))
      row.withBlob(at: 2) { read(KeyValueRow(key: key, checksum: checksum, value: $0)) }
    }
  }

  /// Lends a row to a reader, if there is one.
  func readRow<Value>(
    for key: String,
    in collection: String,
    _ read: (KeyValueRow) -> Value
  ) throws(SQLiteFailure) -> Value? {
    try connection.first(
      "SELECT checksum, value FROM entries WHERE collection = ? AND key = ?",
      .bytes(of: collection),
      .bytes(of: key)
    ) { row in
      let checksum = UInt64(bitPattern: row.integer(at: 0))
      return row.withBlob(at: 1) { read(KeyValueRow(key: key, checksum: checksum, value: $0)) }
    }
  }

  func count(in collection: String) throws(SQLiteFailure) -> Int {
    let sql = "SELECT count(*) FROM entries WHERE collection = ?"
    return Int(try connection.first(sql, .bytes(of: collection)) { $0.integer(at: 0) } ?? 0)
  }

  /// Changes a collection unless that makes the store larger than it may be.
  ///
  /// - Returns: The size that was refused; `nil` when the changes were made.
  func apply(
    _ changes: [KeyValueChange],
    in collection: String,
    limit: Int
  ) throws(SQLiteFailure) -> Int? {
    try connection.run("BEGIN IMMEDIATE")
    do throws(SQLiteFailure) {
      let before = try size()
      for change in changes { try apply(change, in: collection) }
      let after = try size()
      let isRefused = after > limit && after > before
      try connection.run(isRefused ? "ROLLBACK" : "COMMIT")
      return isRefused ? after : nil
    } catch {
      // SQLite may have rolled back by itself, and then there is nothing left to roll back.
      try? connection.run("ROLLBACK")
      throw error
    }
  }

  /// Removes a collection, and its bytes from the file.
  func removeAll(in collection: String) throws(SQLiteFailure) {
    try connection.run("DELETE FROM entries WHERE collection = ?", .bytes(of: collection))
    try connection.run("VACUUM")
    try connection.run("PRAGMA wal_checkpoint(TRUNCATE)")
  }

  private func apply(_ change: KeyValueChange, in collection: String) throws(SQLiteFailure) {
    switch change {
    case .set(let key, let value):
      try insert(
        """
        INSERT INTO entries (collection, key, checksum, value) VALUES (?1, ?2, ?3, ?4)
        ON CONFLICT DO UPDATE SET checksum = ?3, value = ?4 WHERE value <> ?4 OR checksum <> ?3
        """,
        value,
        for: key,
        in: collection
      )
    case .add(let key, let value):
      try insert(
        "INSERT OR IGNORE INTO entries (collection, key, checksum, value) VALUES (?1, ?2, ?3, ?4)",
        value,
        for: key,
        in: collection
      )
    case .remove(let key):
      try connection.run(
        "DELETE FROM entries WHERE collection = ? AND key = ?",
        .bytes(of: collection),
        .bytes(of: key)
      )
    }
  }

  private func insert(
    _ statement: String,
    _ value: Data,
    for key: String,
    in collection: String
  ) throws(SQLiteFailure) {
    let checksum = value.withUnsafeBytes { KeyValueRow.checksum(of: $0, for: key, in: collection) }
    try connection.run(
      statement,
      .bytes(of: collection),
      .bytes(of: key),
      .integer(Int64(bitPattern: checksum)),
      .blob(value)
    )
  }

  private func size() throws(SQLiteFailure) -> Int {
    Int(try connection.first("SELECT size FROM total") { $0.integer(at: 0) } ?? 0)
  }
}
