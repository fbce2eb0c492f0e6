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

  @Test(arguments: [900...1020, 5040...5120, 8186...8186])
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

  /// How many bytes of each page the file reserves, and how many of the row are on its own page; SQLite uses
  /// 480 bytes of a page at least.
  @Test(arguments: [(0, 39), (5, 39), (12, 38), (32, 51), (33, 39)] as [(UInt8, Int)])
  func `a long row is whole where the last bytes of each page are reserved, unless they are too many`(
    reserved: UInt8,
    local: Int
  ) {
    let value = Document.numbered(1, bytes: 1000).body
    let file = fileWithLongRow(value, reserved: reserved, local: local, size: [0x87, 0x6B])

    #expect(DatabasePages(file: file, log: []).rows() == [[.bytes(value)]])
  }

  @Test func `a long row that has a byte less than its values take is none`() {
    let value = Document.numbered(1, bytes: 1000).body
    let file = fileWithLongRow(value, reserved: 0, local: 39, size: [0x87, 0x6A])

    #expect(DatabasePages(file: file, log: []).rows() == [])
  }

  /// A file whose second page has one row with a value of 1000 bytes, continued on the pages behind it.
  private func fileWithLongRow(_ value: Data, reserved: UInt8, local: Int, size: [UInt8]) -> [UInt8] {
    let usable = reserved > 32 ? 512 : 512 - Int(reserved)
    // The length of its head, the type of 1000 bytes, and these.
    let row: [UInt8] = [3, 0x8F, 0x5C] + Array(value)
    var file: [UInt8] = Array("SQLite format 3\0".utf8) + [2, 0, 2, 2, reserved]
    file += [UInt8](repeating: 0, count: 512 - file.count)
    // A leaf with one cell, whose content begins at 100 and continues on the third page.
    var leaf = [UInt8](repeating: 0, count: 512)
    leaf[0] = 10
    leaf[4] = 1
    leaf[6] = 100
    leaf[9] = 100
    let cell: [UInt8] = size + Array(row.prefix(local)) + [0, 0, 0, 3]
    leaf.replaceSubrange(100..<100 + cell.count, with: cell)
    file += leaf
    var rest = Array(row.dropFirst(local))
    while !rest.isEmpty {
      let content = Array(rest.prefix(usable - 4))
      rest.removeFirst(content.count)
      let next: UInt8 = rest.isEmpty ? 0 : UInt8(file.count / 512 + 2)
      file += [0, 0, 0, next]
      file += content
      file += [UInt8](repeating: 0xFF, count: 508 - content.count)
    }
    return file
  }

  /// A leaf of 4096 bytes that counts one row, a 1, at 100, with other bytes from some places on.
  private func rows(onLeafWith changes: [Int: [UInt8]]) -> [[DatabasePages.Value]] {
    var page = [UInt8](repeating: 0, count: 4096)
    let leaf: [Int: [UInt8]] = [0: [10, 0, 0, 0, 1, 0, 100, 0, 0, 100], 100: [2, 2, 9]]
    for (place, bytes) in leaf.merging(changes, uniquingKeysWith: { $1 }).sorted(by: { $0.key < $1.key }) {
      page.replaceSubrange(place..<place + bytes.count, with: bytes)
    }
    return DatabasePages(file: [UInt8](repeating: 0, count: 4096) + page, log: []).rows()
  }

  @Test func `each kind of value takes the bytes that are its own`() {
    let cells: [(bytes: [UInt8], row: [DatabasePages.Value])] = [
      ([3, 3, 0, 9], [.null, .integer(1)]), ([3, 3, 8, 9], [.integer(0), .integer(1)]),
      // A number with a fraction, which no record has.
      ([2, 2, 7], [.bytes(Data())]), ([2, 2, 12], [.bytes(Data())]), ([3, 2, 14, 5], [.bytes(Data([5]))]),
    ]
    for cell in cells { #expect(rows(onLeafWith: [100: cell.bytes]) == [cell.row], "\(cell.bytes)") }
  }

  /// A byte less than the value takes, and a head that is longer than the row.
  @Test(arguments: [[2, 2, 14], [2, 3, 9]] as [[UInt8]])
  func `a row that is shorter than it says is none`(cell: [UInt8]) {
    #expect(rows(onLeafWith: [100: cell]) == [])
  }

  /// A second pointer, which the page does not count, with free blocks in the content of the page.
  @Test(
    arguments: [
      // To the row that is counted, to another one, and to nothing.
      (100, [:], 1), (200, [:], 2), (99, [:], 1),
      // Into a free block, into the one that follows it, and beside both.
      (204, [1: [0, 200], 200: [1, 144, 0, 8]], 1),
      (404, [1: [0, 200], 200: [1, 144, 0, 8], 400: [0, 0, 0, 8]], 1),
      (408, [1: [0, 200], 200: [1, 144, 0, 8], 400: [0, 0, 0, 8]], 2),
      // No block is free, and the first bytes of the page lead to none.
      (2564, [2560: [0, 0, 0, 8]], 2),
    ] as [(Int, [Int: [UInt8]], Int)]
  )
  func `a row that a page does not count is found once, unless it is in a free block`(
    pointer: Int,
    changes: [Int: [UInt8]],
    count: Int
  ) {
    var changes = changes
    changes[10] = [UInt8(pointer / 256), UInt8(pointer % 256)]
    if pointer > 100 { changes[pointer] = [2, 2, 9] }

    #expect(rows(onLeafWith: changes) == [[DatabasePages.Value]](repeating: [.integer(1)], count: count))
  }

  @Test func `the content of a page that begins behind its pointers is none of them`() {
    // The row at 10 would lead to the one at 514.
    let found = rows(onLeafWith: [5: [0, 10], 8: [0, 10, 2, 2, 9], 514: [2, 2, 9]])

    #expect(found == [[.integer(1)]])
  }

  /// Rows of ten and of 1003 bytes of which too few are on their page of 512 bytes.
  @Test(arguments: [(510, [10]), (500, [0x87, 0x6B]), (470, [0x87, 0x6B])] as [(Int, [UInt8])])
  func `a row that goes beyond its page is none`(place: Int, size: [UInt8]) {
    var file = fileWithLongRow(Document.numbered(1, bytes: 1000).body, reserved: 0, local: 39, size: size)
    for (offset, byte) in [UInt8(place >> 8), UInt8(place & 0xFF)].enumerated() {
      file[512 + 5 + offset] = byte
      file[512 + 8 + offset] = byte
    }
    let cell = size + [3, 0x8F, 0x5C]
    for (offset, byte) in cell.enumerated() where place + offset < 512 { file[512 + place + offset] = byte }
    file[1023] = 3

    #expect(DatabasePages(file: file, log: []).rows() == [])
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

  /// Makes a log to which each of several processes wrote behind the same end, the last of them least.
  ///
  /// All but the last one were killed while they waited for the disk.
  ///
  /// - Returns: The log, and its length without what the earlier ones left behind.
  private func logOfKilledProcesses(_ folder: String) throws -> (log: [UInt8], end: Int) {
    let path = folder + "/r.sqlite"
    let connection = try open(path)
    try keep(["a": Data([1])], connection)
    var (log, end) = ([UInt8](), Int.max)
    for sizes in [700..<730, 700..<710, 700..<701] {
      let copy = folder + "/\(sizes.count).sqlite"
      for suffix in ["", "-wal"] {
        try FileManager.default.copyItem(atPath: path + suffix, toPath: copy + suffix)
      }
      let process = try SQLiteConnection(path: copy, access: .readingAndWriting, busyTimeout: .zero)
      try keep(samples(sizes), process)
      let written = try bytes(copy + "-wal")
      #expect(written.count < end)
      end = written.count
      log = written + log.dropFirst(end)
      withExtendedLifetime(process) {}
    }
    withExtendedLifetime(connection) {}
    return (log, end)
  }

  @Test func `changes of killed processes behind the end of the log do not count`() async throws {
    try await withTemporaryFolder { folder in
      let (log, end) = try logOfKilledProcesses(folder)
      let expected = samples([700]).merging(["a": Data([1])]) { $1 }

      #expect(end < log.count)
      #expect(values(DatabasePages(file: [], log: Array(log.prefix(end)))) == expected)
      #expect(values(DatabasePages(file: [], log: log)) == expected)
      #expect(DatabaseLog(log).unreadTransactions == 1)
    }
  }

  /// In the first four bytes of the log, of which the last tells the order of bytes, in the size of its
  /// pages, in its salt, and in its checksum.
  @Test(arguments: [0, 3, 8, 16, 23, 24])
  func `a log whose head is damaged counts as far as its frames continue each other`(place: Int) async throws
  {
    try await withTemporaryFolder { folder in
      var log = try logOfKilledProcesses(folder).log
      log[place] ^= 0xFF

      let expected = samples([700]).merging(["a": Data([1])]) { $1 }
      #expect(values(DatabasePages(file: [], log: log)) == expected)
    }
  }

  /// As a disk fails: the head of the log, and the number, the salt and most of the bytes of its first page.
  @Test func `a log whose first block is damaged counts from its second page on`() async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/r.sqlite"
      let connection = try open(path)
      try keep(["a": Data([1])], connection)
      try keep(["b": Data([2])], connection)
      var log = try bytes(path + "-wal")
      // Far from the number in the salt of the second page.
      let other = log[32 + 4120 + 8] ^ 0x80
      log.replaceSubrange(0..<4096, with: [UInt8](repeating: other, count: 4096))

      #expect(values(DatabasePages(file: [], log: log)) == ["a": Data([1]), "b": Data([2])])
      withExtendedLifetime(connection) {}
    }
  }

  @Test(arguments: [(1, true), (8, true), (9, false)])
  func `the length of a row is a number of at most eight bytes`(count: Int, isRead: Bool) {
    var page = [UInt8](repeating: 0, count: 4096)
    // A leaf with one cell, whose content begins at 100.
    page[0] = 10
    page[4] = 1
    page[6] = 100
    page[9] = 100
    // Two bytes: the length of the head, and the type of a 1.
    let cell = [UInt8](repeating: 0x80, count: count - 1) + [2, 2, 9]
    page.replaceSubrange(100..<100 + cell.count, with: cell)

    let rows = DatabasePages(file: [UInt8](repeating: 0, count: 4096) + page, log: []).rows()

    let expected: [[DatabasePages.Value]] = isRead ? [[.integer(1)]] : []
    #expect(rows == expected)
  }

  @Test func `what an earlier log left behind a shorter one does not count`() async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/r.sqlite"
      let connection = try open(path)
      try keep(samples(100..<300), connection)
      // The next change begins the log once more, with another salt.
      try connection.run("PRAGMA wal_checkpoint(RESTART)")
      _ = try RecordTable(connection: connection).removeAll(in: "c")
      try keep(["a": Data([1])], connection)

      let (file, log) = (try bytes(path), try bytes(path + "-wal"))

      // Eight bytes into its last frame.
      #expect(Array(log.suffix(24 + 4096 - 8).prefix(8)) != Array(log[16..<24]))
      #expect(values(DatabasePages(file: file, log: log)) == ["a": Data([1])])
      #expect(DatabaseLog(log).unreadTransactions == 0)
      withExtendedLifetime(connection) {}
    }
  }

  /// The list of free pages is on one page, and on several ones.
  @Test(arguments: [(4096, 100..<300), (512, 700..<800)])
  func `rows that were removed do not come back from pages that are free, and others are found on them`(
    pageSize: Int,
    sizes: Range<Int>
  ) async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/r.sqlite"
      let connection = try open(path, pageSize: pageSize)
      let table = RecordTable(connection: connection)
      try keep(samples(sizes), connection)
      #expect(values(try DatabasePages(path: path)) == samples(sizes))

      _ = try table.removeAll(in: "c")
      _ = try table.write(Data([1]), for: "kept", in: "d")
      #expect(values(try DatabasePages(path: path)) == ["kept": Data([1])])

      let later = samples(sizes.prefix(50))
      try keep(later, connection)
      let found = values(try DatabasePages(path: path))
      #expect(later.allSatisfy { found[$0.key] == $0.value })
    }
  }

  @Test func `numbers are read as they are, however long`() async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/r.sqlite"
      let connection = try open(path)
      let numbers = [-1, 0, 1, 2, 300, 70_000, 20_000_000, 5_000_000_000, 1 << 60]
      for number in numbers {
        let record = Record(key: "\(number)", value: Data([1]), revision: number)
        try RecordTable(connection: connection).restore(record, in: "c")
      }

      let found = try DatabasePages(path: path).rows().filter { $0.count == 5 }.compactMap(\.last)

      #expect(Set(found) == Set(numbers.map { DatabasePages.Value.integer(Int64($0)) }))
      #expect(found.count == numbers.count)
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
