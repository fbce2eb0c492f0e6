import Foundation
import StorageKit
import Testing

@testable import StorageKit

/// What every search table promises, run on each of them, and on the durable one without an index.
@Suite(.timeLimit(.minutes(5))) struct SearchTableContractTests {
  enum Adapter: CaseIterable {
    case inMemory
    case sqlite
    case sqliteWithoutIndex
  }

  private static let columns = ["name", "area", "tags"]

  private func withTable(
    _ adapter: Adapter,
    rowLimit: Int = 100,
    _ body: (any SearchTable) async throws -> Void
  ) async throws {
    try await withTemporaryFolder { folder in
      switch adapter {
      case .inMemory:
        try await body(InMemorySearchTable(columns: Self.columns, rowLimit: rowLimit))
      case .sqlite, .sqliteWithoutIndex:
        let format = SearchFormat(columns: Self.columns, version: 1, mayIndex: adapter == .sqlite)
        let recorder = EventRecorder<SearchTableEvent>()
        let path = folder + "/s.sqlite"
        try await body(
          SQLiteSearchTable(path: path, format: format, rowLimit: rowLimit, observe: recorder.observe)
        )
        #expect(recorder.damage == [])
      }
    }
  }

  @Test(arguments: Adapter.allCases)
  func `nothing is found where nothing was kept`(adapter: Adapter) async throws {
    try await withTable(adapter) { table in
      let row = try await table.row(for: "a", in: "p")
      let found = try await table.find("soup")
      let count = try await table.count(in: "p")
      #expect(row == nil)
      #expect(found == [])
      #expect(count == 0)
    }
  }

  @Test(arguments: Adapter.allCases)
  func `a row is read as it was kept, to the millisecond and without texts of unknown columns`(
    adapter: Adapter
  )
    async throws
  {
    try await withTable(adapter) { table in
      let row = SearchRow(
        id: "a",
        seenAt: Date(timeIntervalSince1970: 1_700_000_000.1237),
        texts: ["name": "soup", "area": "", "tags": "hot\u{1E}red\0x", "colour": "blue"],
        summary: Data([1]),
        payload: Data([2, 3])
      )
      try await table.upsert([row], in: "p")

      let read = try #require(try await table.row(for: "a", in: "p"))

      #expect(read.texts == ["name": "soup", "tags": "hot\u{1E}red\u{FFFD}x"])
      #expect(read.seenAt == Date(milliseconds: 1_700_000_000_124))
      #expect(read.summary == Data([1]))
      #expect(read.payload == Data([2, 3]))
    }
  }

  @Test(arguments: Adapter.allCases)
  func `an empty payload is not the same as none`(adapter: Adapter) async throws {
    try await withTable(adapter) { table in
      try await table.upsert([.sample("a", payload: Data()), .sample("b")], in: "p")

      #expect(try await table.row(for: "a", in: "p")?.payload == Data())
      #expect(try await table.ids(withPayload: true, in: "p") == ["a"])
      #expect(try await table.ids(withPayload: false, in: "p") == ["b"])
    }
  }

  @Test(arguments: Adapter.allCases)
  func `the later row replaces the earlier one, with its texts and its payload`(adapter: Adapter) async throws
  {
    try await withTable(adapter) { table in
      try await table.upsert([.sample("a", "old soup", payload: Data([1]))], in: "p")
      try await table.upsert([.sample("a", "first"), .sample("a", "new bread")], in: "p")

      #expect(try await table.find("soup") == [])
      #expect(try await table.find("bread") == ["a"])
      #expect(try await table.row(for: "a", in: "p")?.payload == nil)
      #expect(try await table.count(in: "p") == 1)
    }
  }

  @Test(
    arguments: Adapter.allCases,
    [
      ("chicken", ["a"]), ("hick", ["a"]), ("ck", ["a"]), ("c", ["e", "a", "b"]), ("CHICKEN", []),
      ("chickens", []),
      ("鸡肉", ["d"]), ("肉", ["d"]), ("宫保鸡", ["d"]), ("aé", ["e"]), ("caé", ["e"]), ("chi ken", ["a"]),
      ("chicken thai", ["a"]), ("thai chicken", ["a"]), ("chicken italian", []), ("x soup", ["b"]),
      ("th\u{1E}ai", []),
    ]
  )
  func `each word is found anywhere in the texts`(adapter: Adapter, sample: (String, [String])) async throws {
    try await withTable(adapter) { table in
      try await table.upsert(
        [
          .sample("a", "green chicken", ["area": "thai", "tags": "hot\u{1E}aired"]),
          .sample("b", "soup", ["tags": "xc"]),
          .sample("d", "宫保鸡肉"), .sample("e", "caé"),
        ],
        in: "p"
      )

      #expect(try await table.find(sample.0) == sample.1)
    }
  }

  @Test(arguments: Adapter.allCases, ["soup", "so"])
  func `words are searched only in the columns of the query`(adapter: Adapter, word: String) async throws {
    try await withTable(adapter) { table in
      try await table.upsert([.sample("a", "soup"), .sample("b", "b", ["area": "soup"])], in: "p")
      try await table.upsert([.sample("c", "c", ["tags": "soup"])], in: "p")

      #expect(try await table.find(word, columns: ["name"]) == ["a"])
      #expect(try await table.find(word, columns: ["area", "tags", "unknown"]) == ["b", "c"])
      #expect(try await table.find(word, columns: ["unknown"]) == [])
    }
  }

  @Test(
    arguments: Adapter.allCases,
    [
      "\"", "\"\"\"", "'; DROP TABLE rows; --", "name:x", "{c0} : abc", "abc OR abd", "NOT", "AND", "a*b",
      "abc*", "(abc",
      "^abc", "a+b+c", "NEAR(a b)", "-abc", "%", "___", "a\0b", "\0", "abc\0def", "\u{1}bcd", "\\", "食\"物",
    ]
  )
  func `any text is a word and finds the row that has it, and no other`(adapter: Adapter, word: String)
    async throws
  {
    try await withTable(adapter) { table in
      try await table.upsert([.sample("hit", "x" + word + "y"), .sample("miss", "abd zzz")], in: "p")
      let query = try #require(SearchQuery(words: [word], in: ["name"]))

      #expect(try await table.search(query, in: "p", limit: 9).map(\.id) == ["hit"])
    }
  }

  @Test(arguments: Adapter.allCases)
  func `a word behind a zero is found, and one with another character in its place is not`(adapter: Adapter)
    async throws
  {
    try await withTable(adapter) { table in
      try await table.upsert([.sample("a", "one\0behind")], in: "p")

      #expect(try await table.find("behind") == ["a"])
      #expect(try await table.find("one\u{1}behind") == [])
      #expect(try await table.find("one\0behind") == ["a"])
    }
  }

  @Test(arguments: Adapter.allCases)
  func `very many and very long words are searched for`(adapter: Adapter) async throws {
    try await withTable(adapter) { table in
      let long = String(repeating: "abc", count: 20_000)
      let many = (0..<3000).map { "w\($0)" }
      try await table.upsert([.sample("a", long), .sample("b", many.joined(separator: " "))], in: "p")

      #expect(try await table.find(long) == ["a"])
      #expect(try await table.find(long + "d") == [])
      #expect(try await table.find(many.joined(separator: " ")) == ["b"])
    }
  }

  @Test(arguments: Adapter.allCases)
  func `titles that fit better come first, equal ones in the order of titles and ids`(adapter: Adapter)
    async throws
  {
    try await withTable(adapter) { table in
      try await table.upsert(
        [
          .sample("elsewhere", "aaa", ["area": "red soup"]), .sample("within 2", "soup xred"),
          .sample("within 1", "ared soup"),
          .sample("word 1", "a red soup"), .sample("word 2", "the red soup"),
          .sample("begins", "red soups"), .sample("z", "red soup"), .sample("y", "red soup"),
        ],
        in: "p"
      )
      let expected = ["y", "z", "begins", "word 1", "word 2", "within 1", "within 2", "elsewhere"]

      #expect(try await table.find("red soup") == expected)
      #expect(try await table.find("red soup", limit: 3) == Array(expected.prefix(3)))
      #expect(try await table.find("red soup", limit: 0) == [])
      #expect(try await table.find("red", columns: ["area", "tags"]) == ["elsewhere"])
    }
  }

  @Test(arguments: Adapter.allCases)
  func `partitions do not touch each other`(adapter: Adapter) async throws {
    try await withTable(adapter) { table in
      try await table.upsert([.sample("a", "soup")], in: "p")
      try await table.upsert([.sample("a", "soup two"), .sample("b", "bread")], in: "q")
      try await table.removeAll(in: "p")

      #expect(try await table.find("soup") == [])
      #expect(try await table.row(for: "a", in: "q")?.texts == ["name": "soup two"])
      #expect(
        try await table.status().groups == [StoreStatus.Group(name: "q", entries: 2)]
      )
    }
  }

  @Test(arguments: Adapter.allCases)
  func `above the limit of a partition the rows go that were updated longest ago`(adapter: Adapter)
    async throws
  {
    try await withTable(adapter, rowLimit: 3) { table in
      try await table.upsert([.sample("other", "soup")], in: "q")
      try await table.upsert((1...3).map { .sample("\($0)", "soup \($0)", at: $0) }, in: "p")
      #expect(try await table.count(in: "p") == 3)
      try await table.upsert([.sample("1", "soup 1", at: 9)], in: "p")
      #expect(try await table.count(in: "p") == 3)

      try await table.upsert([.sample("4", "soup 4", at: 4)], in: "p")

      #expect(try await table.find("soup") == ["1", "3", "4"])
      #expect(try await table.latest(in: "p", limit: 2).map(\.id) == ["1", "4"])
      #expect(try await table.count(in: "q") == 1)
    }
  }

  @Test(arguments: Adapter.allCases)
  func `of rows that were updated at one moment those go first that were stored first`(adapter: Adapter)
    async throws
  {
    try await withTable(adapter, rowLimit: 2) { table in
      try await table.upsert([.sample("c"), .sample("b"), .sample("a")], in: "p")

      #expect(try await table.latest(in: "p", limit: 9).map(\.id) == ["a", "b"])
    }
  }

  @Test(arguments: Adapter.allCases)
  func `an update gets what is stored, changes it, and leaves the rest`(adapter: Adapter) async throws {
    try await withTable(adapter) { table in
      try await table.upsert([.sample("a", "soup", payload: Data([1])), .sample("b", "bread")], in: "p")

      try await table.update(["a", "b", "c", "c"], in: "p") { id, known in
        guard id != "b" else { return nil }
        let name = (known?.texts["name"] ?? "none") + " again"
        return .sample("any", name, payload: known?.payload)
      }

      #expect(try await table.row(for: "a", in: "p") == .sample("a", "soup again", payload: Data([1])))
      #expect(try await table.row(for: "b", in: "p") == .sample("b", "bread"))
      #expect(try await table.row(for: "c", in: "p") == .sample("c", "none again again"))
      #expect(try await table.find("again") == ["c", "a"])
    }
  }

  @Test(arguments: Adapter.allCases)
  func `nothing is there once everything was removed, and rows can be kept again`(adapter: Adapter)
    async throws
  {
    try await withTable(adapter) { table in
      try await table.upsert([.sample("a", "soup")], in: "p")
      try await table.removeAll()

      #expect(try await table.status().entries == 0)
      #expect(try await table.find("soup") == [])

      try await table.upsert([.sample("b", "soup")], in: "p")
      #expect(try await table.find("soup") == ["b"])
    }
  }

  @Test func `a query without words or columns is none`() {
    #expect(SearchQuery(words: ["", ""], in: ["name"]) == nil)
    #expect(SearchQuery(words: ["a"], in: []) == nil)
  }

  @Test func `a query has each word once, up to the limit`() {
    let words = (0..<SearchQuery.wordLimit).map { "\($0)" }
    #expect(SearchQuery(words: words.flatMap { [$0, $0] } + ["more"], in: ["name"])?.words == words)
  }
}

extension SearchRow {
  static func sample(
    _ id: String,
    _ name: String = "",
    _ others: [String: String] = [:],
    at second: Int = 0,
    payload: Data? = nil
  ) -> SearchRow {
    SearchRow(
      id: id,
      seenAt: Date(timeIntervalSince1970: Double(second)),
      texts: others.merging(["name": name]) { $1 },
      payload: payload
    )
  }
}

extension SearchTable {
  /// The ids of the rows that have each word of a text.
  func find(
    _ text: String,
    columns: Set<String> = ["name", "area", "tags"],
    limit: Int = 50
  ) async throws(StorageError) -> [String] {
    guard let query = SearchQuery(words: text.split(separator: " ").map(String.init), in: columns) else {
      return []
    }
    return try await search(query, in: "p", limit: limit).map(\.id)
  }
}
