/// A database file in use: opened when it is first needed, and replaced when it turns out to be damaged.
struct SQLiteSession {
  private let file: SQLiteFile
  private let onSetAside: @Sendable (_ path: String, _ reason: String) -> Void
  private var opened: OpenedDatabase?

  /// Names a file; nothing is touched until it is used.
  init(
    file: SQLiteFile,
    onSetAside: @escaping @Sendable (_ path: String, _ reason: String) -> Void
  ) {
    self.file = file
    self.onSetAside = onSetAside
  }

  /// Runs an operation; when the file turns out to be damaged, sets it aside and runs it on a new one.
  mutating func perform<Value>(
    _ operation: (SQLiteConnection) throws(SQLiteFailure) -> Value
  ) throws(StorageError) -> Value {
    let used = opened?.identity ?? FileIdentity(path: file.path)
    do throws(StorageError) {
      return try attempt(operation)
    } catch {
      guard case .corrupted(let reason) = error, let used else { throw error }
      try replace(used, because: reason)
      return try attempt(operation)
    }
  }

  /// Says where the file is and what is in it; a file that does not exist is not created.
  ///
  /// - Parameter sql: A query for the name and the number of entries of each group, in the order of the names.
  /// - Returns: Where the file is and what is in it.
  /// - Throws: ``StorageError`` when the file cannot be read.
  mutating func status(_ sql: String) throws(StorageError) -> StoreStatus {
    guard try FileSystem.size(of: file.path) != nil else {
      return StoreStatus(place: .missing(path: file.path), groups: [])
    }
    let groups = try perform { (connection) throws(SQLiteFailure) in
      var groups: [StoreStatus.Group] = []
      try connection.forEach(sql) { row in
        groups.append(StoreStatus.Group(name: row.text(at: 0), entries: Int(row.integer(at: 1))))
      }
      return groups
    }
    var bytes = 0
    for suffix in ["", "-wal"] { bytes += try FileSystem.size(of: file.path + suffix) ?? 0 }
    return StoreStatus(place: .file(path: file.path, bytes: bytes), groups: groups)
  }

  /// Removes everything, with files that were set aside; a file that does not exist is not created.
  mutating func erase(
    _ operation: (SQLiteConnection) throws(SQLiteFailure) -> Void
  ) throws(StorageError) {
    if try FileSystem.size(of: file.path) != nil {
      try perform { (connection) throws(SQLiteFailure) in
        try operation(connection)
        try connection.compact()
      }
    }
    for suffix in ["", "-wal"] { try FileSystem.remove(file.damagedPath + suffix) }
  }

  private mutating func attempt<Value>(
    _ operation: (SQLiteConnection) throws(SQLiteFailure) -> Value
  ) throws(StorageError) -> Value {
    let connection = try connection()
    do throws(SQLiteFailure) {
      return try operation(connection)
    } catch {
      throw error.storageError(path: file.path)
    }
  }

  private mutating func connection() throws(StorageError) -> SQLiteConnection {
    if let opened { return opened.connection }
    let database = try file.open()
    opened = database
    return database.connection
  }

  private mutating func replace(
    _ damaged: FileIdentity,
    because reason: String
  ) throws(StorageError) {
    opened = nil
    if let newPath = try file.setAside(damaged) {
      onSetAside(newPath, reason)
    }
  }
}

/// Measures how long an operation takes, where the owner of a store gave a clock.
struct Stopwatch {
  private let elapsed: (@Sendable () -> Duration)?
  private let start: Duration?

  /// Starts now.
  init(_ elapsed: (@Sendable () -> Duration)?) {
    self.elapsed = elapsed
    start = elapsed?()
  }

  /// The time since the start; `nil` without a clock.
  var duration: Duration? {
    guard let elapsed, let start else { return nil }
    return elapsed() - start
  }
}
