/// Keeps rows in a SQLite file that several processes may use at once, with an index of their texts.
///
/// Made for caches: what was acknowledged outlives a crash of the process; after a power cut the last changes may be
/// missing. The file is opened, and created with mode 0600 in directories with mode 0700, when it is first needed.
/// Words of three characters and more are looked up in an index of SQLite's FTS5; shorter ones, and all words where
/// this SQLite has no FTS5, are searched for in the texts. Every row carries a checksum that is verified when it is
/// read. A file that is damaged is set aside (`….damaged`, in place of an earlier one) and a new one is created; both
/// are reported as a ``SearchTableEvent``.
public actor SQLiteSearchTable {
  private let format: SearchFormat
  private let rowLimit: Int
  private let elapsed: (@Sendable () -> Duration)?
  private let observe: @Sendable (SearchTableEvent) -> Void
  private var session: SQLiteSession

  /// Names a table; nothing is touched until it is used.
  ///
  /// - Parameters:
  ///   - path: The database file; missing directories are created.
  ///   - columns: The names of the columns of texts; at least one; the first one is the title. Texts of other names are
  ///     not kept.
  ///   - formatVersion: Raised whenever the same content gets other texts, another summary or another payload; rows
  ///     of another version, or of other columns, are removed.
  ///   - rowLimit: How many rows a partition may have.
  ///   - busyTimeout: How long to wait for another process.
  ///   - elapsed: The time since some fixed moment, for the durations of events.
  ///   - observe: Called for each read and write, and when the table did something on its own.
  public init(
    path: String,
    columns: [String],
    formatVersion: Int = 1,
    rowLimit: Int = 20_000,
    busyTimeout: Duration = .seconds(10),
    elapsed: (@Sendable () -> Duration)? = nil,
    observe: @escaping @Sendable (SearchTableEvent) -> Void = { _ in }
  ) {
    self.init(
      path: path,
      format: SearchFormat(columns: columns, version: formatVersion, mayIndex: true),
      rowLimit: rowLimit,
      busyTimeout: busyTimeout,
      elapsed: elapsed,
      observe: observe
    )
  }

  init(
    path: String,
    format: SearchFormat,
    rowLimit: Int = 20_000,
    busyTimeout: Duration = .seconds(10),
    elapsed: (@Sendable () -> Duration)? = nil,
    observe: @escaping @Sendable (SearchTableEvent) -> Void = { _ in }
  ) {
    precondition(!format.columns.isEmpty, "a search table has at least one column")
    self.format = format
    self.rowLimit = rowLimit
    self.elapsed = elapsed
    self.observe = observe
    let file = SQLiteFile(path: path, migrations: Migration.searchRows, busyTimeout: busyTimeout)
    session = SQLiteSession(file: file) { observe(.setAside(path: $0.path, reason: $1)) }
  }

  /// Reads as one step; a file of another format is brought into this one first.
  ///
  /// - Returns: What was read; `nil` when there is no file.
  private func perform<Value>(
    _ operation: (SearchRows) throws(SQLiteFailure) -> Value
  ) throws(StorageError) -> Value? {
    let format = format
    let found = try session.read { (connection) throws(SQLiteFailure) in
      try connection.snapshot { () throws(SQLiteFailure) -> Value? in
        guard let rows = try format.rows(connection) else { return nil }
        return try operation(rows)
      }
    }
    guard let found else { return nil }
    if let value = found { return value }
    return try change(operation)
  }

  /// Reads and writes as one step, in a file that is brought into this format first.
  private func change<Value>(
    _ operation: (SearchRows) throws(SQLiteFailure) -> Value
  ) throws(StorageError) -> Value {
    let format = format
    let (value, outdated) = try session.perform { (connection) throws(SQLiteFailure) in
      try connection.transaction { () throws(SQLiteFailure) in
        if let rows = try format.rows(connection) { return (try operation(rows), 0) }
        let adopted = try format.adopt(connection)
        return (try operation(adopted.rows), adopted.outdated)
      }
    }
    if outdated > 0 { observe(.outdated(rows: outdated)) }
    return value
  }

  /// Reads rows; the damaged ones among them are removed.
  private func read(
    _ partition: String,
    _ query: (SearchRows) throws(SQLiteFailure) -> [StoredSearchRow]
  ) throws(StorageError) -> [SearchRow] {
    let stopwatch = Stopwatch(elapsed)
    let found = try perform(query) ?? []
    let damaged = found.filter { $0.intact == nil }
    if !damaged.isEmpty {
      try change { (rows) throws(SQLiteFailure) in try rows.drop(damaged.map(\.number)) }
      for row in damaged { observe(.dropped(id: row.id, partition: partition)) }
    }
    let intact = found.compactMap(\.intact)
    observe(.read(partition: partition, rows: intact.count, duration: stopwatch.duration))
    return intact
  }

  private func write(
    _ partition: String,
    _ operation: (SearchRows) throws(SQLiteFailure) -> [SearchRow]
  ) throws(StorageError) {
    let stopwatch = Stopwatch(elapsed)
    let rowLimit = rowLimit
    let (kept, evicted) = try change { (rows) throws(SQLiteFailure) in
      let kept = try operation(rows)
      for row in kept { try rows.keep(row, in: partition) }
      return (kept, try rows.evict(in: partition, downTo: rowLimit))
    }
    let bytes = kept.reduce(0) { $0 + $1.size }
    observe(.wrote(partition: partition, rows: kept.count, bytes: bytes, duration: stopwatch.duration))
    if evicted > 0 { observe(.evicted(rows: evicted, partition: partition)) }
  }
}

