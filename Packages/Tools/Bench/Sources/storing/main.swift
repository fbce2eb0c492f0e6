import ExecutorKit
import StorageKit
import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

// Threads and heaps are those of the program that the stores are made for.
ProgramExecutors.install()

/// Does one thing with a store many times over, to be measured next to `Peers/storing.c`, which gives SQLite the same
/// statements: `storing replace|record|fill|find|wait PATH ENTRIES TIMES`.
let arguments = CommandLine.arguments
guard arguments.count == 5, let entries = Int(arguments[3]), let times = Int(arguments[4]) else {
  fatalError("usage: storing replace|record|fill|find|wait PATH ENTRIES TIMES")
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

/// Reads small documents until something is done.
///
/// - Returns: The longest read and the one that one of a hundred exceeds, in milliseconds.
func timeReads(of store: SQLiteDocumentStore, until isDone: () -> Bool) async throws -> (Double, Double) {
  var reads: [Duration] = []
  var state: UInt64 = 42
  while !isDone() {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    let began = ContinuousClock.now
    _ = try await store.document(for: key(Int(state >> 33) % entries))
    reads.append(.now - began)
  }
  let sorted = reads.sorted()
  guard let longest = sorted.last else { return (0, 0) }
  return (longest / .milliseconds(1), sorted[sorted.count * 99 / 100] / .milliseconds(1))
}

/// Prints how long reads take at most while documents of 25 MiB are saved, for which small ones have to go; and for
/// comparison, while nothing is saved.
func timeReadsDuringEviction() async throws {
  let store = SQLiteDocumentStore(path: path, limit: 64 << 20, now: { Date() })
  for number in 0..<entries { try await store.save(document(number, bytes: 600), for: key(number)) }
  let isDone = Mutex(false)
  let began = ContinuousClock.now
  async let writing: Void = {
    defer { isDone.withLock { $0 = true } }
    for number in 0..<times { try await store.save(document(number, bytes: 25 << 20), for: key(-1 - number)) }
  }()
  let (longest, most) = try await timeReads(of: store) { isDone.withLock(\.self) }
  try await writing
  let end = ContinuousClock.now
  let quiet = try await timeReads(of: store) { ContinuousClock.now - end > end - began }
  print(longest, most, quiet.0, quiet.1)
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
  case "wait":
    try await timeReadsDuringEviction()
  default:
    fatalError("unknown command")
  }
}

try await Task.detached(operation: work).value
