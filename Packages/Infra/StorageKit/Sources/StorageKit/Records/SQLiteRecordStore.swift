/// Keeps records in a SQLite file that several processes may use at once.
///
/// The file is opened, and created with mode 0600 in directories with mode 0700, when it is first needed; reading does
/// not create it. Every record carries a checksum that is verified when it is read, so that damage is told.
/// Whether records are missing is verified once for each connection, when it is opened; that counts as
/// damage. A file that is damaged is set aside under a name of its own (`….damaged`, `….damaged-2`), and the
/// records that are intact are copied to a new one. A file that had content and is missing or empty counts as
/// damaged, as does one that had changes in a log that is gone; a file `….used` beside it tells their
/// number. All of it is reported as a ``RecordStoreEvent``, and files that were set aside are in the status.
/// A transaction takes the lock for writing when it begins and waits for another process; then it fails as
/// ``StorageError/busy(path:)``.
public actor SQLiteRecordStore {
  /// The bytes of a log that the next process may read and sum up when it opens the file.
  ///
  /// SQLite begins a log once more only in a process that makes several changes: of processes that make one
  /// each, the log would never end.
  static let longestLog = 1 << 20

  private let path: String
  private let limit: Int
  private let elapsed: (@Sendable () -> Duration)?
  private let observe: @Sendable (RecordStoreEvent) -> Void
  private var session: SQLiteSession

  /// Names a store; nothing is touched until it is used.
  ///
  /// - Parameters:
  ///   - path: The database file; missing directories are created.
  ///   - durability: What an acknowledged change outlives.
  ///   - limit: Bytes that all values, their keys and the names of their collections together may have.
  ///   - busyTimeout: How long to wait for another process.
  ///   - elapsed: The time since some fixed moment, for the durations of events.
  ///   - observe: Called for each read and write, and when the store did something on its own.
  public init(
    path: String,
    durability: SQLiteDurability = .outlivesPower,
    limit: Int = 64 << 20,
    busyTimeout: Duration = .seconds(10),
    elapsed: (@Sendable () -> Duration)? = nil,
    observe: @escaping @Sendable (RecordStoreEvent) -> Void = { _ in }
  ) {
    self.path = path
    self.limit = limit
    self.elapsed = elapsed
    self.observe = observe
    let file = SQLiteFile(
      path: path,
      migrations: Migration.records,
      busyTimeout: busyTimeout,
      durability: durability,
      salvage: { (pages, connection) throws(SQLiteFailure) in
        try RecordSalvage.run(pages, into: connection)
      },
      verify: { (connection) throws(SQLiteFailure) in try RecordTable(connection: connection).verify() },
      changeCount: { (connection) throws(SQLiteFailure) in
        try RecordTable(connection: connection).changeCount()
      }
    )
    session = SQLiteSession(file: file) { file, reason in
      observe(.setAside(path: file.path, reason: reason))
      if let rows = file.salvaged { observe(.salvaged(records: rows.kept, lost: rows.lost)) }
    }
  }

  private func read<Value>(
    _ collection: String,
    empty: Value,
    _ operation: (RecordTable) throws(SQLiteFailure) -> (value: Value, records: Int, damaged: [String])
  ) throws(StorageError) -> Value {
    let stopwatch = Stopwatch(elapsed)
    let found =
      try session.read { (connection) throws(SQLiteFailure) in
        try operation(RecordTable(connection: connection))
      } ?? (value: empty, records: 0, damaged: [])
    // Files of earlier versions have content that nobody noted.
    if found.records > 0 { session.noteContent() }
    for key in found.damaged { observe(.damaged(key: key, collection: collection)) }
    observe(.read(collections: [collection], records: found.records, duration: stopwatch.duration))
    return found.value
  }

  private func report(_ ledger: RecordTrace, isKept: Bool, _ duration: Duration?) {
    for place in ledger.damaged { observe(.damaged(key: place.key, collection: place.collection)) }
    let collections = ledger.collections.sorted()
    if isKept, ledger.written > 0 {
      observe(
        .wrote(collections: collections, records: ledger.written, bytes: ledger.bytes, duration: duration)
      )
    } else {
      observe(.read(collections: collections, records: ledger.read, duration: duration))
    }
  }
}

extension SQLiteRecordStore: RecordStore {
  /// Reads a collection and verifies each record.
  public func contents(of collection: String) async throws(StorageError) -> RecordContents {
    try read(collection, empty: RecordContents()) { (table) throws(SQLiteFailure) in
      let contents = RecordContents(try table.rows(in: collection))
      return (contents, contents.records.count, contents.damaged)
    }
  }

  /// Reads a part of a collection and verifies each record.
  public func contents(
    of collection: String,
    after key: String?,
    limit: Int
  ) async throws(StorageError) -> RecordContents {
    try read(collection, empty: RecordContents()) { (table) throws(SQLiteFailure) in
      let contents = RecordContents(try table.rows(in: collection, after: key, limit: limit))
      return (contents, contents.records.count, contents.damaged)
    }
  }

  /// Reads one record and verifies it.
  public func stored(
    for key: String,
    in collection: String
  ) async throws(StorageError) -> StoredRecord<Record> {
    try read(collection, empty: .absent) { (table) throws(SQLiteFailure) in
      let stored = StoredRecord<Record>(try table.row(for: key, in: collection))
      return (stored, stored.value == nil ? 0 : 1, stored == .damaged ? [key] : [])
    }
  }

  /// Counts the records of a collection without reading or verifying them.
  public func count(in collection: String) async throws(StorageError) -> Int {
    try read(collection, empty: 0) { (table) throws(SQLiteFailure) in
      let count = try table.count(in: collection)
      return (count, count, [])
    }
  }

  /// Reads and changes several collections as one step.
  @discardableResult
  public func transaction<Result: Sendable>(
    _ body: @Sendable (inout RecordTransaction) throws(StorageError) -> Result
  ) async throws(StorageError) -> Result {
    let stopwatch = Stopwatch(elapsed)
    let outcome = try session.perform { [path, limit] (connection) throws(SQLiteFailure) in
      let table = RecordTable(connection: connection)
      // A key path would be looked up by the name of its type each time, as the result is generic.
      return try connection.transaction(keeping: { $0.isKept }) { () throws(SQLiteFailure) in
        try SQLiteRecordLedger(table, path: path, limit: limit).run(body)
      }
    }
    if outcome.isKept, outcome.trace.written > 0 { session.noteChanges() }
    report(outcome.trace, isKept: outcome.isKept, stopwatch.duration)
    if outcome.isKept, outcome.trace.written > 0 { session.emptyLog(longerThan: Self.longestLog) }
    return try outcome.result.get()
  }

  /// Removes a collection, and its bytes from the file.
  public func removeAll(in collection: String) async throws(StorageError) {
    try await transaction { (transaction) throws(StorageError) in try transaction.removeAll(in: collection) }
    try await eraseRemoved()
  }

  /// Rewrites the file without what was removed, and empties the log.
  public func eraseRemoved() async throws(StorageError) {
    try session.perform { (connection) throws(SQLiteFailure) in try connection.compact() }
  }

  /// Tells the size of the file and how many records each collection has.
  public func status() async throws(StorageError) -> StoreStatus {
    try session.status(
      "SELECT collection, count(*) FROM entries GROUP BY collection ORDER BY collection"
    )
  }

  /// Removes every record, and its bytes from the file; revisions go on where they were.
  public func removeAll() async throws(StorageError) {
    try session.erase { (connection) throws(SQLiteFailure) in try connection.run("DELETE FROM entries") }
  }
}
