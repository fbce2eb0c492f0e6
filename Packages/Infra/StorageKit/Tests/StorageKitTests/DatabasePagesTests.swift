import Foundation
import Testing

@testable import StorageKit

/// The rows of a file and its log, read without SQLite.
@Suite struct DatabasePagesTests {
  /// Makes a database of records whose log stays as it is.
  private func open(_ path: String, pageSize: Int = 4096) throws -> SQLiteConnection {
    try FileSystem.createFile(path)
    let connection = try SQLiteConnection(path: path, access: .readingAndWriting, busyTimeout: .zero)
    for setting in [
      "page_size = \(pageSize)", "journal_mode = WAL", "wal_autocheckpoint = 0", "secure_delete = OFF",
    ] {
      try connection.run("PRAGMA \(setting)")
    }
    for migration in Migration.records { try migration.run(on: connection) }
    return connection
  }

  private func bytes(_ path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(filePath: path)))
  }

  /// The values of the records by their keys.
  private func values(_ pages: DatabasePages) -> [String: Data] {
    var values: [String: Data] = [:]
    for row in pages.rows() where row.count == 5 {
      guard case .bytes(let key) = row[1], case .bytes(let value) = row[3] else { continue }
      values[String(decoding: key, as: UTF8.self)] = value
    }
    return values
  }

  /// Keeps values under their keys in one transaction.
  private func keep(_ values: [String: Data], _ connection: SQLiteConnection) throws {
    let table = RecordTable(connection: connection)
    try connection.transaction { () throws(SQLiteFailure) in
      for (key, value) in values { _ = try table.write(value, for: key, in: "c") }
    }
  }

  private func samples(_ sizes: some Sequence<Int>) -> [String: Data] {
    Dictionary(uniqueKeysWithValues: sizes.map { ("\($0)", Document.numbered($0, bytes: $0).body) })
  }

  @Test(arguments: [512, 1024, 8192, 32_768])
  func `the size of the pages is that of the log, or of the file`(pageSize: Int) async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/r.sqlite"
      let connection = try open(path, pageSize: pageSize)
      let expected = samples(700..<730)
      try keep(expected, connection)

      let log = try bytes(path + "-wal")
      #expect(values(DatabasePages(file: [], log: log)) == expected)

      try connection.run("PRAGMA wal_checkpoint(TRUNCATE)")
      let file = try bytes(path)
      #expect(values(DatabasePages(file: file, log: [])) == expected)
    }
  }

  @Test(arguments: [900...1020, 5040...5120])
  func `rows are whole on both sides of the lengths from which they go on elsewhere`(
    sizes: ClosedRange<Int>
  ) async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/r.sqlite"
      let connection = try open(path)
      let expected = samples(sizes)
      try keep(expected, connection)

      #expect(values(try DatabasePages(path: path)) == expected)
    }
  }

  @Test func `only what was finished counts of the log, and only as far as it belongs to it`() async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/r.sqlite"
      let connection = try open(path)
      let table = RecordTable(connection: connection)
      _ = try table.write(Data([1]), for: "a", in: "c")
      let end = try bytes(path + "-wal").count
      _ = try connection.transaction { () throws(SQLiteFailure) in
        try table.write(Data([2]), for: "b", in: "c")
      }
      let log = try bytes(path + "-wal")

      let unfinished = Array(log.dropLast(24 + 4096))
      var foreign = log
      foreign[end + 8] ^= 1

      #expect(values(DatabasePages(file: [], log: log)) == ["a": Data([1]), "b": Data([2])])
      #expect(values(DatabasePages(file: [], log: unfinished)) == ["a": Data([1])])
      #expect(values(DatabasePages(file: [], log: foreign)) == ["a": Data([1])])
    }
  }

  @Test func `rows that were removed do not come back from pages that are free`() async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/r.sqlite"
      let connection = try open(path)
      let table = RecordTable(connection: connection)
      try keep(samples(100..<300), connection)
      #expect(values(try DatabasePages(path: path)).count == 200)

      _ = try table.removeAll(in: "c")
      _ = try table.write(Data([1]), for: "kept", in: "d")

      #expect(values(try DatabasePages(path: path)) == ["kept": Data([1])])
    }
  }

  @Test func `rows are found beyond a count of a page that is too small`() async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/r.sqlite"
      let connection = try open(path)
      let expected = samples(100..<300)
      try keep(expected, connection)
      try connection.run("PRAGMA wal_checkpoint(TRUNCATE)")
      let file = try bytes(path)

      for page in stride(from: 4096, to: file.count, by: 4096) where [2, 10].contains(file[page]) {
        for bit in 0..<8 where file[page + 4] & (1 << bit) != 0 {
          var damaged = file
          damaged[page + 4] ^= 1 << bit
          #expect(values(DatabasePages(file: damaged, log: [])) == expected, "bit \(bit) at \(page)")
        }
      }
    }
  }

  @Test(arguments: [false, true])
  func `rows that were removed do not come back from pages that are in use`(isBackwards: Bool) async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/r.sqlite"
      let connection = try open(path)
      var expected = samples(100..<120)
      try keep(expected, connection)
      let keys = expected.keys.sorted()

      for key in isBackwards ? keys.reversed() : keys {
        _ = try RecordTable(connection: connection).remove(key, in: "c")
        expected[key] = nil
        #expect(values(try DatabasePages(path: path)) == expected, "without \(key)")
      }
    }
  }
}
