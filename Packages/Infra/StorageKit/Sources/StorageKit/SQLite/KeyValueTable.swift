#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The statements of a key-value store.
struct KeyValueTable {
  let connection: SQLiteConnection

  func rows(in collection: String) throws(SQLiteFailure) -> [KeyValueRow] {
    try connection.all(
      "SELECT key, checksum, value FROM entries WHERE collection = ? ORDER BY key",
      .bytes(of: collection)
    ) { row in
      KeyValueRow(
        key: String(decoding: row.blob(at: 0), as: UTF8.self),
        checksum: UInt64(bitPattern: row.integer(at: 1)),
        value: row.blob(at: 2)
      )
    }
  }

  func row(for key: String, in collection: String) throws(SQLiteFailure) -> KeyValueRow? {
    try connection.first(
      "SELECT checksum, value FROM entries WHERE collection = ? AND key = ?",
      .bytes(of: collection),
      .bytes(of: key)
    ) { row in
      KeyValueRow(key: key, checksum: UInt64(bitPattern: row.integer(at: 0)), value: row.blob(at: 1))
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
    let checksum = KeyValueRow.checksum(of: value, for: key, in: collection)
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
