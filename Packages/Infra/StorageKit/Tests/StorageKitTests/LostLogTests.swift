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
    return try await store.records(in: "c")
  }

  @Test func `a log that is there has all of the content, and nothing is reported`() async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/r.sqlite"
      let records = try await makeFile(path)
      let recorder = EventRecorder<RecordStoreEvent>()

      #expect(try await SQLiteRecordStore(path: path, observe: recorder.observe).records(in: "c") == records)

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
      #expect(try await store.records(in: "c") == [])
      #expect(try await SQLiteRecordStore(path: path, observe: recorder.observe).count(in: "c") == 0)

      #expect(
        recorder.incidents == [
          .setAside(path: path + ".damaged", reason: reason), .salvaged(records: 0, lost: 0),
        ]
      )
      #expect(try await store.status().setAside == [path + ".damaged"])
    }
  }

  /// In the first four bytes of the log, in its checksum, and in the checksum of its first page.
  @Test(arguments: [0, 24, 48])
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

      #expect(try await SQLiteRecordStore(path: path, observe: recorder.observe).records(in: "c") == records)

      #expect(
        recorder.incidents == [
          .setAside(path: path + ".damaged", reason: reason), .salvaged(records: 2, lost: 0),
        ]
      )
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

      #expect(try await SQLiteRecordStore(path: path, observe: recorder.observe).records(in: "c") == [])

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

      #expect(try await store.records(in: "c") == [])
      try await store.put(["c": "3"])

      #expect(try await store.records(in: "c").map(\.key) == ["c"])
      #expect(recorder.incidents == [])
    }
  }
}
