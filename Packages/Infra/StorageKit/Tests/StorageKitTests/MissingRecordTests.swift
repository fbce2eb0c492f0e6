import Foundation
import Testing

@testable import StorageKit

/// User data that is missing from a file which SQLite takes for whole: it is missed, recovered and reported.
@Suite(.timeLimit(.minutes(5))) struct MissingRecordTests {
  private static let pageSize = 4096

  private func connect(_ path: String) throws -> SQLiteConnection {
    try SQLiteFile(path: path, migrations: Migration.records, busyTimeout: .zero).open().connection
  }

  /// The offsets of the counts of all pages that have rows of records or revisions.
  private func counts(of file: [UInt8]) -> [Int] {
    stride(from: Self.pageSize, to: file.count, by: Self.pageSize)
      .filter { [2, 10].contains(file[$0]) }
      .map { $0 + 4 }
  }

  @Test func `records that a page does not count any more are recovered with their revisions, and reported`()
    async throws
  {
    try await withTemporaryFolder { folder in
      try await NumberedRecords.makeFile(folder + "/intact.sqlite")
      let before = try await SQLiteRecordStore(path: folder + "/intact.sqlite").contents(of: "c").records
      let intact = [UInt8](try Data(contentsOf: URL(filePath: folder + "/intact.sqlite")))
      let counts = counts(of: intact)
      #expect(before.count == 200)
      #expect(counts.count > 10)
      for offset in counts where intact[offset] > 0 {
        let path = folder + "/page-\(offset / Self.pageSize).sqlite"
        var bytes = intact
        bytes[offset] ^= 1 << (7 - intact[offset].leadingZeroBitCount)
        try Data(bytes).write(to: URL(filePath: path))
        let recorder = EventRecorder<RecordStoreEvent>()
        let store = SQLiteRecordStore(path: path, durability: .outlivesProcess, observe: recorder.observe)

        #expect(try await store.contents(of: "c").records == before, "page \(offset / Self.pageSize)")
        let written = try await store.set(Data(), for: "new", in: "c", ifRevision: nil)

        #expect(written == .written(Record(key: "new", value: Data(), revision: 401)))
        #expect(
          recorder.incidents == [
            .setAside(path: path + ".damaged", reason: "its pages do not fit together"),
            .salvaged(records: 200, lost: 0),
          ]
        )
      }
    }
  }

  @Test(arguments: 0..<4)
  func `flipped bits in 240 places never give a wrong record, and take none away without a word`(quarter: Int)
    async throws
  {
    try await withTemporaryFolder { folder in
      try await NumberedRecords.makeFile(folder + "/intact.sqlite")
      let intact = [UInt8](try Data(contentsOf: URL(filePath: folder + "/intact.sqlite")))
      let path = folder + "/flipped.sqlite"
      for attempt in stride(from: quarter, to: 240, by: 4) {
        var bytes = intact
        let bit = (attempt &* 32_452_843) % (intact.count * 8)
        bytes[bit / 8] ^= 1 << (bit % 8)
        try Data(bytes).write(to: URL(filePath: path))
        let recorder = EventRecorder<RecordStoreEvent>()
        let store = SQLiteRecordStore(path: path, durability: .outlivesProcess, observe: recorder.observe)
        do throws(StorageError) {
          let records = try await store.contents(of: "c").records
          NumberedRecords.expectIntact(records)
          #expect(records.count == 200 || !recorder.incidents.isEmpty, "bit \(bit)")
        } catch {
          // A version that is not known is refused, which is a report too.
          guard case .schemaTooNew = error else { throw error }
        }
        for name in try FileSystem.names(in: folder) where name.hasPrefix("flipped") {
          try FileSystem.remove(folder + "/" + name)
        }
      }
    }
  }

  @Test(arguments: [
    ("UPDATE entries SET collection = CAST('k' AS BLOB) WHERE key = CAST('a' AS BLOB)", 1, 1),
    ("UPDATE total SET size = size + 1", 2, 0), ("DELETE FROM total", 2, 0), ("DELETE FROM revisions", 2, 0),
  ])
  func `a file whose records do not add up is set aside, and what is intact in it is recovered`(
    damage: String,
    recovered: Int,
    lost: Int
  ) async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/r.sqlite"
      try await SQLiteRecordStore(path: path).put(["a": "1", "b": "2"])
      try connect(path).run(damage)
      let recorder = EventRecorder<RecordStoreEvent>()
      let store = SQLiteRecordStore(path: path, observe: recorder.observe)

      #expect(try await store.count(in: "c") == recovered)
      let written = try await store.set(Data(), for: "new", in: "c", ifRevision: nil)

      #expect(written == .written(Record(key: "new", value: Data(), revision: 3)))
      #expect(
        recorder.incidents == [
          .setAside(path: path + ".damaged", reason: "its records do not add up to their total"),
          .salvaged(records: recovered, lost: lost),
        ]
      )
    }
  }

  @Test func `an empty store and one whose records were all removed are whole`() async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/r.sqlite"
      let recorder = EventRecorder<RecordStoreEvent>()
      do {
        let store = SQLiteRecordStore(path: path, observe: recorder.observe)
        try await store.put(["a": "1"])
        try await store.removeAll(in: "c")
      }

      #expect(
        try await SQLiteRecordStore(path: path, observe: recorder.observe).contents(of: "c").records == []
      )
      try await SQLiteRecordStore(path: path, observe: recorder.observe).put(["b": "2"])

      #expect(recorder.incidents == [])
    }
  }
}
