import Foundation
import StorageKit
import Testing

/// What every key-value store promises, run on each of them.
@Suite(.timeLimit(.minutes(1))) struct KeyValueStoreContractTests {
  enum Adapter: CaseIterable {
    case inMemory
    case sqlite
  }

  private func withStore(
    _ adapter: Adapter,
    limit: Int = 1 << 20,
    _ body: (any KeyValueStore) async throws -> Void
  ) async throws {
    try await withTemporaryFolder { folder in
      switch adapter {
      case .inMemory: try await body(InMemoryKeyValueStore(limit: limit))
      case .sqlite: try await body(SQLiteKeyValueStore(path: folder + "/values.sqlite", limit: limit))
      }
    }
  }

  private func data(_ text: String) -> Data { Data(text.utf8) }

  @Test(arguments: Adapter.allCases)
  func `a collection that was never written has no values`(adapter: Adapter) async throws {
    try await withStore(adapter) { store in
      let entries = try await store.entries(in: "c")
      let value = try await store.value(for: "a", in: "c")

      #expect(entries.isEmpty)
      #expect(value == nil)
    }
  }

  @Test(arguments: Adapter.allCases)
  func `values come back in the order of the bytes of their keys`(adapter: Adapter) async throws {
    try await withStore(adapter) { store in
      try await store.apply(
        [.set("b", data("2")), .set("é", data("4")), .set("a", data("1")), .set("z", data("3"))],
        in: "c"
      )

      #expect(try await store.entries(in: "c").map(\.key) == ["a", "b", "z", "é"])
      #expect(try await store.entries(in: "c").map(\.value) == ["1", "2", "3", "4"].map(data))
    }
  }

  @Test(arguments: Adapter.allCases, ["", " ", "a/b", "e\u{301}", "\u{0}x", "食"])
  func `any text is a key`(adapter: Adapter, key: String) async throws {
    try await withStore(adapter) { store in
      try await store.apply([.set(key, data("value"))], in: key)

      #expect(try await store.value(for: key, in: key) == data("value"))
      #expect(try await store.entries(in: key).map { Array($0.key.utf8) } == [Array(key.utf8)])
    }
  }

  @Test(arguments: Adapter.allCases)
  func `keys of different bytes are different, however they look`(adapter: Adapter) async throws {
    try await withStore(adapter) { store in
      try await store.apply([.set("\u{E9}", data("1")), .set("e\u{301}", data("2"))], in: "c")

      #expect(try await store.entries(in: "c").map(\.value) == [data("2"), data("1")])
    }
  }

  @Test(arguments: Adapter.allCases)
  func `set replaces, add does not, remove removes, in the order given`(adapter: Adapter) async throws {
    try await withStore(adapter) { store in
      try await store.apply([.add("a", data("1")), .add("a", data("2")), .set("b", data("1"))], in: "c")
      try await store.apply([.set("b", data("2")), .remove("a"), .add("d", Data()), .remove("x")], in: "c")

      #expect(
        try await store.entries(in: "c") == [
          KeyValueEntry(key: "b", value: data("2")), KeyValueEntry(key: "d", value: Data()),
        ]
      )
    }
  }

  @Test(arguments: Adapter.allCases)
  func `a collection is worked through in the order of its keys, without the others`(adapter: Adapter)
    async throws
  {
    try await withStore(adapter) { store in
      try await store.apply([.set("é", data("4")), .set("a", data("1")), .set("b", Data())], in: "c")
      try await store.apply([.set("0", data("9"))], in: "other")

      let seen = try await store.reduce("c", into: ["begin"]) { seen, key, value in
        seen.append(key + "=" + String(decoding: value, as: UTF8.self))
      }

      #expect(seen == ["begin", "a=1", "b=", "é=4"])
      #expect(try await store.reduce("none", into: 7) { count, _, _ in count += 1 } == 7)
    }
  }

  @Test(arguments: Adapter.allCases)
  func `each key of a collection counts once, while it has a value`(adapter: Adapter) async throws {
    try await withStore(adapter) { store in
      try await store.apply([.set("a", data("1")), .set("b", Data()), .add("c", data("3"))], in: "one")
      try await store.apply([.set("a", data("2")), .add("b", data("2")), .remove("c")], in: "one")
      try await store.apply([.set("a", data("1"))], in: "two")

      #expect(try await store.count(in: "one") == 2)
      #expect(try await store.count(in: "none") == 0)
    }
  }

  @Test(arguments: Adapter.allCases)
  func `collections do not touch each other`(adapter: Adapter) async throws {
    try await withStore(adapter) { store in
      try await store.apply([.set("a", data("1"))], in: "one")
      try await store.apply([.set("a", data("2"))], in: "two")
      try await store.removeAll(in: "one")

      #expect(try await store.entries(in: "one").isEmpty)
      #expect(try await store.value(for: "a", in: "two") == data("2"))
    }
  }

  @Test(arguments: Adapter.allCases)
  func `changes that pass the limit are refused as a whole`(adapter: Adapter) async throws {
    try await withStore(adapter, limit: 1000) { store in
      try await store.apply([.set("a", Data(count: 500))], in: "c")

      await #expect(throws: StorageError.self) {
        try await store.apply([.set("b", data("kept?")), .set("d", Data(count: 600))], in: "c")
      }
      try await store.apply([.set("a", Data(count: 400))], in: "c")

      #expect(try await store.entries(in: "c") == [KeyValueEntry(key: "a", value: Data(count: 400))])
    }
  }

  @Test(arguments: Adapter.allCases)
  func `writers of different keys never undo each other`(adapter: Adapter) async throws {
    try await withStore(adapter) { store in
      await withTaskGroup { group in
        for number in 0..<50 {
          group.addTask { try? await store.apply([.set("\(number)", Data(count: number))], in: "c") }
        }
      }

      let entries = try await store.entries(in: "c")
      #expect(entries.count == 50)
    }
  }
}
