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
  public enum Durability: Hashable, Sendable {
    /// A crash of the process; a power cut may undo the last changes. For what can be made again.
    case outlivesProcess
    /// A power cut too, at the price of a wait for the disk. For what a person would miss.
    case outlivesPower
  }

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
      durability: durability == .outlivesPower ? .outlivesPower : .outlivesProcess
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
