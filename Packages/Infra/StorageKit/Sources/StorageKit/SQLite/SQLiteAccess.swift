import CSQLite

/// What a connection may do with the files of a database.
enum SQLiteAccess {
  case readingAndWriting
  /// Reads the database and its log, and takes part in the locks.
  case reading
  /// Reads only the database itself, which is taken for unchanging: for when there is no log that can be read.
  case readingWithoutLog

  /// The flags of `sqlite3_open_v2`.
  var flags: Int32 {
    switch self {
    case .readingAndWriting: SQLITE_OPEN_READWRITE
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
