import Foundation
import Synchronization
import Testing

@testable import StorageKit

/// Exact limits of search tables, and what they report.
@Suite(.timeLimit(.minutes(5))) struct SearchTableLimitTests {
  private func tables(_ folder: String, rowLimit: Int = 100) -> [any SearchTable] {
    [
      InMemorySearchTable(columns: ["name", "area"], rowLimit: rowLimit),
      SQLiteSearchTable(path: folder + "/s.sqlite", columns: ["name", "area"], rowLimit: rowLimit),
    ]
  }

  @Test func `a limit below zero gives no rows`() async throws {
    try await withTemporaryFolder { folder in
      for table in tables(folder) {
        try await table.upsert([.sample("a", "soup")], in: "p")

        #expect(try await table.find("soup", limit: -1) == [])
        #expect(try await table.latest(in: "p", limit: -1) == [])
      }
    }
  }

  @Test func `a word that is given twice is twice in the title that fits best`() async throws {
    try await withTemporaryFolder { folder in
      for table in tables(folder) {
        try await table.upsert([.sample("once", "red soup"), .sample("twice", "red red soup")], in: "p")

        #expect(try await table.find("red red soup") == ["twice", "once"])
        #expect(try await table.find("red soup") == ["once", "twice"])
      }
    }
  }

  @Test func `the rows with and without a payload are named in the order of their ids`() async throws {
    try await withTemporaryFolder { folder in
      for table in tables(folder) {
        let full = ["d", "a", "c"].map { SearchRow.sample($0, payload: Data([1])) }
        try await table.upsert(full + [.sample("e"), .sample("b")], in: "p")
        try await table.upsert([.sample("other"), .sample("full", payload: Data([1]))], in: "q")

        #expect(try await table.ids(withPayload: true, in: "p") == ["a", "c", "d"])
        #expect(try await table.ids(withPayload: false, in: "p") == ["b", "e"])
      }
    }
  }

  @Test(arguments: [0, -1])
  func `a table that may have no rows has none`(rowLimit: Int) async throws {
    try await withTemporaryFolder { folder in
      for table in tables(folder, rowLimit: rowLimit) {
        try await table.upsert([.sample("a", "soup"), .sample("b", "soup")], in: "p")

        #expect(try await table.count(in: "p") == 0)
      }
    }
  }

  @Test func `an update stays within the limit of the partition`() async throws {
    try await withTemporaryFolder { folder in
      for table in tables(folder, rowLimit: 2) {
        try await table.update(["a", "b", "c"], in: "p") { id, _ in .sample(id, "soup") }

        #expect(try await table.find("soup") == ["b", "c"])
      }
    }
  }

  @Test func `keeping or updating nothing creates no file and reports nothing`() async throws {
    try await withTemporaryFolder { folder in
      let recorder = EventRecorder<SearchTableEvent>()
      let path = folder + "/s.sqlite"
      let table = SQLiteSearchTable(path: path, columns: ["name"], observe: recorder.observe)

      try await table.upsert([], in: "p")
      try await table.update([], in: "p") { id, _ in .sample(id) }

      #expect(FileIdentity(path: path) == nil)
      #expect(recorder.events == [])
    }
  }

  @Test func `each way of reading is reported with what it found and took, and writing with all bytes`()
    async throws
  {
    try await withTemporaryFolder { folder in
      let (recorder, ticks) = (EventRecorder<SearchTableEvent>(), Ticks())
      let table = SQLiteSearchTable(
        path: folder + "/s.sqlite",
        columns: ["name"],
        elapsed: { ticks.next() },
        observe: recorder.observe
      )
      let row = SearchRow(
        id: "a",
        seenAt: Date(timeIntervalSince1970: 0),
        texts: ["name": "soup"],
        summary: Data(count: 3),
        payload: Data(count: 5)
      )

      try await table.upsert([row], in: "p")
      _ = try await table.row(for: "a", in: "p")
      _ = try await table.row(for: "b", in: "p")
      _ = try await table.latest(in: "p", limit: 9)
      _ = try await table.count(in: "p")
      _ = try await table.ids(withPayload: true, in: "p")
      _ = try await table.ids(withPayload: false, in: "p")

      let reads = [1, 0, 1, 1, 1, 0].map {
        SearchTableEvent.read(partition: "p", rows: $0, duration: .seconds(1))
      }
      let write = SearchTableEvent.wrote(partition: "p", rows: 1, bytes: 12, duration: .seconds(1))
      #expect(recorder.events == [write] + reads)
    }
  }

  /// A time that is a second later each time it is asked for.
  private final class Ticks: Sendable {
    private let count = Mutex(0)

    func next() -> Duration {
      .seconds(
        count.withLock {
          $0 += 1
          return $0
        }
      )
    }
  }

  @Test func `a query looks at 32 different words`() {
    let words = (0..<40).map { "\($0)" }
    #expect(SearchQuery(words: words, in: ["name"])?.words == Array(words.prefix(32)))
  }

  /// Rows that the index finds with the beginning of a longer word are looked through for all of it.
  @Test(arguments: [(2, nil, false), (3, 3, true), (64, 64, true), (65, 64, false)] as [(Int, Int?, Bool)])
  func `words of 3 to 64 characters are answered by the index alone`(
    length: Int,
    indexed: Int?,
    isAnswered: Bool
  ) throws {
    let word = String(repeating: "x", count: length)
    let query = try #require(SearchQuery(words: [word], in: ["name"]))

    let titles = SearchStatement.titles(query, in: "p", limit: 1, usesIndex: true)

    let expression = SearchStatement.expression([word], columns: [0])
    #expect(expression == indexed.map { "({c0} : \"\(String(repeating: "x", count: $0))\")" })
    #expect(titles.sql.contains("?1 AND instr") == !isAnswered)
  }

  @Test func `a moment that no calendar has is stored as 1970, and the last one before it as it is`() {
    func seenAt(_ seconds: Double) -> Date {
      SearchRow(id: "a", seenAt: Date(timeIntervalSince1970: seconds), texts: [:]).seenAt
    }

    for seconds in [Double.infinity, -.infinity, .nan, 9e12, -9e12] {
      #expect(seenAt(seconds) == Date(timeIntervalSince1970: 0))
    }
    for seconds in [8.9e12, -8.9e12] {
      #expect(seenAt(seconds) == Date(timeIntervalSince1970: seconds))
    }
  }
}
