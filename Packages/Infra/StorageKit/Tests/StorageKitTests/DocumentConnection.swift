@testable import StorageKit

/// A connection to a file of documents beside that of a store, as another process has one.
func documentConnection(_ path: String) throws -> SQLiteConnection {
  try SQLiteFile(path: path, migrations: Migration.documents, busyTimeout: .seconds(10)).open().connection
}
