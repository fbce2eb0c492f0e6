@testable import StorageKit

/// A file of records as the first release made it.
enum Version1File {
  typealias Entry = (collection: String, key: String, checksum: Int64, value: String)

  static func write(_ entries: [Entry], to path: String) throws {
    try FileSystem.createFile(path)
    let connection = try SQLiteConnection(path: path, access: .readingAndWriting, busyTimeout: .zero)
    for statement in schema { try connection.run(statement) }
    for (collection, key, checksum, value) in entries {
      try connection.run(
        "INSERT INTO entries VALUES (CAST(? AS BLOB), CAST(? AS BLOB), ?, CAST(? AS BLOB))",
        .text(collection),
        .text(key),
        .integer(checksum),
        .text(value)
      )
    }
  }

  /// What the first release ran to make the file; never to be changed.
  private static let schema = [
    "PRAGMA journal_mode = WAL",
    """
    CREATE TABLE entries (
      collection BLOB NOT NULL,
      key BLOB NOT NULL,
      checksum INTEGER NOT NULL,
      value BLOB NOT NULL,
      PRIMARY KEY (collection, key)
    ) WITHOUT ROWID
    """,
    "CREATE TABLE total (size INTEGER NOT NULL)",
    "INSERT INTO total VALUES (0)",
    """
    CREATE TRIGGER entries_added AFTER INSERT ON entries BEGIN
      UPDATE total SET size = size + length(new.collection) + length(new.key) + length(new.value);
    END
    """,
    """
    CREATE TRIGGER entries_replaced AFTER UPDATE OF value ON entries BEGIN
      UPDATE total SET size = size - length(old.value) + length(new.value);
    END
    """,
    """
    CREATE TRIGGER entries_removed AFTER DELETE ON entries BEGIN
      UPDATE total SET size = size - length(old.collection) - length(old.key) - length(old.value);
    END
    """,
    "PRAGMA user_version = 1",
  ]
}
