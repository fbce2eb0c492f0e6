import Foundation
import StorageKit

/// The time of replacing one of 200 documents of 10 KB.
func timeOfReplacing(in file: String) async throws -> Double {
  let store = SQLiteDocumentStore(path: file, now: { Date() })
  return try await microseconds(of: 1000) { index in
    let key = DocumentKey(partition: "timing", name: "https://www.example.com/\(index % 200)")
    // Other bytes each time, as an answer that has changed.
    let body = Data(repeating: UInt8(truncatingIfNeeded: index), count: 10_000)
    try await store.save(Document(metadata: Data(repeating: 0x6D, count: 300), body: body), for: key)
  }
}

/// The time of keeping a value, each in a transaction of its own that is on the disk when it ends.
func timeOfValue(in file: String) async throws -> Double {
  let store = SQLiteRecordStore(path: file)
  return try await microseconds(of: 200) { index in
    let value = Data("\(index) \(UInt64.random(in: 0...UInt64.max))".utf8) + Data(repeating: 0x76, count: 180)
    try await store.transaction { (transaction) throws(StorageError) in
      try transaction.set(value, for: "key-\(index % 100)", in: "timing")
    }
  }
}

/// The times of reading one of 1,000 and one of 100,000 documents of 600 bytes.
func timesOfLookUp(in folder: String) async throws -> [Double] {
  var times: [Double] = []
  for count in [1000, 100_000] {
    let file = folder + "/lookup-\(count).sqlite"
    let store = SQLiteDocumentStore(path: file, limit: 1 << 30, now: { Date() })
    if try await store.status().entries == 0 {
      for index in 0..<count {
        let document = Document(metadata: Data(repeating: 0x6D, count: 300), body: Data(repeating: 0x62, count: 300))
        try await store.save(document, for: key(index))
      }
    }
    var place = 0
    times.append(
      try await microseconds(of: 5000) { _ in
        place = (place + 7919) % count
        guard try await store.document(for: key(place)) != nil else { throw TimingError.otherAnswer }
      }
    )
  }
  return times
}

private func key(_ index: Int) -> DocumentKey {
  DocumentKey(partition: "timing", name: "https://www.example.com/items/\(index)")
}