extension SQLiteSearchTable: SearchTable {
  /// Keeps rows in place of those with the same ids, and evicts those that were updated longest ago, in one step.
  public func upsert(_ rows: [SearchRow], in partition: String) async throws(StorageError) {
    guard !rows.isEmpty else { return }
    try write(partition) { _ in rows }
  }

  /// Reads and replaces rows as one step.
  public func update(
    _ ids: [String],
    in partition: String,
    _ change: @Sendable (_ id: String, _ known: SearchRow?) -> SearchRow?
  ) async throws(StorageError) {
    guard !ids.isEmpty else { return }
    try write(partition) { (table) throws(SQLiteFailure) in
      var rows: [SearchRow] = []
      for id in ids {
        // An id that is given twice gets the row of its first time.
        let pending = rows.last { $0.id.utf8.elementsEqual(id.utf8) }
        var known = pending
        if known == nil { known = try table.row(for: id, in: partition)?.intact }
        if let row = change(id, known) { rows.append(row.named(id)) }
      }
      return rows
    }
  }

  /// Reads one row and verifies it.
  public func row(for id: String, in partition: String) async throws(StorageError) -> SearchRow? {
    try read(partition) { (rows) throws(SQLiteFailure) in
      try rows.row(for: id, in: partition).map { [$0] } ?? []
    }.first
  }

  /// Finds rows, the best ones first, and verifies them.
  public func search(
    _ query: SearchQuery,
    in partition: String,
    limit: Int
  ) async throws(StorageError) -> [SearchRow] {
    try read(partition) { (rows) throws(SQLiteFailure) in
      try rows.search(query, in: partition, limit: max(0, limit))
    }
  }

  /// Reads the rows that were updated last, and verifies them.
  public func latest(in partition: String, limit: Int) async throws(StorageError) -> [SearchRow] {
    try read(partition) { (rows) throws(SQLiteFailure) in
      try rows.latest(in: partition, limit: max(0, limit))
    }
  }

  /// Names the rows that have a payload, or those that have none.
  public func ids(withPayload hasPayload: Bool, in partition: String) async throws(StorageError) -> [String] {
    let stopwatch = Stopwatch(elapsed)
    let ids =
      try perform { (rows) throws(SQLiteFailure) in try rows.ids(withPayload: hasPayload, in: partition) }
      ?? []
    observe(.read(partition: partition, rows: ids.count, duration: stopwatch.duration))
    return ids
  }

  /// Counts the rows of a partition.
  public func count(in partition: String) async throws(StorageError) -> Int {
    let stopwatch = Stopwatch(elapsed)
    let count = try perform { (rows) throws(SQLiteFailure) in try rows.count(in: partition) } ?? 0
    observe(.read(partition: partition, rows: count, duration: stopwatch.duration))
    return count
  }

  /// Removes a partition, and its bytes from the file.
  public func removeAll(in partition: String) async throws(StorageError) {
    try change { (rows) throws(SQLiteFailure) in try rows.removeAll(in: partition) }
    try session.perform { (connection) throws(SQLiteFailure) in try connection.compact() }
  }

  /// Tells the size of the file and how many rows each partition has.
  public func status() async throws(StorageError) -> StoreStatus {
    try session.status("SELECT partition, count(*) FROM rows GROUP BY partition ORDER BY partition")
  }

  /// Removes every row, and its bytes from the file.
  public func removeAll() async throws(StorageError) {
    let format = format
    try session.erase { (connection) throws(SQLiteFailure) in
      try connection.transaction { () throws(SQLiteFailure) in
        let rows =
          if let known = try format.rows(connection) { known } else { try format.adopt(connection).rows }
        try rows.removeAll(in: nil)
      }
    }
  }
}
