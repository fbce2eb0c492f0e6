import CSQLite

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Keeps documents in a SQLite file that several processes may use at once.
///
/// Made for caches: what was acknowledged outlives a crash of the process at any point; after a power cut the
/// last transactions may be missing, but the file is whole. The file is opened, and created with mode 0600 in
/// directories with mode 0700, when it is first needed. Every document carries a checksum that is verified
/// when it is read. A file that may be read but not written is read; saving into it fails.
///
/// A file that is damaged is set aside (`….damaged`, in place of an earlier one) and a new one is created; a
/// single document that is damaged is removed. Both are reported as a ``DocumentStoreEvent``.
public actor SQLiteDocumentStore {
  /// How exact the time of the last use is: a read writes at most once in this time, in seconds.
  private static let usePrecision: TimeInterval = 60

  /// What SQLite takes in one row, with room to spare.
  private static let largestRow = 512 << 20

  private static let busyTimeout = Duration.seconds(10)

  private let limit: Int
  private let now: @Sendable () -> Date
  private let elapsed: (@Sendable () -> Duration)?
  private let observe: @Sendable (DocumentStoreEvent) -> Void
  private var session: SQLiteSession

  /// Names a store; nothing is touched until it is used.
  ///
  /// - Parameters:
  ///   - path: The database file; missing directories are created.
  ///   - limit: Bytes that all documents together may have.
  ///   - now: The present, for the order of use.
  ///   - elapsed: The time since some fixed moment, for the durations of events.
  ///   - observe: Called for each read and write, and when the store did something on its own.
  public init(
    path: String,
    limit: Int = 64 << 20,
    now: @escaping @Sendable () -> Date,
    elapsed: (@Sendable () -> Duration)? = nil,
    observe: @escaping @Sendable (DocumentStoreEvent) -> Void = { _ in }
  ) {
    let file = SQLiteFile(path: path, migrations: Migration.documents, busyTimeout: Self.busyTimeout)
    session = SQLiteSession(file: file) { observe(.setAside(path: $0, reason: $1)) }
    self.limit = limit
    self.now = now
    self.elapsed = elapsed
    self.observe = observe
  }

  private func perform<Value>(
    _ operation: (DocumentTable) throws(SQLiteFailure) -> Value
  ) throws(StorageError) -> Value {
    try session.perform { (connection) throws(SQLiteFailure) in
      try operation(DocumentTable(connection: connection))
    }
  }

  private func intactDocument(for key: DocumentKey) throws(StorageError) -> Document? {
    let found = try perform { (table) throws(SQLiteFailure) in try table.row(for: key) }
    guard let found else { return nil }
    guard found.isIntact(for: key) else {
      try perform { (table) throws(SQLiteFailure) in try table.remove(key) }
      observe(.dropped(key))
      return nil
    }
    let moment = moment
    if abs(moment - found.usedAt) > Int64(Self.usePrecision * 1000) {
      try perform { (table) in table.markUsedIfIdle(found.id, at: moment, Self.busyTimeout) }
    }
    return found.document
  }

  /// Milliseconds since 1970.
  private var moment: Int64 {
    Int64(now().timeIntervalSince1970 * 1000)
  }
}

extension SQLiteDocumentStore: DocumentStore {
  /// Reads a document, verifies it and, when its last use is a while ago, marks it as used.
  public func document(for key: DocumentKey) async throws(StorageError) -> Document? {
    let stopwatch = Stopwatch(elapsed)
    let document = try intactDocument(for: key)
    observe(.read(key, bytes: document?.size(for: key), duration: stopwatch.duration))
    return document
  }

  /// Saves a document in place of an earlier one, and evicts those that were used longest ago, in one step.
  public func save(_ document: Document, for key: DocumentKey) async throws(StorageError) {
    let stopwatch = Stopwatch(elapsed)
    let size = document.size(for: key)
    let largest = min(limit, Self.largestRow)
    guard size <= largest else { throw .tooLarge(bytes: size, limit: largest) }
    let (moment, limit) = (moment, limit)
    let evicted = try perform { (table) throws(SQLiteFailure) in
      try table.save(document, for: key, at: moment, limit: limit)
    }
    observe(.wrote(key, bytes: size, duration: stopwatch.duration))
    if evicted.documents > 0 {
      observe(.evicted(documents: evicted.documents, bytes: evicted.bytes))
    }
  }

  /// Removes a document; nothing happens when there is none.
  public func remove(_ key: DocumentKey) async throws(StorageError) {
    try perform { (table) throws(SQLiteFailure) in try table.remove(key) }
  }

  /// Removes every document of a partition, and its bytes from the file.
  public func removeAll(in partition: String) async throws(StorageError) {
    try perform { (table) throws(SQLiteFailure) in try table.removeAll(in: partition) }
  }

  /// Tells the size of the file and how many documents each partition has.
  public func status() async throws(StorageError) -> StoreStatus {
    try session.status("SELECT partition, count(*) FROM documents GROUP BY partition ORDER BY partition")
  }

  /// Removes every document, and its bytes from the file.
  public func removeAll() async throws(StorageError) {
    try session.erase { (connection) throws(SQLiteFailure) in try connection.run("DELETE FROM documents") }
  }
}
