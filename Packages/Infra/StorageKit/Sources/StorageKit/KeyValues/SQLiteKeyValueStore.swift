#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Keeps values in a SQLite file that several processes may use at once.
///
/// The file is opened, and created with mode 0600 in directories with mode 0700, when it is first needed. Every
/// value carries a checksum that is verified when it is read. A file that is damaged is set aside (`….damaged`,
/// in place of an earlier one) and a new one is begun; a single value that is damaged is left out. Both are
/// reported as a ``KeyValueStoreEvent``.
public actor SQLiteKeyValueStore {
  /// What an acknowledged change outlives.
  public typealias Durability = SQLiteDurability

  private let limit: Int
  private let observe: @Sendable (KeyValueStoreEvent) -> Void
  private var session: SQLiteSession

  /// Names a store; nothing is touched until it is used.
  ///
  /// - Parameters:
  ///   - path: The database file; missing directories are created.
  ///   - durability: What an acknowledged change outlives.
  ///   - limit: Bytes that all values and their keys together may have.
  ///   - observe: Called when the store did something on its own.
  public init(
    path: String,
    durability: Durability = .outlivesPower,
    limit: Int = 64 << 20,
    observe: @escaping @Sendable (KeyValueStoreEvent) -> Void = { _ in }
  ) {
    self.limit = limit
    self.observe = observe
    let file = SQLiteFile(
      path: path,
      migrations: Migration.keyValues,
      busyTimeout: .seconds(10),
      durability: durability
    )
    session = SQLiteSession(file: file) { observe(.setAside(path: $0, reason: $1)) }
  }

  private func perform<Value>(
    _ operation: (KeyValueTable) throws(SQLiteFailure) -> Value
  ) throws(StorageError) -> Value {
    try session.perform { (connection) throws(SQLiteFailure) in
      try operation(KeyValueTable(connection: connection))
    }
  }

  private func report(damaged keys: [String], in collection: String) {
    for key in keys { observe(.damaged(key: key, collection: collection)) }
  }
}

extension SQLiteKeyValueStore: KeyValueStore {
  /// Reads a collection and verifies each value.
  public func entries(in collection: String) async throws(StorageError) -> [KeyValueEntry] {
    try await reduce(collection, into: []) { $0.append(KeyValueEntry(key: $1, value: Data($2))) }
  }

  /// Works through a collection, verifying each value where SQLite has it.
  public func reduce<Result: Sendable>(
    _ collection: String,
    into initial: Result,
    _ next: @Sendable (inout Result, _ key: String, _ value: UnsafeRawBufferPointer) -> Void
  ) async throws(StorageError) -> Result {
    let (result, damaged) = try perform { (table) throws(SQLiteFailure) in
      var outcome = (result: initial, damaged: [String]())
      try table.forEachRow(in: collection) { row in
        if row.isIntact(in: collection) {
          next(&outcome.result, row.key, row.value)
        } else {
          outcome.damaged.append(row.key)
        }
      }
      return outcome
    }
    report(damaged: damaged, in: collection)
    return result
  }

  /// Reads one value and verifies it.
  public func value(for key: String, in collection: String) async throws(StorageError) -> Data? {
    let (value, damaged) = try perform { (table) throws(SQLiteFailure) in
      try table.readRow(for: key, in: collection) { row in
        row.isIntact(in: collection) ? (Data(row.value), []) : (nil, [key])
      } ?? (Data?.none, [])
    }
    report(damaged: damaged, in: collection)
    return value
  }

  /// Counts the values of a collection without reading or verifying them.
  public func count(in collection: String) async throws(StorageError) -> Int {
    try perform { (table) throws(SQLiteFailure) in try table.count(in: collection) }
  }

  /// Changes a collection, in order, as one step.
  public func apply(_ changes: [KeyValueChange], in collection: String) async throws(StorageError) {
    guard !changes.isEmpty else { return }
    let refused = try perform { [limit] (table) throws(SQLiteFailure) in
      try table.apply(changes, in: collection, limit: limit)
    }
    if let refused { throw .tooLarge(bytes: refused, limit: limit) }
  }

  /// Removes a collection, and its bytes from the file.
  public func removeAll(in collection: String) async throws(StorageError) {
    try perform { (table) throws(SQLiteFailure) in try table.removeAll(in: collection) }
  }
}

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
    let isKept = { (refused: Int?) in refused == nil }
    return try connection.transaction(keeping: isKept) { () throws(SQLiteFailure) in
      let before = try size()
      for change in changes { try apply(change, in: collection) }
      let after = try size()
      return after > limit && after > before ? after : nil
    }
  }

  /// Removes a collection, and its bytes from the file.
  func removeAll(in collection: String) throws(SQLiteFailure) {
    try connection.run("DELETE FROM entries WHERE collection = ?", .bytes(of: collection))
    try connection.compact()
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

/// A value as it was found in the table, not yet verified; its bytes are SQLite's, until the next row is asked for.
struct KeyValueRow {
  let key: String
  let checksum: UInt64
  let value: UnsafeRawBufferPointer

  /// Whether this is what was saved under the key.
  func isIntact(in collection: String) -> Bool {
    Self.checksum(of: value, for: key, in: collection) == checksum
  }

  /// The checksum of a value together with its place, so that a value in a wrong place does not pass.
  static func checksum(
    of value: UnsafeRawBufferPointer,
    for key: String,
    in collection: String
  ) -> UInt64 {
    var checksum = Checksum64()
    checksum.combine(collection)
    checksum.combine(key)
    checksum.combine(value)
    return checksum.value
  }
}
