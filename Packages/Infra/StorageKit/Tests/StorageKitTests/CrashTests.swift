import Foundation
import Testing

@testable import StorageKit

/// Processes that die, and processes that meet.
///
/// Kills 500 writers, or as many as the environment variable `STORAGE_KILLS` says.
@Suite struct CrashTests {
  private static let names = (0..<6).map(String.init)

  /// Each file has a process of its own, in which a writer is forked, killed from outside and followed by the next one.
  @Test(arguments: 1...5)
  func `a killed writer loses no acknowledged document or record and leaves no half one`(file: Int)
    async throws
  {
    try await withTemporaryFolder { folder in
      await #expect(processExitsWith: .success) { [folder = folder as String, file = file as Int] in
        let kills = (ProcessInfo.processInfo.environment["STORAGE_KILLS"].flatMap(Int.init) ?? 500) / 5
        let journal = Journal(path: folder + "/journal")
        var acknowledged: [Int: Int] = [:]
        for round in 0..<kills {
          let store = NumberedFile(folder, isRecords: file == 1)
          let writer = try #require(fork())
          if writer == 0 { store.writeUntilKilled(from: round * 100_000, journal) }
          // Some die while they open the file, others after as many writes as there are keys, however slow the disk is.
          let (status, ended) = journal.wait(forLines: round % (Self.names.count + 1), of: writer)
          #expect(!ended, "a writer ended with the status \(status)")
          guard !ended else { continue }
          usleep(UInt32.random(in: 500...10_000))
          kill(writer, SIGKILL)
          var last: Int32 = 0
          #expect(waitpid(writer, &last, 0) == writer, "the writer was waited for")
          #expect(last & 0x7f == SIGKILL, "the signal ended the writer, and no error: \(last)")
          acknowledged.merge(try journal.latest()) { $1 }
          try store.expect(notOlderThan: acknowledged)
        }
        #expect(acknowledged.count == Self.names.count, "every key was written: \(acknowledged)")
      }
    }
  }

  @Test func `a writer that is killed while it makes a file leaves none or a whole one`() async throws {
    try await withTemporaryFolder { folder in
      await #expect(processExitsWith: .success) { [folder = folder as String] in
        let kills = (ProcessInfo.processInfo.environment["STORAGE_KILLS"].flatMap(Int.init) ?? 500) / 5
        let path = folder + "/s.sqlite"
        let journal = Journal(path: folder + "/journal")
        var (missing, whole) = (0, 0)
        for _ in 0..<kills {
          let writer = try #require(fork())
          if writer == 0 { NumberedFile(folder, isRecords: false).writeUntilKilled(from: 0, journal) }
          usleep(UInt32.random(in: 0...4000))
          kill(writer, SIGKILL)
          var last: Int32 = 0
          #expect(waitpid(writer, &last, 0) == writer, "the writer was waited for")
          #expect(last & 0x7f == SIGKILL, "the signal ended the writer, and no error: \(last)")
          if try FileSystem.exists(path) {
            whole += 1
            let connection = try SQLiteConnection(path: path, access: .reading, busyTimeout: .zero)
            #expect(try connection.first("PRAGMA user_version") { $0.integer(at: 0) } == 4)
          } else {
            missing += 1
          }
          // The next process opens or makes the file, beside all that was left behind.
          try NumberedFile(folder, isRecords: false).expect(notOlderThan: [:])
          for suffix in ["", "-wal", "-shm"] { try FileSystem.remove(path + suffix) }
        }
        #expect(
          missing > 0 && whole > 0,
          "some died before the file was there: \(missing), others later: \(whole)"
        )
      }
    }
  }

  /// The numbers that were acknowledged, by key.
  private struct Journal {
    let path: String

    func note(_ number: Int, _ descriptor: Int32) {
      let line = Array("\(number)\n".utf8)
      _ = line.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    }

    func latest() throws -> [Int: Int] {
      lines.compactMap { Int($0) }.reduce(into: [:]) { $0[$1 % CrashTests.names.count] = $1 }
    }

    /// Returns when the writer has acknowledged so many more numbers, or has ended by itself.
    func wait(forLines count: Int, of writer: pid_t) -> (status: Int32, ended: Bool) {
      let wanted = lines.count + count
      var status: Int32 = 0
      while lines.count < wanted {
        if waitpid(writer, &status, WNOHANG) == writer { return (status, true) }
        usleep(200)
      }
      return (status, false)
    }

    private var lines: [Substring] {
      ((try? String(contentsOf: URL(filePath: path), encoding: .utf8)) ?? "").split(separator: "\n")
    }
  }

  /// A file that is written without the actor around it, as threads do not survive a fork.
  private struct NumberedFile {
    private let file: SQLiteFile
    private let isRecords: Bool

    init(_ folder: String, isRecords: Bool) {
      self.isRecords = isRecords
      file = SQLiteFile(
        path: folder + "/s.sqlite",
        migrations: isRecords ? Migration.records : Migration.documents,
        busyTimeout: .seconds(10),
        durability: isRecords ? .outlivesPower : .outlivesProcess
      )
    }

    /// Saves numbered documents and notes each one that was acknowledged.
    func writeUntilKilled(from first: Int, _ journal: Journal) -> Never {
      let descriptor = open(journal.path, O_WRONLY | O_CREAT | O_APPEND, 0o600)
      var session = SQLiteSession(file: file) { _, _ in exit(2) }
      var number = first
      while true {
        let name = CrashTests.names[number % CrashTests.names.count]
        do {
          try session.perform { (connection) throws(SQLiteFailure) in
            try connection.transaction { () throws(SQLiteFailure) in try save(number, name, connection) }
          }
        } catch {
          exit(1)
        }
        journal.note(number, descriptor)
        number += 1
      }
    }

    private func save(_ number: Int, _ name: String, _ connection: SQLiteConnection) throws(SQLiteFailure) {
      let document = Document.numbered(number)
      guard isRecords else {
        let table = DocumentTable(connection: connection)
        _ = try DocumentWrite(table: table, key: .sample(name), moment: 0, limit: 1 << 26).save(document)
        return
      }
      // Two collections, of which one transaction changes both.
      for collection in ["a", "b"] {
        _ = try RecordTable(connection: connection).write(
          document.metadata + document.body,
          for: name,
          in: collection
        )
      }
    }

    func expect(notOlderThan acknowledged: [Int: Int]) throws {
      let connection = try file.open().connection
      let isWhole = try connection.first(
        "SELECT count(*) FROM pragma_integrity_check WHERE integrity_check = 'ok'"
      ) { $0.integer(at: 0) }
      #expect(isWhole == 1)
      for (index, last) in acknowledged {
        let found = try content(of: CrashTests.names[index], connection)
        // The body has 5000 bytes; the number is before it.
        let number = try #require(Int(String(decoding: found[0].dropLast(5000), as: UTF8.self)))
        let document = Document.numbered(number)
        #expect(number >= last)
        #expect(found.allSatisfy { $0 == document.metadata + document.body })
      }
    }

    private func content(of name: String, _ connection: SQLiteConnection) throws -> [Data] {
      guard isRecords else {
        let row = try #require(try DocumentTable(connection: connection).row(for: .sample(name)))
        #expect(row.isIntact(for: .sample(name)))
        return [row.document.metadata + row.document.body]
      }
      return try ["a", "b"].map { collection in
        try #require(try RecordTable(connection: connection).row(for: name, in: collection)?.intact).value
      }
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
        let records = try await store.contents(of: collection).records
        #expect(records.count == 50)
        #expect(records.allSatisfy { "\($0.value.count)" == $0.key })
      }
    }
  }

  @Test
  func `two processes write while four read, without a lock that anyone notices, and nothing gets older`()
    async throws
  {
    try await withTemporaryFolder { folder in
      let path = folder + "/d.sqlite"
      await withTaskGroup(of: Void.self) { group in
        for parity in 0..<2 { group.addTask { await writeInAnotherProcess(path: path, parity: parity) } }
        for _ in 0..<4 { group.addTask { await readInAnotherProcess(path: path) } }
      }
      let store = SQLiteDocumentStore(path: path, now: { Date() })
      let last = [try await store.document(for: .sample("0")), try await store.document(for: .sample("1"))]
      #expect(last == [.numbered(1998), .numbered(1999)])
    }
  }

  private func writeInAnotherProcess(path: String, parity: Int) async {
    await #expect(processExitsWith: .success) { [path = path as String, parity = parity as Int] in
      let store = SQLiteDocumentStore(path: path, now: { Date() })
      for round in 0..<1000 {
        try await store.save(.numbered(round * 2 + parity), for: .sample("\(parity)"))
      }
    }
  }

  /// Reads both documents until both are the last ones; none is half, and none is older than what was read before.
  private func readInAnotherProcess(path: String) async {
    await #expect(processExitsWith: .success) { [path = path as String] in
      let store = SQLiteDocumentStore(path: path, now: { Date() })
      var latest = [-1, -1]
      while latest != [1998, 1999] {
        for parity in 0..<2 {
          guard let document = try await store.document(for: .sample("\(parity)")) else { continue }
          let number = try #require(document.number)
          #expect(document == .numbered(number))
          #expect(number >= latest[parity])
          latest[parity] = number
        }
      }
    }
  }
}

/// Starts a copy of this process; 0 in the copy, which has no other threads.
private func fork() -> pid_t? {
  typealias Fork = @convention(c) () -> pid_t
  guard let address = dlsym(dlopen(nil, RTLD_NOW), "fork") else { return nil }
  let process = unsafeBitCast(address, to: Fork.self)()
  return process < 0 ? nil : process
}
