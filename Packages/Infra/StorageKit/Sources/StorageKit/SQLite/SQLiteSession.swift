/// A database file in use: opened when it is first needed, and replaced when it turns out to be damaged.
///
/// Before each operation the file that is open is compared with the one at the path. Another process may have
/// set it aside, or the user removed it: what is written to it then would be lost.
struct SQLiteSession {
  private let file: SQLiteFile
  private let onSetAside: @Sendable (_ file: SetAsideFile, _ reason: String) -> Void
  private var opened: OpenedDatabase?

  /// Names a file; nothing is touched until it is used.
  init(
    file: SQLiteFile,
    onSetAside: @escaping @Sendable (_ file: SetAsideFile, _ reason: String) -> Void
  ) {
    self.file = file
    self.onSetAside = onSetAside
  }

  /// Runs an operation; when the file turns out to be damaged, sets it aside and runs it on a new one.
  ///
  /// Fails when the file was replaced while the operation ran: the new file may be without what it changed.
  mutating func perform<Value>(
    _ operation: (SQLiteConnection) throws(SQLiteFailure) -> Value
  ) throws(StorageError) -> Value {
    let current = closeIfReplaced()
    let value = try perform(on: current, isReading: false, operation)
    guard opened?.identity == FileIdentity(path: file.path) else { throw .replaced(path: file.path) }
    return value
  }

  /// Runs an operation that only reads; nothing is created for it, and a disk without room does not keep it from reading.
  ///
  /// - Returns: What the operation gives; `nil` when there is no file.
  mutating func read<Value>(
    _ operation: (SQLiteConnection) throws(SQLiteFailure) -> Value
  ) throws(StorageError) -> Value? {
    let current = closeIfReplaced()
    if opened == nil, try !file.mayHoldContent() { return nil }
    return try perform(on: current, isReading: true, operation)
  }

  /// Empties a log that is longer than a limit; waits for nobody.
  mutating func emptyLog(longerThan limit: Int) {
    do throws(StorageError) {
      guard let bytes = try FileSystem.size(of: file.path + "-wal"), bytes > limit else { return }
      _ = try read { [busyTimeout = file.busyTimeout] in $0.emptyLog(busyTimeout: busyTimeout) }
    } catch {
      // monorepo:allow swallowed-error: the log stays; a reader that needs its content gets the error
      return
    }
  }

  /// Notes that there is content, so that its loss is noticed.
  func noteContent() { file.noteContent() }

  /// Notes how many changes there are, so that the loss of any is noticed.
  func noteChanges() {
    if let opened { file.noteChanges(opened.connection) }
  }

  /// Says where the file is and what is in it; a file that does not exist is not created.
  ///
  /// - Parameter sql: A query for the name and the number of entries of each group, in the order of the names.
  /// - Returns: Where the file is and what is in it.
  /// - Throws: ``StorageError`` when the file cannot be read.
  mutating func status(_ sql: String) throws(StorageError) -> StoreStatus {
    let groups = try read { (connection) throws(SQLiteFailure) in
      var groups: [StoreStatus.Group] = []
      try connection.forEach(sql) { row in
        groups.append(StoreStatus.Group(name: row.text(at: 0), entries: Int(row.integer(at: 1))))
      }
      return groups
    }
    let setAside = try DamagedFiles(of: file.path).paths()
    guard try FileSystem.size(of: file.path) != nil else {
      return StoreStatus(place: .missing(path: file.path), groups: [], setAside: setAside)
    }
    var bytes = 0
    for suffix in ["", "-wal"] { bytes += try FileSystem.size(of: file.path + suffix) ?? 0 }
    return StoreStatus(place: .file(path: file.path, bytes: bytes), groups: groups ?? [], setAside: setAside)
  }

  /// Removes everything, with files that were set aside; a file that does not exist is not created.
  ///
  /// On a full disk there is no room for the log of a removal: then what can be fetched again goes with its
  /// file.
  mutating func erase(
    _ operation: (SQLiteConnection) throws(SQLiteFailure) -> Void
  ) throws(StorageError) {
    if try file.mayHoldContent() {
      do throws(StorageError) {
        try perform { (connection) throws(SQLiteFailure) in
          try operation(connection)
          try connection.compact()
        }
      } catch {
        guard case .io = error, file.mayBeDiscarded else { throw error }
        try file.discard()
        opened = nil
      }
    }
    try file.forgetContent()
  }

  /// Closes a file that is no longer the one at the path.
  ///
  /// - Returns: The file at the path; `nil` when there is none.
  private mutating func closeIfReplaced() -> FileIdentity? {
    let current = FileIdentity(path: file.path)
    if let opened, opened.identity != current { self.opened = nil }
    return current
  }

  private mutating func perform<Value>(
    on current: FileIdentity?,
    isReading: Bool,
    _ operation: (SQLiteConnection) throws(SQLiteFailure) -> Value
  ) throws(StorageError) -> Value {
    do throws(StorageError) {
      return try attempt(isReading: isReading, operation)
    } catch {
      guard case .corrupted(let reason) = error else { throw error }
      try replace(current, because: reason)
      return try attempt(isReading: isReading, operation)
    }
  }

  private mutating func attempt<Value>(
    isReading: Bool,
    _ operation: (SQLiteConnection) throws(SQLiteFailure) -> Value
  ) throws(StorageError) -> Value {
    let connection = try connection(isReading: isReading)
    do throws(SQLiteFailure) {
      return try operation(connection)
    } catch {
      throw error.storageError(path: file.path)
    }
  }

  private mutating func connection(isReading: Bool) throws(StorageError) -> SQLiteConnection {
    if let opened { return opened.connection }
    do throws(StorageError) {
      let database = try file.open()
      opened = database
      return database.connection
    } catch {
      guard isReading, case .io = error else { throw error }
      // For this once, so that writing works as soon as the disk has room again.
      do throws(StorageError) { return try file.openWithoutWriting().connection } catch _ { throw error }
    }
  }

  private mutating func replace(
    _ damaged: FileIdentity?,
    because reason: String
  ) throws(StorageError) {
    let isOpen = opened != nil
    opened = nil
    if let file = try file.setAside(damaged, foundOnOpening: !isOpen) { onSetAside(file, reason) }
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
