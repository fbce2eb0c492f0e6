import Foundation
import Testing

@testable import StorageKit

/// User data whose log is lost or damaged while the file itself is whole: no empty list without a word.
@Suite struct LostLogTests {
  enum Log: CaseIterable {
    case missing
    case empty
    case garbage
  }

  private let reason = "its log is missing or damaged"

  /// Keeps two records in one file and copies it while it is in use, as a process that was killed leaves it.
  ///
  /// - Returns: The records.
  private func makeFile(_ path: String, suffixes: [String] = ["", "-wal", ".used"]) async throws -> [Record] {
    let source = path + ".source"
    let store = SQLiteRecordStore(path: source)
    try await store.put(["a": "1", "b": "2"])
    for suffix in suffixes {
      try FileManager.default.copyItem(atPath: source + suffix, toPath: path + suffix)
    }
    return try await store.contents(of: "c").records
  }

  @Test func `a log that is there has all of the content, and nothing is reported`() async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/r.sqlite"
      let records = try await makeFile(path)
      let recorder = EventRecorder<RecordStoreEvent>()

      #expect(
        try await SQLiteRecordStore(path: path, observe: recorder.observe).contents(of: "c").records
          == records
      )

      #expect(records.map(\.key) == ["a", "b"])
      #expect(recorder.incidents == [])
    }
  }

  @Test(arguments: Log.allCases)
  func `records that were in a log that is gone are reported, once`(log: Log) async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/r.sqlite"
      _ = try await makeFile(path)
      switch log {
      case .missing: try FileSystem.remove(path + "-wal")
      case .empty: try Data().write(to: URL(filePath: path + "-wal"))
      case .garbage: try Data(repeating: 0xA5, count: 28_872).write(to: URL(filePath: path + "-wal"))
      }
      let recorder = EventRecorder<RecordStoreEvent>()

      let store = SQLiteRecordStore(path: path, observe: recorder.observe)
      #expect(try await store.contents(of: "c").records == [])
      #expect(try await SQLiteRecordStore(path: path, observe: recorder.observe).count(in: "c") == 0)

      #expect(
        recorder.incidents == [
          .setAside(path: path + ".damaged", reason: reason), .salvaged(records: 0, lost: 0),
        ]
      )
      #expect(try await store.status().setAside == [path + ".damaged"])
      #expect((FileIdentity(path: path + ".damaged-wal") != nil) == (log == .garbage))
    }
  }

  /// In the first four bytes of the log, in the size of its pages, in its salt, in its checksum, and in the
  /// checksum of its first page.
  @Test(arguments: [0, 8, 16, 23, 24, 48])
  func `records in a log that SQLite does not read are recovered from it, with their revisions`(offset: Int)
    async throws
  {
    try await withTemporaryFolder { folder in
      let path = folder + "/r.sqlite"
      let records = try await makeFile(path)
      var log = try Data(contentsOf: URL(filePath: path + "-wal"))
      log[offset] ^= 0xFF
      try log.write(to: URL(filePath: path + "-wal"))
      let recorder = EventRecorder<RecordStoreEvent>()

      #expect(
        try await SQLiteRecordStore(path: path, observe: recorder.observe).contents(of: "c").records
          == records
      )

      #expect(
        recorder.incidents == [
          .setAside(path: path + ".damaged", reason: reason), .salvaged(records: 2, lost: 0),
        ]
      )
    }
  }

  /// Keeps a record in a file, and three in its log, and copies both while they are in use.
  ///
  /// - Returns: The records.
  private func makeFileWithLog(
    _ path: String,
    durability: SQLiteDurability = .outlivesPower
  ) async throws -> [Record] {
    let source = path + ".source"
    do { try await SQLiteRecordStore(path: source, durability: durability).put(["a": "1"]) }
    #expect(FileIdentity(path: source + "-wal") == nil)
    let store = SQLiteRecordStore(path: source, durability: durability)
    for key in ["b", "d", "e"] { try await store.put([key: "1"]) }
    for suffix in ["", "-wal", ".used"] {
      try FileManager.default.copyItem(atPath: source + suffix, toPath: path + suffix)
    }
    return try await store.contents(of: "c").records
  }

  /// In the first and the last of the first four bytes, in each number behind them, and in the checksum.
  ///
  /// The note is that of an earlier version, without a number.
  @Test(arguments: [0, 3, 4, 8, 12, 16, 20, 23, 24, 30])
  func `changes in a log whose head is damaged are recovered though the file has older ones`(offset: Int)
    async throws
  {
    try await withTemporaryFolder { folder in
      let path = folder + "/r.sqlite"
      let records = try await makeFileWithLog(path)
      try Data().write(to: URL(filePath: path + ".used"))
      var log = try log(at: path)
      log[offset] ^= 0xFF
      try Data(log).write(to: URL(filePath: path + "-wal"))
      let recorder = EventRecorder<RecordStoreEvent>()
      let store = SQLiteRecordStore(path: path, observe: recorder.observe)

      #expect(try await store.contents(of: "c").records == records)
      let next = try await store.set(Data(), for: "f", in: "c", ifRevision: nil)

      #expect(records.map(\.key) == ["a", "b", "d", "e"])
      #expect(next == .written(Record(key: "f", value: Data(), revision: 5)))
      #expect(
        recorder.incidents == [
          .setAside(path: path + ".damaged", reason: reason), .salvaged(records: 4, lost: 0),
        ]
      )
    }
  }

  /// How much of the log is left; `nil` where it is missing.
  ///
  /// 4152 bytes are its head and one page.
  @Test(arguments: [nil, 0, 20, 4152] as [Int?])
  func `changes in a log that is gone are reported, once, though the file has older ones`(left: Int?)
    async throws
  {
    try await withTemporaryFolder { folder in
      let path = folder + "/r.sqlite"
      let records = try await makeFileWithLog(path)
      if let left {
        #expect(truncate(path + "-wal", left) == 0)
      } else {
        try FileSystem.remove(path + "-wal")
      }
      let recorder = EventRecorder<RecordStoreEvent>()
      let store = SQLiteRecordStore(path: path, observe: recorder.observe)

      #expect(try await store.contents(of: "c").records == Array(records.prefix(1)))
      #expect(try await SQLiteRecordStore(path: path, observe: recorder.observe).count(in: "c") == 1)

      #expect(
        recorder.incidents == [
          .setAside(path: path + ".damaged", reason: reason), .salvaged(records: 1, lost: 0),
        ]
      )
    }
  }

  @Test func `a change that its process did not live to note is no loss`() async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/r.sqlite"
      let store = SQLiteRecordStore(path: path)
      try await store.put(["a": "1"])
      let note = try Data(contentsOf: URL(filePath: path + ".used"))
      try await store.put(["b": "2"])
      #expect(try Data(contentsOf: URL(filePath: path + ".used")) != note)
      try note.write(to: URL(filePath: path + ".used"))
      let recorder = EventRecorder<RecordStoreEvent>()

      let found = try await SQLiteRecordStore(path: path, observe: recorder.observe).contents(of: "c").records

      #expect(found.map(\.key) == ["a", "b"])
      #expect(recorder.incidents == [])
      withExtendedLifetime(store) {}
    }
  }

  /// Half of one number, and half of another one, as of two processes; too much; too little.
  @Test(
    arguments: [
      [0, 0, 0, 0, 0, 0, 0, 9, 255, 255, 255, 255, 255, 255, 255, 250], [UInt8](repeating: 7, count: 17),
      [0, 0, 0, 0, 0, 0, 0, 9], [UInt8](repeating: 0, count: 16),
    ] as [[UInt8]]
  )
  func `a note whose number is not whole says only that there was content`(note: [UInt8]) async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/r.sqlite"
      let records = try await makeFileWithLog(path)
      try Data(note).write(to: URL(filePath: path + ".used"))
      let recorder = EventRecorder<RecordStoreEvent>()

      let found = try await SQLiteRecordStore(path: path, observe: recorder.observe).contents(of: "c").records

      #expect(found == records)
      #expect(recorder.incidents == [])
    }
  }

  /// A power cut may take its log, and the note need not be older than that.
  @Test func `a store whose changes need not outlive a power cut does not miss those of its log`()
    async throws
  {
    try await withTemporaryFolder { folder in
      let path = folder + "/r.sqlite"
      let records = try await makeFileWithLog(path, durability: .outlivesProcess)
      #expect(try FileSystem.size(of: path + ".used") == 0)
      try FileSystem.remove(path + "-wal")
      let recorder = EventRecorder<RecordStoreEvent>()
      let store = SQLiteRecordStore(path: path, durability: .outlivesProcess, observe: recorder.observe)

      #expect(try await store.contents(of: "c").records == Array(records.prefix(1)))
      #expect(recorder.incidents == [])
    }
  }

  /// Keeps three records, each with a transaction of its own, and copies the file while it is in use.
  ///
  /// - Returns: The records, and where their transactions end in the log.
  private func makeLog(_ path: String) async throws -> (records: [Record], ends: [Int]) {
    let source = path + ".source"
    let store = SQLiteRecordStore(path: source)
    var ends: [Int] = []
    for key in ["a", "b", "c"] {
      try await store.put([key: "1"])
      ends.append(try #require(try FileSystem.size(of: source + "-wal")))
    }
    for suffix in ["", "-wal", ".used"] {
      try FileManager.default.copyItem(atPath: source + suffix, toPath: path + suffix)
    }
    return (try await store.contents(of: "c").records, ends)
  }

  private func log(at path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(filePath: path + "-wal")))
  }

  /// In the salt, in the checksum and in the content of a frame.
  @Test(arguments: [8, 16, 24])
  func `changes behind a damaged part of the log are missed, and recovered`(offset: Int) async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/r.sqlite"
      let (records, ends) = try await makeLog(path)
      var log = try log(at: path)
      log[ends[0] + offset] ^= 0xFF
      try Data(log).write(to: URL(filePath: path + "-wal"))
      let recorder = EventRecorder<RecordStoreEvent>()

      let found = try await SQLiteRecordStore(path: path, observe: recorder.observe).contents(of: "c").records

      #expect(found == records)
      #expect(
        recorder.incidents == [
          .setAside(path: path + ".damaged", reason: reason),
          .salvaged(records: records.count, lost: 0),
        ]
      )
    }
  }

  /// As a disk fails: the end of one page, and the number and the salt of the next one.
  @Test func `changes behind a damaged block of the disk are recovered from the pages that follow it`()
    async throws
  {
    try await withTemporaryFolder { folder in
      let path = folder + "/r.sqlite"
      let (records, ends) = try await makeLog(path)
      var log = try log(at: path)
      for place in ends[0] + 100..<ends[0] + 100 + 4096 { log[place] ^= 0xFF }
      try Data(log).write(to: URL(filePath: path + "-wal"))
      let recorder = EventRecorder<RecordStoreEvent>()

      let found = try await SQLiteRecordStore(path: path, observe: recorder.observe).contents(of: "c").records

      #expect(DatabaseLog(log).unreadTransactions == 2)
      #expect(found == records)
      #expect(
        recorder.incidents == [
          .setAside(path: path + ".damaged", reason: reason),
          .salvaged(records: records.count, lost: 0),
        ]
      )
    }
  }

  @Test(arguments: [true, false])
  func `a last change that is damaged in the log is unfinished, as that of a power cut, unless it was noted`(
    isNoted: Bool
  ) async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/r.sqlite"
      let (records, ends) = try await makeLog(path)
      var log = try log(at: path)
      log[ends[1] + 16] ^= 0xFF
      try Data(log).write(to: URL(filePath: path + "-wal"))
      if !isNoted { try Data().write(to: URL(filePath: path + ".used")) }
      let recorder = EventRecorder<RecordStoreEvent>()

      let found = try await SQLiteRecordStore(path: path, observe: recorder.observe).contents(of: "c").records

      #expect(found == Array(records.prefix(2)))
      #expect(recorder.incidents.isEmpty == !isNoted)
    }
  }

  @Test func `the changes of a log that SQLite does not read are counted`() async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/r.sqlite"
      let ends = try await makeLog(path).ends
      let log = try log(at: path)
      func unread(_ places: Int...) -> Int {
        var damaged = log
        for place in places { damaged[place] ^= 0xFF }
        return DatabaseLog(damaged).unreadTransactions
      }

      let damaged: [Int] = [
        unread(), unread(ends[0]), unread(ends[1] - 1), unread(ends[0] + 16), unread(ends[1]),
        unread(ends[2] - 1),
      ]
      #expect(damaged == [0, 2, 2, 2, 1, 1])
      #expect(DatabaseLog([]).unreadTransactions == 0)
      #expect(DatabaseLog(Array(log.prefix(32))).unreadTransactions == 0)
      // The first page has another salt than the head, which is whole.
      #expect(unread(32 + 8) == unread(32 + 24))
      // Of the last two pages of a change, what is in one is damaged, and the checksum of the other.
      #expect(unread(ends[1] - 4121, ends[1] - 4120 + 16) == 2)
      // Nothing of a log is read whose head is damaged.
      #expect([0, 16, 24].map { unread($0) } == [0, 0, 0])
    }
  }

  @Test func `changes are missed behind a damaged head, and where several follow something damaged`()
    async throws
  {
    try await withTemporaryFolder { folder in
      let path = folder + "/r.sqlite"
      let ends = try await makeLog(path).ends
      let log = try log(at: path)
      func misses(_ place: Int, prefix: Int? = nil) -> Bool {
        var damaged = Array(log.prefix(prefix ?? log.count))
        damaged[place] ^= 0xFF
        return DatabaseLog(damaged, pageSize: 4096).missesChanges
      }

      #expect(!DatabaseLog(log).missesChanges)
      #expect([0, 8, 24].allSatisfy { misses($0) })
      #expect(misses(0, prefix: ends[0]))
      // A head alone, and one with a page that ends no transaction.
      #expect(!misses(0, prefix: 32))
      #expect(!misses(0, prefix: 4152))
      #expect(misses(ends[0] + 16))
      #expect(!misses(ends[1] + 16))
    }
  }

  @Test func `a log that was begun once more misses nothing, with or without a change of its own`()
    async throws
  {
    try await withTemporaryFolder { folder in
      let path = folder + "/r.sqlite"
      _ = try await makeLog(path)
      let earlier = try log(at: path)
      let connection = try SQLiteFile(path: path, migrations: Migration.records, busyTimeout: .zero).open()
        .connection
      try connection.run("PRAGMA wal_checkpoint(RESTART)")
      _ = try RecordTable(connection: connection).write(Data([1]), for: "z", in: "c")
      let log = try log(at: path)

      #expect(log[16..<24] != earlier[16..<24])
      #expect(log.count == earlier.count)
      #expect(!DatabaseLog(log).missesChanges)
      // Killed before its first page was written.
      #expect(!DatabaseLog(Array(log.prefix(32)) + earlier.dropFirst(32)).missesChanges)
      withExtendedLifetime(connection) {}
    }
  }

  /// The log as a machine with the other order of bytes writes it: its checksums are those of other numbers.
  private func swapped(_ original: [UInt8]) -> [UInt8] {
    var log = original
    var (first, second): (UInt32, UInt32) = (0, 0)
    func number(_ place: Int) -> UInt32 {
      log[place..<place + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    }
    func add(_ part: Range<Int>) {
      for place in stride(from: part.lowerBound, to: part.upperBound, by: 8) {
        first = first &+ number(place) &+ second
        second = second &+ number(place + 4) &+ first
      }
    }
    func state(at place: Int) {
      for index in 0..<4 {
        log[place + index] = UInt8(truncatingIfNeeded: first >> UInt32(24 - 8 * index))
        log[place + 4 + index] = UInt8(truncatingIfNeeded: second >> UInt32(24 - 8 * index))
      }
    }
    log[3] |= 1
    add(0..<24)
    state(at: 24)
    for start in stride(from: 32, to: log.count, by: 4120) {
      add(start..<start + 8)
      add(start + 24..<start + 4120)
      state(at: start + 16)
    }
    return log
  }

  @Test func `a log of a machine with the other order of bytes is read as well`() async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/r.sqlite"
      let ends = try await makeLog(path).ends
      var log = swapped(try log(at: path))
      #expect(DatabaseLog(log).unreadTransactions == 0)

      log[ends[0] + 24] ^= 0xFF

      #expect(DatabaseLog(log).unreadTransactions == 2)
    }
  }

  @Test(arguments: [0, 1, 256, 513, 1000, 131_072])
  func `a log that states a size which no page has is one without changes`(pageSize: Int) {
    var log = [UInt8](repeating: 0, count: 32 + 24 + pageSize)
    for index in 0..<4 { log[8 + index] = UInt8(truncatingIfNeeded: pageSize >> (24 - 8 * index)) }
    // The first page of the file, and the last one of its change.
    log[32 + 3] = 1
    log[32 + 7] = 1

    #expect(DatabaseLog(log).finishedFrames.isEmpty)
    #expect(DatabaseLog(log).unreadTransactions == 0)
  }

  /// The first halves of the salts of a log whose head is all zeros, with a change of one page for each.
  @Test(
    arguments: [
      ([5, 5, 5], [1, 2, 3]), ([0, 5, 5], [2, 3]), ([4, 5, 5], [2, 3]), ([0, 5, 6], [1]), ([0, 5], [1]),
      ([6, 5, 5], [1]), ([65_541, 5, 5], [1]), ([65_542, 5, 5], [2, 3]),
      ([0, .max, .max], [1]), ([6, 5, 6], [1, 3]),
    ] as [([UInt32], [Int])]
  )
  func `a log without a head has the salt of its first page, unless that is damaged as well`(
    salts: [UInt32],
    pages: [Int]
  ) {
    var log = [UInt8](repeating: 0, count: 32)
    for (index, salt) in salts.enumerated() {
      // The page, the size of the file, both halves of the salt, and a checksum that is wrong.
      for number in [UInt32(index + 1), 1, salt, 7, 0, 0] {
        for shift in [24, 16, 8, 0] { log.append(UInt8(truncatingIfNeeded: number >> UInt32(shift))) }
      }
      log += [UInt8](repeating: 0, count: 512)
    }

    #expect(DatabaseLog(log, pageSize: 512).finishedFrames.map(\.page) == pages)
    #expect(DatabaseLog(log, pageSize: 512).unreadTransactions == 0)
  }

  @Test func `pages with another salt than that of a whole head do not count`() async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/r.sqlite"
      _ = try await makeLog(path)
      var log = try log(at: path)
      #expect(!DatabaseLog(log).finishedFrames.isEmpty)

      for start in stride(from: 32, to: log.count, by: 4120) { log[start + 8] ^= 1 }

      #expect(DatabaseLog(log).finishedFrames.isEmpty)
    }
  }

  /// Each of two was killed while it waited for the disk, and the next change began where it had begun.
  @Test func `changes of killed processes that others have overwritten in part are no damage`() async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/r.sqlite"
      let ends = try await makeLog(path).ends
      var log = try log(at: path)
      for end in ends.prefix(2) { log[end + 24] ^= 0xFF }

      #expect(DatabaseLog(log).unreadTransactions == 1)
    }
  }

  @Test func `the loss of a log is noticed in a file that has its tables, and nothing in them`()
    async throws
  {
    try await withTemporaryFolder { folder in
      let path = folder + "/r.sqlite"
      _ = try SQLiteFile(path: path + ".source", migrations: Migration.records, busyTimeout: .zero).open()
      _ = try await makeFile(path, suffixes: ["", ".used"])
      let recorder = EventRecorder<RecordStoreEvent>()

      #expect(
        try await SQLiteRecordStore(path: path, observe: recorder.observe).contents(of: "c").records == []
      )

      #expect(
        recorder.incidents == [
          .setAside(path: path + ".damaged", reason: reason), .salvaged(records: 0, lost: 0),
        ]
      )
    }
  }

  @Test func `a file that never had content is a new one, as one whose process died while it made it`()
    async throws
  {
    try await withTemporaryFolder { folder in
      let path = folder + "/r.sqlite"
      _ = try await makeFile(path, suffixes: [""])
      let recorder = EventRecorder<RecordStoreEvent>()
      let store = SQLiteRecordStore(path: path, observe: recorder.observe)

      #expect(try await store.contents(of: "c").records == [])
      try await store.put(["c": "3"])

      #expect(try await store.contents(of: "c").records.map(\.key) == ["c"])
      #expect(recorder.incidents == [])
    }
  }
}
