/// A database file in use: opened when it is first needed, and begun anew when it turns out to be damaged.
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
      try startAnew(insteadOf: used, because: reason)
      return try attempt(operation)
    }
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

  private mutating func startAnew(
    insteadOf damaged: FileIdentity,
    because reason: String
  ) throws(StorageError) {
    opened = nil
    if let newPath = try file.setAside(damaged) {
      onSetAside(newPath, reason)
    }
  }
}
