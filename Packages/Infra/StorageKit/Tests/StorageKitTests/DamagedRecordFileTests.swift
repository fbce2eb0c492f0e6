import Foundation
import Testing

@testable import StorageKit

/// User data in damaged files: no file is overwritten, intact records are recovered, and every loss is reported.
@Suite(.timeLimit(.minutes(5))) struct DamagedRecordFileTests {
  private func damage(_ path: String, at offset: Int, bytes: Int) throws {
    var content = try Data(contentsOf: URL(filePath: path))
    let end = min(content.count, offset + bytes)
    content.replaceSubrange(offset..<end, with: Data(repeating: 0xA5, count: end - offset))
    try content.write(to: URL(filePath: path))
  }

  @Test func `every damaged file is kept under a name of its own, until the user moves it`()
    async throws
  {
    try await withTemporaryFolder { folder in
      let path = folder + "/r.sqlite"
      for round in 1...3 {
        try Data(repeating: UInt8(round), count: 5000).write(to: URL(filePath: path))
        for suffix in ["-wal", "-shm"] { try FileSystem.remove(path + suffix) }
        _ = try await SQLiteRecordStore(path: path).contents(of: "c").records
      }
      let names = [".damaged", ".damaged-2", ".damaged-3"].map { path + $0 }
      for (index, name) in names.enumerated() {
        #expect(try Data(contentsOf: URL(filePath: name)) == Data(repeating: UInt8(index + 1), count: 5000))
      }
      #expect(try DamagedFiles(of: path).paths() == names)
      #expect(try await SQLiteRecordStore(path: path).status().setAside == names)

      for name in names { try FileManager.default.moveItem(atPath: name, toPath: name + ".mine") }

      #expect(try DamagedFiles(of: path).paths() == [])
      #expect(try await SQLiteRecordStore(path: path).status().setAside == [])
    }
  }

  @Test func `a store without a folder has no damaged files`() throws {
    #expect(try DamagedFiles(of: "/nonexistent/r.sqlite").paths() == [])
  }

  @Test
  func `behind a destroyed header every record is saved with its revision, and new ones go on after them`()
    async throws
  {
    try await withTemporaryFolder { folder in
      let path = folder + "/r.sqlite"
      try await NumberedRecords.makeFile(path)
      let before = try await SQLiteRecordStore(path: path).contents(of: "c").records
      try damage(path, at: 0, bytes: 100)
      let recorder = EventRecorder<RecordStoreEvent>()
      let store = SQLiteRecordStore(path: path, observe: recorder.observe)

      #expect(try await store.contents(of: "c").records == before)
      let written = try await store.set(Data(), for: "new", in: "c", ifRevision: nil)

      #expect(before.count == 200)
      #expect(written == .written(Record(key: "new", value: Data(), revision: 401)))
      #expect(
        recorder.incidents == [
          .setAside(path: path + ".damaged", reason: "file is not a database"),
          .salvaged(records: 200, lost: 0),
        ]
      )
    }
  }

  @Test func `the first revision counts as well, so that no number is given twice`() async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/r.sqlite"
      _ = try await SQLiteRecordStore(path: path).set(Data("a".utf8), for: "old", in: "c", ifRevision: nil)
      try damage(path, at: 0, bytes: 100)

      let written = try await SQLiteRecordStore(path: path).set(Data(), for: "new", in: "c", ifRevision: nil)

      #expect(written == .written(Record(key: "new", value: Data(), revision: 2)))
    }
  }

  @Test(arguments: 1..<12)
  func `of a file with a destroyed page the records of the other pages are saved`(page: Int) async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/r.sqlite"
      try await NumberedRecords.makeFile(path)
      try damage(path, at: page * 4096, bytes: 4096)
      let recorder = EventRecorder<RecordStoreEvent>()
      let store = SQLiteRecordStore(path: path, observe: recorder.observe)

      let records = try await store.contents(of: "c").records
      try await store.put(["key 0": "new"])

      NumberedRecords.expectIntact(records)
      #expect(records.count >= 200 - 4096 / 150)
      #expect(try await store.stored(for: "key 0", in: "c").value?.value == Data("new".utf8))
    }
  }

  @Test
  func `a file torn at any length gives only intact records, and is never an empty list without a word`()
    async throws
  {
    try await withTemporaryFolder { folder in
      try await NumberedRecords.makeFile(folder + "/intact.sqlite")
      let intact = try Data(contentsOf: URL(filePath: folder + "/intact.sqlite"))
      for length in stride(from: 0, to: intact.count, by: 1361) {
        let path = folder + "/torn-\(length).sqlite"
        try intact.prefix(length).write(to: URL(filePath: path))
        try Data().write(to: URL(filePath: path + ".used"))
        let recorder = EventRecorder<RecordStoreEvent>()

        let records = try await SQLiteRecordStore(path: path, observe: recorder.observe).contents(of: "c")
          .records

        NumberedRecords.expectIntact(records)
        #expect(records.count == 200 || !recorder.incidents.isEmpty, "torn at \(length)")
        #expect(records.count >= length / 4096 * 15 - 60, "torn at \(length)")
      }
    }
  }

  @Test(arguments: [true, false])
  func `a file that had content and is empty or missing is reported, once, until there is content again`(
    isMissing: Bool
  )
    async throws
  {
    try await withTemporaryFolder { folder in
      let path = folder + "/r.sqlite"
      try await NumberedRecords.makeFile(path)
      if isMissing { try FileSystem.remove(path) } else { try Data().write(to: URL(filePath: path)) }
      let recorder = EventRecorder<RecordStoreEvent>()
      let reason = isMissing ? "the file is missing" : "the file is empty"
      let report = [
        RecordStoreEvent.setAside(path: path + ".damaged", reason: reason), .salvaged(records: 0, lost: 0),
      ]

      let store = SQLiteRecordStore(path: path, observe: recorder.observe)
      #expect(try await store.status().setAside == [path + ".damaged"])
      #expect(try await store.contents(of: "c").records == [])
      #expect(try await SQLiteRecordStore(path: path, observe: recorder.observe).count(in: "c") == 0)

      #expect(recorder.incidents == report)
      try await store.put(["a": "1"])
      for suffix in ["", "-wal", "-shm"] { try FileSystem.remove(path + suffix) }
      let next = SQLiteRecordStore(path: path, observe: recorder.observe)
      #expect(try await next.status().setAside == [path + ".damaged", path + ".damaged-2"])
    }
  }

  @Test func `a file that was emptied while its log was whole loses nothing`() async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/r.sqlite"
      let writer = SQLiteRecordStore(path: path)
      try await writer.put(["a": "1", "b": String(repeating: "long", count: 5000)])
      #expect(truncate(path, 0) == 0)

      let records = try await SQLiteRecordStore(path: path).contents(of: "c").records

      #expect(records.map(\.key) == ["a", "b"])
      #expect(records.last?.value == Data(String(repeating: "long", count: 5000).utf8))
      withExtendedLifetime(writer) {}
    }
  }

  @Test
  func `a record with a wrong checksum is counted as lost, and one that was removed does not come back`()
    async throws
  {
    try await withTemporaryFolder { folder in
      let path = folder + "/r.sqlite"
      do {
        let store = SQLiteRecordStore(path: path)
        try await store.put(["a": "1", "b": "2", "gone": "3"])
        try await store.transaction { (transaction) throws(StorageError) in
          try transaction.remove("gone", in: "c")
        }
        let file = SQLiteFile(path: path, migrations: Migration.records, busyTimeout: .zero)
        try file.open().connection.run("UPDATE entries SET value = x'00' WHERE key = CAST('a' AS BLOB)")
      }
      try damage(path, at: 0, bytes: 16)
      let recorder = EventRecorder<RecordStoreEvent>()

      let records = try await SQLiteRecordStore(path: path, observe: recorder.observe).contents(of: "c")
        .records

      #expect(records.map(\.key) == ["b"])
      #expect(recorder.incidents.last == .salvaged(records: 1, lost: 1))
    }
  }

  @Test func `records of a damaged file of version 1 are saved`() async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/r.sqlite"
      do {
        let first = SQLiteFile(path: path, migrations: [Migration.records[0]], busyTimeout: .zero)
        let connection = try first.open().connection
        let checksum = "3439355372735418338"
        try connection.run(
          "INSERT INTO entries VALUES (CAST('favourites' AS BLOB), CAST('52772' AS BLOB), \(checksum), CAST('{\"version\":1}' AS BLOB))"
        )
      }
      try damage(path, at: 0, bytes: 16)

      let records = try await SQLiteRecordStore(path: path).contents(of: "favourites").records

      #expect(records == [Record(key: "52772", value: Data("{\"version\":1}".utf8), revision: 1)])
    }
  }

  @Test(arguments: [false, true])
  func `a store that never had content, or was emptied by the user, may be missing`(wasEmptied: Bool)
    async throws
  {
    try await withTemporaryFolder { folder in
      let path = folder + "/r.sqlite"
      do {
        let store = SQLiteRecordStore(path: path)
        if wasEmptied { try await store.put(["a": "1"]) }
        try await store.removeAll()
      }
      for suffix in ["", "-wal", "-shm"] { try FileSystem.remove(path + suffix) }
      let recorder = EventRecorder<RecordStoreEvent>()

      #expect(
        try await SQLiteRecordStore(path: path, observe: recorder.observe).contents(of: "c").records == []
      )
      #expect(recorder.incidents == [])
    }
  }

  @Test func `a thousand flipped bits never give a wrong record to recover`() async throws {
    try await withTemporaryFolder { folder in
      try await NumberedRecords.makeFile(folder + "/intact.sqlite")
      let intact = [UInt8](try Data(contentsOf: URL(filePath: folder + "/intact.sqlite")))
      for attempt in 0..<1000 {
        var bytes = intact
        let bit = (attempt &* 7_919_003) % (intact.count * 8)
        bytes[bit / 8] ^= 1 << (bit % 8)
        for row in DatabasePages(file: bytes, log: []).rows() where row.count == 5 {
          guard case .bytes(let key) = row[1], case .bytes(let value) = row[3] else { continue }
          guard case .integer(let checksum) = row[2], case .integer(let revision) = row[4] else { continue }
          let record = Record(
            key: String(decoding: key, as: UTF8.self),
            value: value,
            revision: Int(revision)
          )
          guard let found = RecordRow(record, checksum: UInt64(bitPattern: checksum), in: "c").intact else {
            continue
          }
          #expect(NumberedRecords.keys.firstIndex(of: found.key).map(NumberedRecords.value) == found.value)
        }
      }
    }
  }
}
