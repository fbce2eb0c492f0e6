import Foundation
import Synchronization
import Testing

@testable import StorageKit

@Suite(.timeLimit(.minutes(1))) struct SQLiteKeyValueStoreTests {
  private let value = Data("value".utf8)

  @Test func `what was saved is there for the next process`() async throws {
    try await withTemporaryFolder { folder in
      try await SQLiteKeyValueStore(path: folder + "/v.sqlite").apply([.set("a", value)], in: "c")

      let found = try await SQLiteKeyValueStore(path: folder + "/v.sqlite").value(for: "a", in: "c")

      #expect(found == value)
    }
  }

  @Test func `two stores on one file see each other's changes and undo none`() async throws {
    try await withTemporaryFolder { folder in
      let one = SQLiteKeyValueStore(path: folder + "/v.sqlite")
      let other = SQLiteKeyValueStore(path: folder + "/v.sqlite")

      try await one.apply([.set("a", value)], in: "c")
      try await other.apply([.set("b", value)], in: "c")

      #expect(try await one.entries(in: "c").map(\.key) == ["a", "b"])
    }
  }

  @Test func `a file that is no database is set aside and said, and a new one is begun`() async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/v.sqlite"
      try Data(repeating: 7, count: 5000).write(to: URL(filePath: path))
      let events = Mutex<[KeyValueStoreEvent]>([])
      let store = SQLiteKeyValueStore(path: path) { event in events.withLock { $0.append(event) } }

      try await store.apply([.set("a", value)], in: "c")

      #expect(try await store.entries(in: "c").map(\.key) == ["a"])
      guard case .setAside(path + ".damaged", _) = events.withLock({ $0.first }) else {
        Issue.record("nothing was said")
        return
      }
      #expect(try Data(contentsOf: URL(filePath: path + ".damaged")) == Data(repeating: 7, count: 5000))
    }
  }

  @Test func `a value that is not what was saved is left out and said, the others stay`() async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/v.sqlite"
      try await SQLiteKeyValueStore(path: path).apply([.set("a", value), .set("b", value)], in: "c")
      let file = SQLiteFile(path: path, migrations: Migration.keyValues, busyTimeout: .zero)
      try file.open().connection.run("UPDATE entries SET value = x'00' WHERE key = CAST('a' AS BLOB)")
      let events = Mutex<[KeyValueStoreEvent]>([])
      let store = SQLiteKeyValueStore(path: path) { event in events.withLock { $0.append(event) } }

      #expect(try await store.entries(in: "c").map(\.key) == ["b"])
      #expect(try await store.value(for: "a", in: "c") == nil)
      #expect(
        events.withLock { $0 }
          == [.damaged(key: "a", collection: "c"), .damaged(key: "a", collection: "c")]
      )
      try await store.apply([.set("a", value)], in: "c")
      #expect(try await store.value(for: "a", in: "c") == value)
    }
  }

  @Test func `the file is private to its owner`() async throws {
    try await withTemporaryFolder { folder in
      try await SQLiteKeyValueStore(path: folder + "/new/v.sqlite").apply([.set("a", value)], in: "c")

      let attributes = try FileManager.default.attributesOfItem(atPath: folder + "/new/v.sqlite")

      #expect(attributes[.posixPermissions] as? Int == 0o600)
    }
  }

  @Test(arguments: [
    (SQLiteKeyValueStore.Durability.outlivesPower, Int64(2)), (.outlivesProcess, 1),
  ])
  func `what a person would miss waits for the disk`(
    durability: SQLiteKeyValueStore.Durability,
    synchronous: Int64
  ) async throws {
    try await withTemporaryFolder { folder in
      let file = SQLiteFile(
        path: folder + "/v.sqlite",
        migrations: Migration.keyValues,
        busyTimeout: .zero,
        durability: durability == .outlivesPower ? .outlivesPower : .outlivesProcess
      )

      let found = try file.open().connection.first("PRAGMA synchronous") { $0.integer(at: 0) }

      #expect(found == synchronous)
    }
  }
}
