import CSQLite

/// One connection to a database, for one caller at a time.
///
/// Statements are compiled when they are first used and kept; the connection closes with its last reference.
final class SQLiteConnection {
  /// The maximum size of a row, well below SQLite's limit: beyond that one, a failure would look like damage.
  static let largestRow = 512 << 20

  private let handle: OpaquePointer
  private var statements: [StatementText: SQLiteStatement] = [:]

  /// Opens a database that exists.
  init(path: String, access: SQLiteAccess, busyTimeout: Duration) throws(SQLiteFailure) {
    var opened: OpaquePointer?
    let result = sqlite3_open_v2(
      access.name(of: path),
      &opened,
      access.flags | SQLITE_OPEN_NOMUTEX,
      nil
    )
    guard result == SQLITE_OK, let opened else {
      let failure = SQLiteFailure(extendedCode: result, message: String(cString: sqlite3_errstr(result)))
      sqlite3_close_v2(opened)
      throw failure
    }
    handle = opened
    setBusyTimeout(busyTimeout)
  }

  /// Its statements go with it; SQLite closes a connection with its last statement.
  deinit {
    sqlite3_close_v2(handle)
  }

  /// How long to wait for a lock of another connection.
  func setBusyTimeout(_ timeout: Duration) {
    sqlite3_busy_timeout(handle, Int32(clamping: timeout.milliseconds))
  }

  /// Runs a statement to its end.
  func run(_ sql: String, _ values: SQLiteValue...) throws(SQLiteFailure) {
    try forEach(sql, values) { _ in }
  }

  /// Runs a statement up to its first row and reads it.
  func first<Value>(
    _ sql: String,
    _ values: SQLiteValue...,
    read: (SQLiteStatement) -> Value
  ) throws(SQLiteFailure) -> Value? {
    let statement = try prepared(sql, values)
    defer { statement.reset() }
    return try isRow(statement.step()) ? read(statement) : nil
  }

  /// Runs a statement and lends each of its rows to a reader.
  func forEach(
    _ sql: String,
    _ values: SQLiteValue...,
    read: (SQLiteStatement) -> Void
  ) throws(SQLiteFailure) {
    try forEach(sql, values, read: read)
  }

  /// Runs a statement and lends each of its rows to a reader.
  func forEach(
    _ sql: String,
    _ values: [SQLiteValue],
    read: (SQLiteStatement) -> Void
  ) throws(SQLiteFailure) {
    let statement = try prepared(sql, values)
    defer { statement.reset() }
    while try isRow(statement.step()) { read(statement) }
  }

  /// How many rows the last statement changed, without those that triggers and foreign keys changed.
  var changes: Int {
    Int(sqlite3_changes(handle))
  }

  /// The number of the row that was inserted last.
  var lastInsertedID: Int64 {
    sqlite3_last_insert_rowid(handle)
  }

  /// Does several things as one: all of them, or none when one fails or the result is not to be kept.
  ///
  /// The lock for writing is taken at once: taken later, it can fail without a wait (`SQLITE_BUSY_SNAPSHOT`).
  func transaction<Value>(
    keeping isKept: (Value) -> Bool = { _ in true },
    _ body: () throws(SQLiteFailure) -> Value
  ) throws(SQLiteFailure) -> Value {
    try run("BEGIN IMMEDIATE")
    do throws(SQLiteFailure) {
      let value = try body()
      try run(isKept(value) ? "COMMIT" : "ROLLBACK")
      return value
    } catch {
      // SQLite may have rolled back by itself, and then there is nothing left to roll back.
      try? run("ROLLBACK")
      throw error
    }
  }

  /// The bytes of a page of the file.
  func pageSize() throws(SQLiteFailure) -> Int {
    try number("PRAGMA page_size")
  }

  /// How large the file is, and how much of it holds something.
  func extent() throws(SQLiteFailure) -> (bytes: Int, used: Int) {
    let (pages, free) = (try number("PRAGMA page_count"), try number("PRAGMA freelist_count"))
    let pageSize = try pageSize()
    return (pages * pageSize, (pages - free) * pageSize)
  }

  /// Makes a file that has free parts somewhat smaller.
  func giveBackSpace() throws(SQLiteFailure) {
    try run("PRAGMA incremental_vacuum(64)")
  }

