import Foundation
import Testing

@testable import StorageKit

/// A removal while another process reads: the log with what was removed stays, and the removal says so.
@Suite(.timeLimit(.minutes(5))) struct RemovedBytesTests {
  private static let timeout = Duration.milliseconds(30)
  private static let secret = Data("token-of-anna-4711".utf8)

  /// Begins to read and does not end, as another process may.
  private func beginReading(_ path: String, _ migrations: [Migration]) throws -> SQLiteConnection {
    let connection = try SQLiteFile(path: path, migrations: migrations, busyTimeout: .zero).open().connection
    try connection.run("BEGIN")
    _ = try connection.first("SELECT count(*) FROM entries") { $0.integer(at: 0) }
    return connection
  }

  private func holdsSecret(_ folder: String) throws -> Bool {
    try FileSystem.names(in: folder).filter { $0.contains("sqlite") }.contains { name in
      try Data(contentsOf: URL(filePath: folder + "/" + name)).range(of: Self.secret) != nil
    }
  }

  @Test func `erasing records fails while another process holds their bytes on the disk`()
    async throws
  {
    try await withTemporaryFolder { folder in
      let path = folder + "/r.sqlite"
      let store = SQLiteRecordStore(path: path, busyTimeout: Self.timeout)
      try await store.transaction { (transaction) throws(StorageError) in
        try transaction.set(Self.secret, for: "a", in: "c")
      }
      let reader = try beginReading(path, Migration.records)

      await #expect(throws: StorageError.busy(path: path)) { try await store.removeAll(in: "c") }
      await #expect(throws: StorageError.busy(path: path)) { try await store.eraseRemoved() }
      await #expect(throws: StorageError.busy(path: path)) { try await store.removeAll() }
      #expect(try await store.count(in: "c") == 0)
      #expect(try holdsSecret(folder))

      try reader.run("COMMIT")
      try await store.eraseRemoved()
      #expect(try !holdsSecret(folder))
    }
  }

  @Test func `removing documents fails while another process holds their bytes on the disk`()
    async throws
  {
    try await withTemporaryFolder { folder in
      let path = folder + "/d.sqlite"
      let store = SQLiteDocumentStore(path: path, busyTimeout: Self.timeout, now: { Date() })
      try await store.save(Document(metadata: Data(), body: Self.secret), for: .sample("a"))
      let reader = try beginReading(path, Migration.documents)

      await #expect(throws: StorageError.busy(path: path)) { try await store.removeAll(in: "anna") }
      await #expect(throws: StorageError.busy(path: path)) { try await store.removeAll() }
      #expect(try await store.document(for: .sample("a")) == nil)
      #expect(try holdsSecret(folder))

      try reader.run("COMMIT")
      try await store.removeAll()
      #expect(try !holdsSecret(folder))
    }
  }

  @Test func `a file that another process reads gets its next version, and is not made smaller yet`()
    async throws
  {
    try await withTemporaryFolder { folder in
      let path = folder + "/steps.sqlite"
      let first = Migration(name: "one", statements: ["CREATE TABLE entries (x)"])
      let second = Migration(name: "two", statements: ["CREATE TABLE b (x)"], freesSpace: true)
      _ = try SQLiteFile(path: path, migrations: [first], busyTimeout: .zero).open()
      let reader = try beginReading(path, [first])

      let file = SQLiteFile(path: path, migrations: [first, second], busyTimeout: Self.timeout)
      let connection = try file.open().connection

      #expect(try connection.first("PRAGMA user_version") { $0.integer(at: 0) } == 2)
      try reader.run("COMMIT")
    }
  }
}
