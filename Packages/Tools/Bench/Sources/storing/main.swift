import StorageKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Does one thing with a store many times over, to be measured next to `Peers/storing.c`, which gives SQLite the same
/// statements: `storing replace|record|fill|find PATH ENTRIES TIMES`.
let arguments = CommandLine.arguments
guard arguments.count == 5, let entries = Int(arguments[3]), let times = Int(arguments[4]) else {
  fatalError("usage: storing replace|record|fill|find PATH ENTRIES TIMES")
}
let path = arguments[2]
let documents = SQLiteDocumentStore(
  path: path,
  limit: 1 << 30,
  now: { Date(timeIntervalSince1970: 1_800_000_000) }
)
let records = SQLiteRecordStore(path: path)

func key(_ number: Int) -> DocumentKey {
  DocumentKey(partition: "", name: "https://service.example.com/api/items/\(number)?lang=en")
}

func document(_ number: Int, bytes: Int) -> Document {
  Document(
    metadata: Data(repeating: UInt8(truncatingIfNeeded: number), count: 300),
    body: Data(repeating: UInt8(truncatingIfNeeded: number >> 8), count: bytes)
  )
}

/// Away from the main thread, as every call would otherwise wait for two threads to wake up.
func work() async throws {
  switch arguments[1] {
  case "replace":
    for number in 0..<times {
      try await documents.save(document(number, bytes: 10_000), for: key(number % entries))
    }
  case "record":
    for number in 0..<times {
      let value = Data(repeating: UInt8(truncatingIfNeeded: number), count: 300)
      try await records.transaction { (transaction) throws(StorageError) in
        try transaction.set(value, for: "item \(number % entries)", in: "items")
      }
    }
  case "fill":
    for number in 0..<entries { try await documents.save(document(number, bytes: 600), for: key(number)) }
  case "find":
    var state: UInt64 = 42
    for _ in 0..<times {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let number = Int(state >> 33) % entries
      guard try await documents.document(for: key(number)) != nil else { fatalError("\(number) is missing") }
    }
  default:
    fatalError("there is no such thing to do")
  }
}

try await Task.detached(operation: work).value
