import Foundation
import Testing

@testable import StorageKit

/// Records whose value is not what had been saved are told apart from those that are absent.
@Suite(.timeLimit(.minutes(5))) struct WrongChecksumTests {
  enum Adapter: CaseIterable, Sendable {
    case inMemory
    case sqlite
  }

  /// Runs a test body with a store of records of which some are damaged.
  private func withStore(
    _ adapter: Adapter,
    _ values: [String: String],
    damaging keys: [String],
    _ body: (any RecordStore) async throws -> Void
  ) async throws {
    switch adapter {
    case .inMemory:
      let store = InMemoryRecordStore()
      try await store.put(values)
      for key in keys { await store.damage(key, in: "c") }
      try await body(store)
    case .sqlite:
      try await withTemporaryFolder { folder in
        let path = folder + "/r.sqlite"
        try await SQLiteRecordStore(path: path).put(values)
        let file = SQLiteFile(path: path, migrations: Migration.records, busyTimeout: .zero)
        let connection = try file.open().connection
        for key in keys {
          try connection.run(
            "UPDATE entries SET checksum = checksum + 1 WHERE key = CAST('\(key)' AS BLOB)"
          )
        }
        try await body(SQLiteRecordStore(path: path))
      }
    }
  }

  @Test(arguments: Adapter.allCases)
  func `a collection tells the keys of its damaged records beside the others`(adapter: Adapter) async throws {
    try await withStore(adapter, ["a": "1", "b": "2", "d": "3"], damaging: ["a", "d"]) { store in
      let whole = try await store.contents(of: "c")
      let inTransaction = try await store.transaction { (transaction) throws(StorageError) in
        try transaction.contents(of: "c")
      }

      #expect(whole.records.map(\.key) == ["b"])
      #expect(whole.damaged == ["a", "d"])
      #expect(inTransaction == whole)
      #expect(try await store.contents(of: "c").records == whole.records)
      #expect(try await store.contents(of: "other") == RecordContents())
    }
  }

  @Test(arguments: Adapter.allCases)
  func `a damaged record is there, and neither absent nor readable`(adapter: Adapter) async throws {
    try await withStore(adapter, ["a": "1", "b": "2"], damaging: ["a"]) { store in
      let intact = Record(key: "b", value: Data("2".utf8), revision: 2)
      let inTransaction = try await store.transaction { (transaction) throws(StorageError) in
        [
          try transaction.stored(for: "a", in: "c"), try transaction.stored(for: "b", in: "c"),
          try transaction.stored(for: "c", in: "c"),
        ]
      }

      #expect(try await store.stored(for: "a", in: "c") == .damaged)
      #expect(try await store.stored(for: "b", in: "c") == .value(intact))
      #expect(try await store.stored(for: "c", in: "c") == .absent)
      #expect(inTransaction == [.damaged, .value(intact), .absent])
      #expect(inTransaction.map(\.isThere) == [true, true, false])
      #expect(try await store.stored(for: "a", in: "c").value == nil)
    }
  }

  @Test(arguments: Adapter.allCases)
  func `a part counts intact records only, and tells the damaged ones in front of its last one`(
    adapter: Adapter
  ) async throws {
    let values = ["a": "1", "b": "2", "d": "3", "e": "4", "f": "5"]
    try await withStore(adapter, values, damaging: ["b", "d", "f"]) { store in
      let first = try await store.contents(of: "c", after: nil, limit: 1)
      let second = try await store.contents(of: "c", after: "a", limit: 1)
      let last = try await store.contents(of: "c", after: "e", limit: 1)
      let all = try await store.contents(of: "c", after: nil, limit: 3)

      #expect(first.records.map(\.key) == ["a"])
      #expect(first.damaged == [])
      #expect(second.records.map(\.key) == ["e"])
      #expect(second.damaged == ["b", "d"])
      #expect(last == RecordContents(damaged: ["f"]))
      #expect(all.records.map(\.key) == ["a", "e"])
      #expect(all.damaged == ["b", "d", "f"])
    }
  }

  @Test(arguments: Adapter.allCases)
  func `a damaged record is replaced by one that is written, and gone once it is removed`(adapter: Adapter)
    async throws
  {
    try await withStore(adapter, ["a": "1", "b": "2"], damaging: ["a", "b"]) { store in
      try await store.transaction { (transaction) throws(StorageError) in
        // The same value is written again: the stored one is not what it was.
        try transaction.set(Data("1".utf8), for: "a", in: "c")
        try transaction.remove("b", in: "c")
      }

      let contents = try await store.contents(of: "c")
      #expect(contents.records == [Record(key: "a", value: Data("1".utf8), revision: 3)])
      #expect(contents.damaged == [])
      #expect(try await store.stored(for: "b", in: "c") == .absent)
    }
  }
}
