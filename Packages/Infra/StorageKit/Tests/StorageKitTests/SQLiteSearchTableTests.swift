import Foundation
import Testing

@testable import StorageKit

@Suite(.timeLimit(.minutes(5))) struct SQLiteSearchTableTests {
  private func table(
    _ folder: String,
    columns: [String] = ["name", "area"],
    version: Int = 1,
    mayIndex: Bool = true,
    rowLimit: Int = 100,
    _ recorder: EventRecorder<SearchTableEvent> = EventRecorder()
  ) -> SQLiteSearchTable {
    let format = SearchFormat(columns: columns, version: version, mayIndex: mayIndex)
    return SQLiteSearchTable(
      path: folder + "/s.sqlite",
      format: format,
      rowLimit: rowLimit,
      observe: recorder.observe
    )
  }

  private func connect(_ folder: String) throws -> SQLiteConnection {
    try SQLiteFile(path: folder + "/s.sqlite", migrations: Migration.searchRows, busyTimeout: .zero).open()
      .connection
  }

  /// Fails when the index has other texts than the rows.
  private func checkIndex(_ folder: String) throws {
    try connect(folder).run("INSERT INTO words (words, rank) VALUES ('integrity-check', 1)")
  }

  @Test func `released steps of the schema keep their names and order`() {
    #expect(Migration.searchRows.map(\.name) == ["rows with their payloads"])
  }

  @Test func `rows are found after a restart`() async throws {
    try await withTemporaryFolder { folder in
      try await table(folder).upsert([.sample("a", "soup")], in: "p")
      let found = try await table(folder).find("soup")
      #expect(found == ["a"])
    }
  }

  @Test func `the index is used where there is one`() async throws {
    try await withTemporaryFolder { folder in
      let table = table(folder)
      try await table.upsert([.sample("a", "soup")], in: "p")
      try connect(folder).run("INSERT INTO words (words) VALUES ('delete-all')")
      let long = try await table.find("soup")
      let short = try await table.find("so")
      #expect(long == [])
      #expect(short == ["a"])
    }
  }

  @Test func `rare and frequent words find the same rows as without an index and a disk`() async throws {
    try await withTemporaryFolder { folder in
      let format = { SearchFormat(columns: ["name", "area"], version: 1, mayIndex: $0) }
      let tables: [any SearchTable] = [
        InMemorySearchTable(columns: ["name", "area"]),
        SQLiteSearchTable(path: folder + "/with.sqlite", format: format(true)),
        SQLiteSearchTable(path: folder + "/without.sqlite", format: format(false)),
      ]
      let words = ["soup", "salt", "so", "食", "salty soup", "bread", "ad"]
      let rows = (0..<2400).map { number in
        SearchRow.sample(
          "\(number)",
          "\(words[number % 7]) \(number / 7)",
          ["area": "salted \(words[number % 5])"]
        )
      }
      for table in tables { try await table.upsert(rows, in: "p") }

      for text in words + [
        "salted", "salted soup", "salted 12", "a", "alt 7", "bread ad", "soup 342", "none",
      ] {
        for columns: Set in [["name", "area"], ["area"], ["name"]] {
          let expected = try await tables[0].find(text, columns: columns, limit: 500)
          let indexed = try await tables[1].find(text, columns: columns, limit: 500)
          let scanned = try await tables[2].find(text, columns: columns, limit: 500)
          #expect(indexed == expected, "\(text) in \(columns)")
          #expect(scanned == expected, "\(text) in \(columns)")
        }
      }
    }
  }

  @Test func `the index follows rows that are replaced, evicted and removed`() async throws {
    try await withTemporaryFolder { folder in
      let table = table(folder, rowLimit: 5)
      for round in 0..<4 {
        try await table.upsert(
          (0..<4).map { .sample("\($0 + round)", "soup \(round)\0x", at: round) },
          in: "p"
        )
        try checkIndex(folder)
      }
      try await table.removeAll(in: "p")
      try checkIndex(folder)
    }
  }

  @Test func `what was kept without an index is found by one that is built later`() async throws {
    try await withTemporaryFolder { folder in
      try await table(folder).upsert([.sample("a", "soup"), .sample("b", "bread")], in: "p")
      try await table(folder, mayIndex: false).upsert(
        [.sample("b", "noodles"), .sample("c", "soup")],
        in: "p"
      )
      let without = try await table(folder, mayIndex: false).find("soup")
      let recorder = EventRecorder<SearchTableEvent>()
      let with = try await table(folder, recorder).find("soup")
      let replaced = try await table(folder).find("bread")
      #expect(without == ["a", "c"])
      #expect(with == ["a", "c"])
      #expect(replaced == [])
      #expect(recorder.events == [.read(partition: "p", rows: 2, duration: nil)])
      try checkIndex(folder)
    }
  }

  @Test(arguments: [(true, ["texts_by_title", "words"]), (false, ["texts_by_title"])])
  func `titles are in order in an index of their own, beside that of the words where there may be one`(
    mayIndex: Bool,
    expected: [String]
  ) async throws {
    try await withTemporaryFolder { folder in
      try await table(folder, mayIndex: mayIndex).upsert([.sample("a", "soup")], in: "p")

      var names: [String] = []
      let sql = "SELECT name FROM sqlite_schema WHERE name IN ('words', 'texts_by_title') ORDER BY name"
      try connect(folder).forEach(sql) { names.append($0.text(at: 0)) }

      #expect(names == expected)
    }
  }

  /// One row is taken out of the index, so that only those who look through the texts find it.
  @Test(arguments: [(500, 499), (501, 501)])
  func `words that 500 rows have outside the title are looked for in the texts, rarer ones in the index`(
    rows: Int,
    found: Int
  ) async throws {
    try await withTemporaryFolder { folder in
      let table = table(folder, rowLimit: 1000)
      try await table.upsert((0..<rows).map { .sample("\($0)", "title", ["area": "soup"]) }, in: "p")
      try connect(folder).run(
        "INSERT INTO words (words, rowid, c0, c1) SELECT 'delete', id, c0, c1 FROM texts WHERE id = 1"
      )

      #expect(try await table.find("soup", limit: 1000).count == found)
    }
  }

  @Test(arguments: [("name = CAST('z' AS BLOB)", "z", "p"), ("partition = CAST('q' AS BLOB)", "a", "q")])
  func `a row under another name, or in another partition, than it was kept in is removed and reported`(
    damage: String,
    id: String,
    partition: String
  ) async throws {
    try await withTemporaryFolder { folder in
      let recorder = EventRecorder<SearchTableEvent>()
      let table = table(folder, recorder)
      try await table.upsert([.sample("a", "soup")], in: "p")
      try connect(folder).run("UPDATE rows SET \(damage)")

      #expect(try await table.row(for: id, in: partition) == nil)

      #expect(recorder.damage == [.dropped(id: id, partition: partition)])
    }
  }

  @Test(arguments: [
    (["name", "area"], 2), (["area", "name"], 1), (["name", "area", "tags"], 1), (["name"], 1),
  ])
  func `rows of another format are removed and reported, and new ones are kept`(
    columns: [String],
    version: Int
  )
    async throws
  {
    try await withTemporaryFolder { folder in
      let recorder = EventRecorder<SearchTableEvent>()
      try await table(folder).upsert([.sample("a", "soup")], in: "p")
      let other = table(folder, columns: columns, version: version, recorder)

      let before = try await other.find("soup")
      try await other.upsert([.sample("c", "soup")], in: "p")
      let after = try await other.find("soup")

      #expect(before == [])
      #expect(after == ["c"])
      #expect(recorder.events.first == .outdated(rows: 1))
      #expect(recorder.damage == [])
      #expect(try await other.count(in: "p") == 1)
    }
  }

  @Test func `a file that is no database is set aside and reported, and a new one is created`() async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/s.sqlite"
      try Data(repeating: 7, count: 5000).write(to: URL(filePath: path))
      let recorder = EventRecorder<SearchTableEvent>()
      let table = table(folder, recorder)

      try await table.upsert([.sample("a", "soup")], in: "p")
      let found = try await table.find("soup")

      #expect(found == ["a"])
      #expect(recorder.damage == [.setAside(path: path + ".damaged", reason: "file is not a database")])
    }
  }

  @Test(arguments: [
    "texts SET c0 = 'soup!'", "texts SET c1 = 'thai'", "rows SET summary = x'00'", "rows SET seen_at = 7000",
    "payloads SET payload = x'00'",
  ])
  func `a damaged row is removed and reported, the others stay and are found`(damage: String) async throws {
    try await withTemporaryFolder { folder in
      let recorder = EventRecorder<SearchTableEvent>()
      let table = table(folder, recorder)
      try await table.upsert(["a", "b"].map { .sample($0, "soup", payload: Data([1])) }, in: "p")
      try connect(folder).run("UPDATE \(damage) WHERE id = 1")

      let found = try await table.find("soup")

      #expect(found == ["b"])
      #expect(recorder.damage == [.dropped(id: "a", partition: "p")])
      #expect(try connect(folder).first("SELECT count(*) FROM rows") { $0.integer(at: 0) } == 1)
      try checkIndex(folder)
    }
  }

  @Test func `a damaged row that is replaced leaves nothing in the index`() async throws {
    try await withTemporaryFolder { folder in
      let table = table(folder)
      try await table.upsert([.sample("a", "soup")], in: "p")
      try connect(folder).run("UPDATE texts SET c0 = 'other'")
      try await table.upsert([.sample("a", "bread")], in: "p")
      try checkIndex(folder)
    }
  }

  @Test func `nothing of a removed partition is left on the disk`() async throws {
    try await withTemporaryFolder { folder in
      let table = table(folder)
      let secret = "token-of-anna-4711"
      try await table.upsert((0..<200).map { .sample("\($0)", secret, payload: Data(secret.utf8)) }, in: "p")
      try await table.upsert([.sample("a", "soup")], in: "q")
      try await table.removeAll(in: "p")
      for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
        let bytes = try Data(contentsOf: URL(filePath: folder + "/" + name))
        #expect(bytes.range(of: Data(secret.utf8)) == nil, "\(name)")
      }
      let count = try await table.count(in: "q")
      #expect(count == 1)
    }
  }

  @Test func `a file of a newer version is refused and left as it is`() async throws {
    try await withTemporaryFolder { folder in
      try await table(folder).upsert([.sample("a", "soup")], in: "p")
      try connect(folder).run("PRAGMA user_version = 2")
      let before = try Data(contentsOf: URL(filePath: folder + "/s.sqlite"))
      await #expect(throws: StorageError.schemaTooNew(found: 2, known: 1)) {
        try await table(folder).find("soup")
      }
      #expect(try Data(contentsOf: URL(filePath: folder + "/s.sqlite")) == before)
    }
  }

  @Test func `reads, writes and evictions are reported`() async throws {
    try await withTemporaryFolder { folder in
      let recorder = EventRecorder<SearchTableEvent>()
      let table = table(folder, rowLimit: 1, recorder)
      try await table.upsert([.sample("a", "soup"), .sample("b", "soup", at: 1)], in: "p")
      _ = try await table.find("soup")
      #expect(
        recorder.events == [
          .wrote(partition: "p", rows: 2, bytes: 8, duration: nil), .evicted(rows: 1, partition: "p"),
          .read(partition: "p", rows: 1, duration: nil),
        ]
      )
    }
  }

  @Test func `two processes that keep rows at once lose none`() async throws {
    try await withTemporaryFolder { folder in
      async let first: Void = keepInAnotherProcess(folder, "a")
      async let second: Void = keepInAnotherProcess(folder, "b")
      _ = await (first, second)
      let count = try await table(folder).count(in: "p")
      #expect(count == 80)
      try checkIndex(folder)
    }
  }

  private func keepInAnotherProcess(_ folder: String, _ name: String) async {
    await #expect(processExitsWith: .success) { [folder = folder as String, name = name as String] in
      let table = SQLiteSearchTable(path: folder + "/s.sqlite", columns: ["name", "area"])
      for number in 0..<40 { try await table.upsert([.sample("\(name)\(number)", "soup")], in: "p") }
    }
  }
}

extension EventRecorder<SearchTableEvent> {
  /// What the table did because something was damaged.
  var damage: [SearchTableEvent] {
    events.filter { event in
      switch event {
      case .setAside, .dropped: true
      case .evicted, .outdated, .read, .wrote: false
      }
    }
  }
}
