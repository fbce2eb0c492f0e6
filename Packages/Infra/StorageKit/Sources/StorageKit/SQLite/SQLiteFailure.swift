import CSQLite

/// An error of SQLite.
struct SQLiteFailure: Error {
  /// The primary result code, such as `SQLITE_BUSY`.
  let code: Int32
  /// SQLite's own words.
  let message: String

  init(extendedCode: Int32, message: String) {
    code = extendedCode & 0xff
    self.message = message
  }

  /// A row that was just written cannot be found: the index and the table disagree.
  static let rowMissing = SQLiteFailure(extendedCode: SQLITE_CORRUPT, message: "a written row is missing")

  /// The log could not be emptied, as another connection still reads from it.
  static let logInUse = SQLiteFailure(extendedCode: SQLITE_BUSY, message: "the log is in use")

  /// Something that was written is not there any more, though SQLite does not miss it.
  static func incomplete(_ problem: String) -> SQLiteFailure {
    SQLiteFailure(extendedCode: SQLITE_CORRUPT, message: problem)
  }

  /// A row that is not even tried: what SQLite says of it would be taken for damage.
  static func rowTooLarge(bytes: Int) -> SQLiteFailure {
    SQLiteFailure(extendedCode: SQLITE_FULL, message: "a row of \(bytes) bytes is too large")
  }

  /// Whether the file is not what this program wrote.
  ///
  /// Our statements are fixed and tested, so an error in one of them (`SQLITE_ERROR`, such as a missing table)
  /// means that the file has another content than its version promises.
  var meansDamage: Bool {
    [SQLITE_CORRUPT, SQLITE_NOTADB, SQLITE_ERROR, SQLITE_CONSTRAINT, SQLITE_MISMATCH, SQLITE_TOOBIG].contains(
      code
    )
  }

  func storageError(path: String) -> StorageError {
    switch code {
    case SQLITE_BUSY, SQLITE_LOCKED: .busy(path: path)
    case _ where meansDamage: .corrupted(reason: message)
    default: .io(path: path, reason: message)
    }
  }
}
