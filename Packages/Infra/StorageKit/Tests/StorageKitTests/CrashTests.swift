import Foundation
import Testing

@testable import StorageKit

/// Processes that die, and processes that meet.
@Suite struct CrashTests {
  private static let keys = (0..<6).map { DocumentKey.sample("\($0)") }

  /// The last acknowledged number of each key.
  private func acknowledged(in journal: String) throws -> [Int: Int] {
    let lines = try String(contentsOf: URL(filePath: journal), encoding: .utf8).split(separator: "\n")
    return lines.compactMap { Int($0) }.reduce(into: [:]) { $0[$1 % Self.keys.count] = $1 }
  }

  /// Twenty kills in each of three files, which do not wait for each other.
  @Test(arguments: 1...3)
  func `a killed writer loses no acknowledged document and leaves no half one`(file: Int) async throws {
    try await withTemporaryFolder { folder in
      let (path, journal) = (folder + "/d.sqlite", folder + "/journal")
      try Data().write(to: URL(filePath: journal))
      for round in 0..<20 {
        let first = round * 1_000_000
        await #expect(processExitsWith: .signal(SIGKILL)) {
          [path = path as String, journal = journal as String, first = first as Int] in
          try await CrashTests.writeUntilKilled(path: path, journal: journal, from: first)
        }
        try expectWholeFile(path)
        try await expectDocuments(in: path, notOlderThan: acknowledged(in: journal))
      }
      #expect(try !acknowledged(in: journal).isEmpty)
    }
  }

  private func expectWholeFile(_ path: String) throws {
    let file = SQLiteFile(path: path, migrations: Migration.documents, busyTimeout: .seconds(10))
    let answers = try file.open().connection.first(
      "SELECT count(*) FROM pragma_integrity_check WHERE integrity_check = 'ok'"
    ) { $0.integer(at: 0) }
    #expect(answers == 1)
  }

  private func expectDocuments(in path: String, notOlderThan acknowledged: [Int: Int]) async throws {
    let store = SQLiteDocumentStore(path: path, now: { Date() })
    for (index, last) in acknowledged {
      let document = try #require(try await store.document(for: Self.keys[index]))
      let number = try #require(document.number)
      #expect(number >= last)
      #expect(document == .numbered(number))
    }
  }

  /// Saves numbered documents and notes each one that was acknowledged, until a thread of the process kills it.
  private static func writeUntilKilled(path: String, journal: String, from first: Int) async throws {
    let descriptor = open(journal, O_WRONLY | O_APPEND)
    let delay = UInt32.random(in: 500...25_000)
    // The moment of the kill is the fault itself: nothing in the suite waits for it.
    Thread.detachNewThread {
      usleep(delay)
      kill(getpid(), SIGKILL)
    }
    let store = SQLiteDocumentStore(path: path, now: { Date() })
    for number in first... {
      try await store.save(.numbered(number), for: keys[number % keys.count])
      let line = Array("\(number)\n".utf8)
      _ = line.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    }
  }

  @Test func `a killed writer of records loses no transaction that was acknowledged, and leaves no half one`()
    async throws
  {
    try await withTemporaryFolder { folder in
      let path = folder + "/r.sqlite"
      await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
        let store = SQLiteRecordStore(path: path)
        for number in 0..<50 {
          try await store.transaction { (transaction) throws(StorageError) in
            try transaction.set(Data(count: number), for: "\(number)", in: "a")
            try transaction.set(Data(count: number), for: "\(number)", in: "b")
          }
        }
        _ = try await store.transaction { (transaction) throws(StorageError) in
          try transaction.set(Data(), for: "half", in: "a")
          return kill(getpid(), SIGKILL)
        }
      }

      let store = SQLiteRecordStore(path: path)

      for collection in ["a", "b"] {
        let records = try await store.records(in: collection)
        #expect(records.count == 50)
        #expect(records.allSatisfy { "\($0.value.count)" == $0.key })
      }
    }
  }

  @Test func `two processes write while others read, without a lock that anyone notices`() async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/d.sqlite"
      async let first: Void = writeInAnotherProcess(path: path, parity: 0)
      async let second: Void = writeInAnotherProcess(path: path, parity: 1)
      async let third: Void = readWhileWritten(path)
      async let fourth: Void = readWhileWritten(path)
      _ = try await (first, second, third, fourth)
      let store = SQLiteDocumentStore(path: path, now: { Date() })
      #expect(try await store.document(for: .sample("0")) == .numbered(398))
      #expect(try await store.document(for: .sample("1")) == .numbered(399))
    }
  }

  private func writeInAnotherProcess(path: String, parity: Int) async {
    await #expect(processExitsWith: .success) { [path = path as String, parity = parity as Int] in
      let store = SQLiteDocumentStore(path: path, now: { Date() })
      for round in 0..<200 {
        try await store.save(.numbered(round * 2 + parity), for: .sample("\(parity)"))
      }
    }
  }

  /// Reads both documents many times; none is half, and none is older than what was read before.
  private func readWhileWritten(_ path: String) async throws {
    let store = SQLiteDocumentStore(path: path, now: { Date() })
    var latest = [-1, -1]
    for reading in 0..<600 {
      guard let document = try await store.document(for: .sample("\(reading % 2)")) else { continue }
      let number = try #require(document.number)
      #expect(document == .numbered(number))
      #expect(number >= latest[reading % 2])
      latest[reading % 2] = number
    }
  }
}
