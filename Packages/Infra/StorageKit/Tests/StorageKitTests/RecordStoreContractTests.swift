import Foundation
import StorageKit
import Testing

/// What every record store promises, run on each of them.
@Suite(.timeLimit(.minutes(5))) struct RecordStoreContractTests {
  enum Adapter: CaseIterable {
    case inMemory
    case sqlite
  }

  private func withStore(
    _ adapter: Adapter,
    limit: Int = 1 << 20,
    _ body: (any RecordStore) async throws -> Void
  ) async throws {
    try await withTemporaryFolder { folder in
      switch adapter {
      case .inMemory: try await body(InMemoryRecordStore(limit: limit))
      case .sqlite: try await body(SQLiteRecordStore(path: folder + "/records.sqlite", limit: limit))
      }
    }
  }

  private func data(_ text: String) -> Data { Data(text.utf8) }

  @Test(arguments: Adapter.allCases)
  func `a collection that was never written has no records`(adapter: Adapter) async throws {
    try await withStore(adapter) { store in
      let records = try await store.contents(of: "c").records
      let record = try await store.stored(for: "a", in: "c").value
      let count = try await store.count(in: "c")

      #expect(records.isEmpty)
      #expect(record == nil)
      #expect(count == 0)
    }
  }

  @Test(arguments: Adapter.allCases)
  func `records come back in the order of the bytes of their keys`(adapter: Adapter) async throws {
    try await withStore(adapter) { store in
      try await store.put(["b": "2", "é": "4", "a": "1", "z": "3"])

      #expect(try await store.contents(of: "c").records.map(\.key) == ["a", "b", "z", "é"])
      #expect(try await store.contents(of: "c").records.map(\.value) == ["1", "2", "3", "4"].map(data))
    }
  }

  @Test(arguments: Adapter.allCases)
  func `a part of a collection begins behind a key and has at most as many records as asked for`(
    adapter: Adapter
  )
    async throws
  {
    try await withStore(adapter) { store in
      try await store.put(["": "0", "a": "1", "c": "2", "é": "3"])
      try await store.put(["b": "other"], in: "d")

      #expect(try await store.contents(of: "c", after: nil, limit: 2).records.map(\.key) == ["", "a"])
      #expect(try await store.contents(of: "c", after: "", limit: 9).records.map(\.key) == ["a", "c", "é"])
      #expect(try await store.contents(of: "c", after: "a", limit: 2).records.map(\.key) == ["c", "é"])
      #expect(try await store.contents(of: "c", after: "b", limit: 1).records.map(\.value) == [data("2")])
      #expect(try await store.contents(of: "c", after: "é", limit: 2).records.isEmpty)
      #expect(try await store.contents(of: "c", after: nil, limit: 0).records.isEmpty)
      #expect(try await store.contents(of: "e", after: nil, limit: 2).records.isEmpty)
    }
  }

  @Test(arguments: Adapter.allCases, ["", " ", "a/b", "e\u{301}", "\u{0}x", "食", "'; --"])
  func `any text is a key and the name of a collection`(adapter: Adapter, key: String) async throws {
    try await withStore(adapter) { store in
      try await store.put([key: "value"], in: key)

      #expect(try await store.stored(for: key, in: key).value?.value == data("value"))
      #expect(try await store.contents(of: key).records.map { Array($0.key.utf8) } == [Array(key.utf8)])
    }
  }

  @Test(arguments: Adapter.allCases)
  func `keys of different bytes are different, however they look`(adapter: Adapter) async throws {
    try await withStore(adapter) { store in
      try await store.put(["\u{E9}": "1"])
      try await store.put(["e\u{301}": "2"])

      #expect(try await store.contents(of: "c").records.map(\.value) == [data("2"), data("1")])
    }
  }

  @Test(arguments: Adapter.allCases)
  func `a transaction sees its own changes in every collection`(adapter: Adapter) async throws {
    try await withStore(adapter) { store in
      let seen = try await store.transaction { (transaction) throws(StorageError) in
        try transaction.set(Data([1]), for: "a", in: "one")
        try transaction.set(Data([2]), for: "a", in: "two")
        try transaction.remove("a", in: "one")
        return (
          try transaction.contents(of: "one").records.count,
          try transaction.stored(for: "a", in: "two").value?.value
        )
      }

      #expect(seen == (0, Data([2])))
      #expect(try await store.count(in: "one") == 0)
      #expect(try await store.count(in: "two") == 1)
    }
  }

  @Test(arguments: Adapter.allCases)
  func `an error of the closure undoes every change in every collection`(adapter: Adapter) async throws {
    try await withStore(adapter) { store in
      try await store.put(["a": "kept"])
      let error = StorageError.corrupted(reason: "the caller's own")

      await #expect(throws: error) {
        try await store.transaction { (transaction) throws(StorageError) in
          try transaction.removeAll(in: "c")
          try transaction.set(Data(), for: "b", in: "other")
          throw error
        }
      }

      #expect(try await store.contents(of: "c").records.map(\.value) == [data("kept")])
      #expect(try await store.count(in: "other") == 0)
    }
  }

  @Test(arguments: Adapter.allCases)
  func `a refusal that rolls back keeps nothing, and later changes are stored`(adapter: Adapter) async throws
  {
    try await withStore(adapter) { store in
      try await store.put(["a": "1"])

      let isRefused = try await store.transaction { (transaction) throws(StorageError) in
        try transaction.set(Data([9]), for: "a", in: "c")
        try transaction.set(Data([9]), for: "b", in: "c")
        try transaction.rollBack()
        try transaction.set(Data([7]), for: "d", in: "c")
        return true
      }

      #expect(isRefused)
      #expect(try await store.contents(of: "c").records.map(\.value) == [data("1"), Data([7])])
    }
  }

  @Test(arguments: Adapter.allCases)
  func `each change of a collection has the next revision`(adapter: Adapter) async throws {
    try await withStore(adapter) { store in
      try await store.put(["a": "1"])
      try await store.put(["b": "1"])
      try await store.put(["a": "2"])
      try await store.put(["a": "1"], in: "other")

      #expect(try await store.contents(of: "c").records.map(\.revision) == [3, 2])
      #expect(try await store.contents(of: "other").records.map(\.revision) == [1])
    }
  }

  @Test(arguments: Adapter.allCases)
  func `an equal value keeps its revision`(adapter: Adapter) async throws {
    try await withStore(adapter) { store in
      try await store.put(["a": "1"])
      try await store.put(["a": "1"])

      #expect(try await store.stored(for: "a", in: "c").value?.revision == 1)
    }
  }

  @Test(arguments: Adapter.allCases, ["one", "collection", "everything", "within"])
  func `a revision is not used again after its record was removed`(adapter: Adapter, removed: String)
    async throws
  {
    try await withStore(adapter) { store in
      try await store.put(["a": "1"])
      switch removed {
      case "one":
        try await store.transaction { (transaction) throws(StorageError) in
          try transaction.remove("a", in: "c")
        }
      case "collection": try await store.removeAll(in: "c")
      case "everything": try await store.removeAll()
      default:
        try await store.transaction { (transaction) throws(StorageError) in try transaction.removeAll(in: "c")
        }
      }
      #expect(try await store.count(in: "c") == 0)

      try await store.put(["a": "1"])

      #expect(try await store.stored(for: "a", in: "c").value?.revision == 2)
    }
  }

  @Test(arguments: Adapter.allCases)
  func `a write for the known revision is done`(adapter: Adapter) async throws {
    try await withStore(adapter) { store in
      let first = try await store.set(data("1"), for: "a", in: "c", ifRevision: nil)
      let second = try await store.set(data("2"), for: "a", in: "c", ifRevision: 1)

      #expect(first == .written(Record(key: "a", value: data("1"), revision: 1)))
      #expect(second == .written(Record(key: "a", value: data("2"), revision: 2)))
      #expect(try await store.stored(for: "a", in: "c").value?.value == data("2"))
    }
  }

  @Test(arguments: Adapter.allCases, [nil, 1, 3])
  func `a write for another revision is refused with what is there`(adapter: Adapter, known: Int?)
    async throws
  {
    try await withStore(adapter) { store in
      try await store.put(["a": "1"])
      try await store.put(["a": "2"])

      let update = try await store.set(data("3"), for: "a", in: "c", ifRevision: known)

      #expect(update == .conflict(Record(key: "a", value: data("2"), revision: 2)))
      #expect(try await store.stored(for: "a", in: "c").value?.value == data("2"))
    }
  }

  @Test(arguments: Adapter.allCases)
  func `a write for the revision of a removed record is refused`(adapter: Adapter) async throws {
    try await withStore(adapter) { store in
      try await store.put(["a": "1"])
      try await store.removeAll(in: "c")

      let update = try await store.set(data("2"), for: "a", in: "c", ifRevision: 1)

      #expect(update == .conflict(nil))
      #expect(try await store.count(in: "c") == 0)
    }
  }

  @Test(arguments: Adapter.allCases)
  func `changes that pass the limit are refused as a whole, also when the closure goes on`(adapter: Adapter)
    async throws
  {
    try await withStore(adapter, limit: 1000) { store in
      try await store.put("a", bytes: 500)

      await #expect(throws: StorageError.tooLarge(bytes: 1104 + 2, limit: 1000)) {
        try await store.transaction { (transaction) throws(StorageError) in
          try transaction.set(Data(count: 100), for: "b", in: "c")
          try transaction.set(Data(count: 500), for: "d", in: "c")
        }
      }
      await #expect(throws: StorageError.tooLarge(bytes: 1001, limit: 1000)) {
        try await store.transaction { (transaction) throws(StorageError) in
          try transaction.set(Data(count: 100), for: "b", in: "c")
          do throws(StorageError) { try transaction.set(Data(count: 1001), for: "d", in: "c") } catch {}
        }
      }

      #expect(try await store.contents(of: "c").records.map(\.key) == ["a"])
    }
  }

  @Test(arguments: Adapter.allCases)
  func `the limit may be reached exactly, and not be passed by one byte`(adapter: Adapter) async throws {
    try await withStore(adapter, limit: 1000) { store in
      await #expect(throws: StorageError.tooLarge(bytes: 1001, limit: 1000)) {
        try await store.put("a", bytes: 999)
      }
      // The value alone has no more than the limit, and is refused with its key and collection.
      await #expect(throws: StorageError.tooLarge(bytes: 1002, limit: 1000)) {
        try await store.put("a", bytes: 1000)
      }
      try await store.put("a", bytes: 998)
      #expect(try await store.stored(for: "a", in: "c").value?.value.count == 998)
      try await store.removeAll()
      try await store.put("b", bytes: 998)
      #expect(try await store.stored(for: "b", in: "c").value?.value.count == 998)
    }
  }

  @Test(arguments: Adapter.allCases)
  func `space is free again after a value was replaced or removed`(adapter: Adapter) async throws {
    try await withStore(adapter, limit: 1000) { store in
      for round in 0..<20 {
        try await store.put("a", bytes: 100 + round * 40)
        try await store.put("a", bytes: 1)
      }
      try await store.put("a", bytes: 990)
      try await store.removeAll(in: "c")
      try await store.put("b", bytes: 990)
      #expect(try await store.contents(of: "c").records.map(\.key) == ["b"])
    }
  }

  @Test(arguments: Adapter.allCases)
  func `writers of one record never lose a step of each other`(adapter: Adapter) async throws {
    try await withStore(adapter) { store in
      try await withThrowingTaskGroup(of: Void.self) { group in
        for _ in 0..<50 {
          group.addTask {
            try await store.transaction { (transaction) throws(StorageError) in
              let count = try transaction.stored(for: "n", in: "c").value?.value.count ?? 0
              try transaction.set(Data(count: count + 1), for: "n", in: "c")
            }
          }
        }
        try await group.waitForAll()
      }
      #expect(try await store.stored(for: "n", in: "c").value?.value.count == 50)
    }
  }

  @Test(arguments: Adapter.allCases)
  func `the status counts each collection, and nothing once all is removed`(adapter: Adapter) async throws {
    try await withStore(adapter) { store in
      try await store.put(["a": "1", "b": "2"], in: "two")
      try await store.put(["a": "1"], in: "one")
      #expect(
        try await store.status().groups == [
          StoreStatus.Group(name: "one", entries: 1), StoreStatus.Group(name: "two", entries: 2),
        ]
      )
      #expect(try await store.status().entries == 3)

      try await store.removeAll()

      #expect(try await store.status().groups.isEmpty)
      #expect(try await store.contents(of: "two").records.isEmpty)
    }
  }
}

extension RecordStore {
  /// Sets values in one transaction, in the order of their keys.
  func put(_ values: [String: String], in collection: String = "c") async throws(StorageError) {
    try await transaction { (transaction) throws(StorageError) in
      for key in values.keys.sorted() {
        try transaction.set(Data((values[key] ?? "").utf8), for: key, in: collection)
      }
    }
  }

  /// Sets a value of a size.
  func put(_ key: String, bytes: Int) async throws(StorageError) {
    try await transaction { (transaction) throws(StorageError) in
      try transaction.set(Data(count: bytes), for: key, in: "c")
    }
  }
}
