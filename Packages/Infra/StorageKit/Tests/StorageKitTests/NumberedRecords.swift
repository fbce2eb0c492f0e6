import Foundation
import StorageKit
import Testing

/// A file with 200 records on many pages, of which each value follows from the number of its key.
enum NumberedRecords {
  static let keys = (0..<200).map { "key \($0)" }

  static func value(_ number: Int) -> Data {
    Document.numbered(number, bytes: 150).body
  }

  /// Makes the file, in which every record was replaced once, and closes it.
  static func makeFile(_ path: String) async throws {
    let store = SQLiteRecordStore(path: path, durability: .outlivesProcess)
    try await store.transaction { (transaction) throws(StorageError) in
      for (number, key) in keys.enumerated() {
        try transaction.set(Data("draft".utf8), for: key, in: "c")
        try transaction.set(value(number), for: key, in: "c")
      }
    }
  }

  static func expectIntact(_ records: [Record]) {
    for record in records {
      let number = keys.firstIndex(of: record.key)
      #expect(number.map(Self.value) == record.value)
    }
  }
}