  private func number(_ sql: String) throws(SQLiteFailure) -> Int {
    Int(try first(sql) { $0.integer(at: 0) } ?? 0)
  }

  /// Rewrites the file, so that what was removed is neither left in it nor in the log.
  ///
  /// Fails when another connection reads for longer than this one waits: the log stays, and with it what was
  /// removed.
  func compact() throws(SQLiteFailure) {
    try run("VACUUM")
    // SQLite does not fail then, but says so in a row.
    let isBusy = try first("PRAGMA wal_checkpoint(TRUNCATE)") { $0.integer(at: 0) != 0 }
    if isBusy == true { throw .logInUse }
  }

  /// Takes what the log holds over into the file and empties it, unless another connection uses it at the moment.
  ///
  /// Nothing depends on whether it succeeds: what is in the log is saved.
  func emptyLog(busyTimeout: Duration) {
    setBusyTimeout(.zero)
    defer { setBusyTimeout(busyTimeout) }
    sqlite3_wal_checkpoint_v2(handle, nil, SQLITE_CHECKPOINT_TRUNCATE, nil, nil)
  }

  /// Leaves the log beside the file when the last connection closes, which otherwise removes it.
  func keepLog() {
    var isOn: Int32 = 1
    sqlite3_file_control(handle, nil, SQLITE_FCNTL_PERSIST_WAL, &isOn)
  }

  /// Reads several things of one state of the database.
  func snapshot<Value>(_ body: () throws(SQLiteFailure) -> Value) throws(SQLiteFailure) -> Value {
    try run("BEGIN")
    do throws(SQLiteFailure) {
      let value = try body()
      try run("COMMIT")
      return value
    } catch {
      // SQLite may have rolled back by itself, and then there is nothing left to roll back.
      try? run("ROLLBACK")
      throw error
    }
  }

  private func prepared(_ sql: String, _ values: [SQLiteValue]) throws(SQLiteFailure) -> SQLiteStatement {
    let statement = try statement(sql)
    let result = statement.bind(values)
    guard result == SQLITE_OK else { throw failure(result) }
    return statement
  }

  private func statement(_ sql: String) throws(SQLiteFailure) -> SQLiteStatement {
    let text = StatementText(sql: sql)
    if let known = statements[text] { return known }
    var compiled: OpaquePointer?
    let result = sqlite3_prepare_v2(handle, sql, -1, &compiled, nil)
    guard result == SQLITE_OK, let compiled else { throw failure(result) }
    let statement = SQLiteStatement(handle: compiled)
    statements[text] = statement
    return statement
  }

  private func isRow(_ result: Int32) throws(SQLiteFailure) -> Bool {
    switch result {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    default: throw failure(result)
    }
  }

  private func failure(_ result: Int32) -> SQLiteFailure {
    SQLiteFailure(extendedCode: result, message: String(cString: sqlite3_errmsg(handle)))
  }
}

/// The text of a statement as a key: hashing all of a text at every use would take as long as some statements do.
private struct StatementText: Hashable {
  let sql: String

  func hash(into hasher: inout Hasher) {
    hasher.combine(sql.utf8.count)
  }
}

/// The access of a connection to the files of a database.
enum SQLiteAccess {
  case readingAndWriting
  /// Reads the database and its log, and takes part in the locks.
  case reading
  /// Reads only the database itself, which is taken for unchanging: for when there is no log that can be read.
  case readingWithoutLog
  /// Reads the database and its log without a file beside them, which keeps all others out.
  case readingAlone

  /// The flags of `sqlite3_open_v2`.
  var flags: Int32 {
    switch self {
    case .readingAndWriting, .readingAlone: SQLITE_OPEN_READWRITE
    case .reading: SQLITE_OPEN_READONLY
    case .readingWithoutLog: SQLITE_OPEN_READONLY | SQLITE_OPEN_URI
    }
  }

  /// How `sqlite3_open_v2` wants the path.
  func name(of path: String) -> String {
    guard case .readingWithoutLog = self else { return path }
    let escaped = path.unicodeScalars.map { scalar in
      switch scalar {
      case "%": "%25"
      case "?": "%3F"
      case "#": "%23"
      default: String(scalar)
      }
    }
    return (path.hasPrefix("/") ? "file://" : "file:") + escaped.joined() + "?immutable=1"
  }
}
