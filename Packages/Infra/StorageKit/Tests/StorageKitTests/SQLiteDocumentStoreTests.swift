import ClockFakes
import Foundation
import Synchronization
import Testing

@testable import StorageKit

@Suite struct SQLiteDocumentStoreTests {
  private func connect(_ path: String) throws -> SQLiteConnection {
    try SQLiteFile(path: path, migrations: Migration.documents, busyTimeout: .seconds(10)).open().connection
  }

  @Test func `documents are there after a restart`() async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/d.sqlite"
      try await SQLiteDocumentStore(path: path, now: { Date() }).save(.numbered(1), for: .sample("a"))
      let reopened = SQLiteDocumentStore(path: path, now: { Date() })
      #expect(try await reopened.document(for: .sample("a")) == .numbered(1))
    }
  }

  @Test func `readers at the same time each get their document`() async throws {
    try await withTemporaryFolder { folder in
      let store = SQLiteDocumentStore(path: folder + "/d.sqlite", now: { Date() })
      for index in 0..<20 { try await store.save(.numbered(index, bytes: 5_000), for: .sample("\(index)")) }
      try await withThrowingTaskGroup(of: Bool.self) { group in
        for index in 0..<200 {
          group.addTask {
            try await store.document(for: .sample("\(index % 20)")) == .numbered(index % 20, bytes: 5_000)
          }
        }
        for try await isRight in group { #expect(isRight) }
      }
    }
  }

  @Test(arguments: [(20_000, false), (90_000, false), (200_000, true)])
  func `a long log is taken over into the file, a short one is left`(bytes: Int, isEmptied: Bool) async throws
  {
    try await withTemporaryFolder { folder in
      let path = folder + "/d.sqlite"
      let store = SQLiteDocumentStore(path: path, now: { Date() })
      try await store.save(.numbered(1, bytes: bytes), for: .sample("a"))

      await store.tidyUp()

      let log = try FileSystem.size(of: path + "-wal")
      #expect((log == 0) == isEmptied)
      let reopened = SQLiteDocumentStore(path: path, now: { Date() })
      #expect(try await reopened.document(for: .sample("a")) == .numbered(1, bytes: bytes))
    }
  }

  @Test func `a long log is taken over by a process that only reads`() async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/d.sqlite"
      let writer = SQLiteDocumentStore(path: path, now: { Date() })
      try await writer.save(.numbered(1, bytes: 200_000), for: .sample("a"))
      let store = SQLiteDocumentStore(path: path, now: { Date() })
      #expect(try await store.document(for: .sample("a")) == .numbered(1, bytes: 200_000))

      await store.tidyUp()

      #expect(try FileSystem.size(of: path + "-wal") == 0)
      #expect(try await writer.document(for: .sample("a")) == .numbered(1, bytes: 200_000))
    }
  }

  @Test(arguments: [true, false])
  func `the log of a process that wrote much is left to the next one, which takes it over`(
    writes: Bool
  ) async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/d.sqlite"
      let keys = (1...5).map { DocumentKey.sample("\($0)") }
      let store = SQLiteDocumentStore(path: path, now: { Date() })
      for key in keys { try await store.save(.numbered(1, bytes: 60_000), for: key) }
      await store.tidyUp()
      #expect(try #require(try FileSystem.size(of: path + "-wal")) > 300_000)

      let next = SQLiteDocumentStore(path: path, now: { Date() })
      for key in keys { #expect(try await next.document(for: key) == .numbered(1, bytes: 60_000)) }
      if writes { try await next.save(.numbered(2), for: keys[0]) }
      await next.tidyUp()

      #expect(try FileSystem.size(of: path + "-wal") == 0)
      let last = SQLiteDocumentStore(path: path, now: { Date() })
      #expect(try await last.document(for: keys[0]) == (writes ? .numbered(2) : .numbered(1, bytes: 60_000)))
      #expect(try await last.document(for: keys[4]) == .numbered(1, bytes: 60_000))
    }
  }

  @Test func `the log stays within its share however much is written`() async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/d.sqlite"
      let store = SQLiteDocumentStore(path: path, now: { Date() })
      var longest = 0
      for number in 1...90 {
        try await store.save(.numbered(number, bytes: 250_000), for: .sample("\(number % 9)"))
        longest = max(longest, try FileSystem.size(of: path + "-wal") ?? 0)
      }
      // A change is taken over once it was made, so that the last one may stand behind the limit.
      #expect((8 << 20...9 << 20).contains(longest), "\(longest)")
    }
  }

  @Test func `a log that another process reads is left, and all that was saved is there`() async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/d.sqlite"
      let store = SQLiteDocumentStore(path: path, now: { Date() })
      try await store.save(.numbered(1, bytes: 200_000), for: .sample("a"))
      let other = try connect(path)
      try other.run("BEGIN")
      _ = try other.first("SELECT count(*) FROM entries") { $0.integer(at: 0) }

      await store.tidyUp()

      #expect(try FileSystem.size(of: path + "-wal") != 0)
      try other.run("COMMIT")
      #expect(try await store.document(for: .sample("a")) == .numbered(1, bytes: 200_000))
      try await store.save(.numbered(2), for: .sample("b"))
      #expect(try await store.document(for: .sample("b")) == .numbered(2))
    }
  }

  /// Tidying up that waited for the change would do so for longer than the time limit.
  @Test(.timeLimit(.minutes(5)))
  func `tidying up does not wait for a change that waits for another process`() async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/d.sqlite"
      let store = SQLiteDocumentStore(path: path, busyTimeout: .seconds(3600), now: { Date() })
      try await store.save(.numbered(1, bytes: 200_000), for: .sample("a"))
      let other = try connect(path)
      try other.run("BEGIN IMMEDIATE")
      async let change: Void = store.remove(.sample("a"))

      await store.tidyUp()

      try other.run("ROLLBACK")
      try await change
      #expect(try await store.document(for: .sample("a")) == nil)
    }
  }

  @Test func `naming a store touches nothing`() async throws {
    try await withTemporaryFolder { folder in
      _ = SQLiteDocumentStore(path: folder + "/sub/d.sqlite", now: { Date() })
      let names = try FileManager.default.contentsOfDirectory(atPath: folder)
      #expect(names == [])
    }
  }

  @Test func `the order of use outlives a restart and evictions are reported`() async throws {
    try await withTemporaryFolder { folder in
      let (date, recorder) = (SettableDate(), EventRecorder<DocumentStoreEvent>())
      let path = folder + "/d.sqlite"
      for number in 1...2 {
        let store = SQLiteDocumentStore(path: path, limit: 1_200_000, now: { date.now })
        try await store.save(.numbered(number, bytes: 500_000), for: .sample("\(number)"))
        date.advance(by: 100)
      }
      _ = try await SQLiteDocumentStore(path: path, now: { date.now }).document(for: .sample("1"))
      date.advance(by: 100)
      let store = SQLiteDocumentStore(
        path: path,
        limit: 1_200_000,
        now: { date.now },
        observe: recorder.observe
      )
      try await store.save(.numbered(3, bytes: 500_000), for: .sample("3"))
      #expect(try await store.document(for: .sample("1")) == .numbered(1, bytes: 500_000))
      #expect(try await store.document(for: .sample("2")) == nil)
      #expect(recorder.incidents == [.evicted(documents: 1, bytes: 500_006)])
    }
  }

  @Test func `the file with its log stays within the limit, however small the documents are`() async throws {
    try await withTemporaryFolder { folder in
      let date = SettableDate()
      let limit = 600_000
      let store = SQLiteDocumentStore(path: folder + "/d.sqlite", limit: limit, now: { date.now })
      for number in 0..<2000 {
        date.advance(by: 1)
        try await store.save(.numbered(number, bytes: 600), for: .sample("\(number)"))
      }
      #expect(try #require(try FileSystem.size(of: folder + "/d.sqlite")) <= limit)
      // The rest is left to the log; the last document may have taken a few pages more.
      #expect(try connect(folder + "/d.sqlite").extent().used <= limit - limit / 16 + 4 * 4096)
      #expect(try await store.status().entries > 400)
      #expect(try await store.document(for: .sample("1999")) == .numbered(1999, bytes: 600))
    }
  }

  @Test func `room for a large document is made in small steps, between which others are read`() async throws
  {
    try await withTemporaryFolder { folder in
      let (date, recorder) = (SettableDate(), EventRecorder<DocumentStoreEvent>())
      let store = SQLiteDocumentStore(
        path: folder + "/d.sqlite",
        limit: 1_000_000,
        now: { date.now },
        observe: recorder.observe
      )
      for number in 0..<600 {
        date.advance(by: 1)
        try await store.save(.numbered(number, bytes: 600), for: .sample("\(number)"))
      }
      #expect(recorder.incidents == [])

      try await store.save(.numbered(1, bytes: 900_000), for: .sample("large"))

      let batches = recorder.incidents.map {
        if case .evicted(let documents, _) = $0 { documents } else { 0 }
      }
      #expect(batches.count > 10)
      #expect(batches.allSatisfy { 1...32 ~= $0 })
      #expect(batches.dropLast().allSatisfy { $0 == 32 })
      #expect(try await store.document(for: .sample("large")) == .numbered(1, bytes: 900_000))
    }
  }

  @Test func `a file that is too large is made smaller while it is used`() async throws {
    try await withTemporaryFolder { folder in
      let (date, path) = (SettableDate(), folder + "/d.sqlite")
      do {
        let store = SQLiteDocumentStore(path: path, now: { date.now })
        for number in 0..<40 {
          date.advance(by: 1)
          try await store.save(.numbered(number, bytes: 100_000), for: .sample("\(number)"))
        }
      }
      do {
        let store = SQLiteDocumentStore(path: path, limit: 1 << 20, now: { date.now })
        for number in 0..<20 { try await store.save(.numbered(number), for: .sample("new \(number)")) }
        #expect(try await store.document(for: .sample("39")) == .numbered(39, bytes: 100_000))
      }
      #expect(try #require(try FileSystem.size(of: path)) <= 1 << 20)
    }
  }

  @Test func `a file that is as large as it may be is not made smaller`() async throws {
    try await withTemporaryFolder { folder in
      let (date, path) = (SettableDate(), folder + "/d.sqlite")
      do {
        let store = SQLiteDocumentStore(path: path, now: { date.now })
        for number in 0..<20 {
          date.advance(by: 1)
          try await store.save(.numbered(number, bytes: 100_000), for: .sample("\(number)"))
        }
      }
      let size = try #require(try FileSystem.size(of: path))
      do {
        let store = SQLiteDocumentStore(path: path, limit: size, now: { date.now })
        try await store.save(.numbered(1), for: .sample("new"))
        #expect(try await store.document(for: .sample("0")) == nil)
      }
      #expect(try FileSystem.size(of: path) == size)
    }
  }

  @Test func `metadata is replaced without writing the body again`() async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/d.sqlite"
      let store = SQLiteDocumentStore(path: path, now: { Date() })
      try await store.save(.numbered(1, bytes: 1_000_000), for: .sample("a"))
      try connect(path).run("PRAGMA wal_checkpoint(TRUNCATE)")

      try await store.change(.sample("a")) { _ in .saveMetadata(Data("2".utf8)) }

      #expect(try #require(try FileSystem.size(of: path + "-wal")) < 50_000)
      let expected = Document(metadata: Data("2".utf8), body: Document.numbered(1, bytes: 1_000_000).body)
      #expect(try await store.document(for: .sample("a")) == expected)
    }
  }

  @Test func `a change that leaves a document as it is writes nothing`() async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/d.sqlite"
      let store = SQLiteDocumentStore(path: path, now: { Date() })
      try await store.save(.numbered(1), for: .sample("a"))
      let other = try connect(path)
      let version = try other.first("PRAGMA data_version") { $0.integer(at: 0) }

      try await store.change(.sample("a")) { _ in .unchanged }
      try await store.change(.sample("b")) { _ in .remove }

      #expect(try other.first("PRAGMA data_version") { $0.integer(at: 0) } == version)
    }
  }

  @Test(arguments: [
    "UPDATE bodies SET body = zeroblob(5000)", "UPDATE entries SET metadata = x'00'", "DELETE FROM bodies",
  ])
  func `a change finds nothing in place of a damaged document, which is dropped and reported`(damage: String)
    async throws
  {
    try await withTemporaryFolder { folder in
      let (path, recorder) = (folder + "/d.sqlite", EventRecorder<DocumentStoreEvent>())
      let store = SQLiteDocumentStore(path: path, now: { Date() }, observe: recorder.observe)
      try await store.save(.numbered(1), for: .sample("a"))
      try connect(path).run(damage)
      let seen = Mutex<[Document?]>([])

      try await store.change(.sample("a")) { known in
        seen.withLock { $0.append(known) }
        return .unchanged
      }

      #expect(seen.withLock { $0 } == [nil])
      #expect(recorder.incidents == [.dropped(.sample("a"))])
      #expect(try connect(path).first("SELECT count(*) FROM entries") { $0.integer(at: 0) } == 0)
    }
  }

  @Test func `sixteen keys with one hash lead to their own documents, short and long`() async throws {
    try await withTemporaryFolder { folder in
      let (path, recorder) = (folder + "/d.sqlite", EventRecorder<DocumentStoreEvent>())
      let store = SQLiteDocumentStore(
        path: path,
        now: { Date() },
        hash: { _ in .max },
        observe: recorder.observe
      )
      for number in 0..<16 {
        try await store.save(.numbered(number, bytes: number * 200), for: .sample("\(number)"))
      }
      try await store.remove(.sample("3"))
      try await store.save(.numbered(17), for: .sample("17"))
      try await store.change(.sample("5")) { _ in .saveMetadata(Data("5".utf8)) }

      for number in 0..<16 where number != 3 && number != 5 {
        let document = try await store.document(for: .sample("\(number)"))
        #expect(document == .numbered(number, bytes: number * 200))
      }
      #expect(try await store.document(for: .sample("3")) == nil)
      #expect(try await store.document(for: .sample("5"))?.metadata == Data("5".utf8))
      #expect(try await store.document(for: .sample("17")) == .numbered(17))
      #expect(try await store.document(for: .sample("18")) == nil)
      #expect(recorder.incidents == [])
    }
  }

  @Test func `of seventeen keys with one hash, the one that was used longest ago goes`() async throws {
    try await withTemporaryFolder { folder in
      let (path, date) = (folder + "/d.sqlite", SettableDate())
      let store = SQLiteDocumentStore(path: path, now: { date.now }, hash: { _ in 0 })
      for number in 0..<16 {
        try await store.save(.numbered(number), for: .sample("\(number)"))
        date.advance(by: 100)
      }
      #expect(try await store.document(for: .sample("0")) == .numbered(0))

      try await store.save(.numbered(16), for: .sample("16"))

      #expect(try await store.document(for: .sample("1")) == nil)
      for number in [0, 2, 15, 16] {
        #expect(try await store.document(for: .sample("\(number)")) == .numbered(number))
      }
      #expect(try await store.status().entries == 16)
      #expect(try connect(path).first("SELECT count(*) FROM bodies") { $0.integer(at: 0) } == 16)
    }
  }

  @Test func `keys with neighbouring hashes do not share a place`() async throws {
    try await withTemporaryFolder { folder in
      let store = SQLiteDocumentStore(
        path: folder + "/d.sqlite",
        now: { Date() },
        hash: { UInt64($0.name.utf8.count) << 26 }
      )
      for number in 0..<17 {
        try await store.save(.numbered(number), for: .sample("a\(number % 10)\(number / 10)"))
      }
      try await store.save(.numbered(50), for: .sample("ab"))
      try await store.save(.numbered(51), for: .sample("abcd"))

      #expect(try await store.document(for: .sample("ab")) == .numbered(50))
      #expect(try await store.document(for: .sample("abcd")) == .numbered(51))
      #expect(try await store.status().entries == 18)
      try await store.removeAll(in: DocumentKey.sample("ab").partition)
      try await store.save(.numbered(52), for: .sample("ab"))

      #expect(try await store.document(for: .sample("ab")) == .numbered(52))
      #expect(try await store.status().entries == 1)
    }
  }

  @Test(arguments: [(1024, 1025), (1025, 1024), (0, 5000), (5000, 0)])
  func `a body that crosses the boundary between short and long is replaced`(old: Int, new: Int) async throws
  {
    try await withTemporaryFolder { folder in
      let path = folder + "/d.sqlite"
      let store = SQLiteDocumentStore(path: path, now: { Date() })
      try await store.save(Document(metadata: Data("1".utf8), body: Data(count: old)), for: .sample("a"))
      let document = Document(metadata: Data("2".utf8), body: Data(repeating: 7, count: new))

      try await store.save(document, for: .sample("a"))

      #expect(try await store.document(for: .sample("a")) == document)
      let long = try connect(path).first("SELECT count(*) FROM bodies") { $0.integer(at: 0) }
      #expect(long == (new > 1024 ? 1 : 0))
    }
  }

  @Test func `changes of two processes on one document lose no step`() async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/d.sqlite"
      async let first: Void = countInAnotherProcess(path)
      async let second: Void = countInAnotherProcess(path)
      _ = await (first, second)
      let document = try await SQLiteDocumentStore(path: path, now: { Date() }).document(for: .sample("n"))
      #expect(document?.body.count == 200)
    }
  }

  private func countInAnotherProcess(_ path: String) async {
    await #expect(processExitsWith: .success) { [path = path as String] in
      let store = SQLiteDocumentStore(path: path, now: { Date() })
      for _ in 0..<100 {
        try await store.change(.sample("n")) { known in
          .save(Document(metadata: Data(), body: Data(count: (known?.body.count ?? 0) + 1)))
        }
      }
    }
  }

  @Test func `a read writes only when the last use is long ago`() async throws {
    try await withTemporaryFolder { folder in
      let date = SettableDate()
      let path = folder + "/d.sqlite"
      let store = SQLiteDocumentStore(path: path, now: { date.now })
      try await store.save(.numbered(1), for: .sample("a"))
      let other = try connect(path)
      let version = try other.first("PRAGMA data_version") { $0.integer(at: 0) }
      date.advance(by: 59)
      _ = try await store.document(for: .sample("a"))
      #expect(try other.first("PRAGMA data_version") { $0.integer(at: 0) } == version)
      date.advance(by: 2)
      _ = try await store.document(for: .sample("a"))
      #expect(try other.first("PRAGMA data_version") { $0.integer(at: 0) } != version)
    }
  }

  /// A read that waited would do so for longer than the time limit.
  @Test(.timeLimit(.minutes(5))) func `a read does not wait for a writer`() async throws {
    try await withTemporaryFolder { folder in
      let date = SettableDate()
      let path = folder + "/d.sqlite"
      let store = SQLiteDocumentStore(path: path, busyTimeout: .seconds(3600), now: { date.now })
      try await store.save(.numbered(1), for: .sample("a"))
      date.advance(by: 3600)
      let writer = try connect(path)
      try writer.run("BEGIN IMMEDIATE")
      #expect(try await store.document(for: .sample("a")) == .numbered(1))
    }
  }

  /// The change waits for as long as the readers need; how fast they are on a busy machine is not what is tested.
  @Test(.timeLimit(.minutes(5)))
  func `a change that waits for another process does not hold up readers`() async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/d.sqlite"
      let store = SQLiteDocumentStore(path: path, busyTimeout: .seconds(3600), now: { .distantPast })
      let (document, key) = (Document.numbered(1), DocumentKey.sample("n"))
      try await store.save(document, for: key)
      let other = try SQLiteConnection(path: path, access: .readingAndWriting, busyTimeout: .zero)
      try other.run("BEGIN IMMEDIATE")

      async let change: Void = store.remove(key)
      for _ in 1...200 {
        #expect(try await store.document(for: key) == document)
        await Task.yield()
      }
      try other.run("ROLLBACK")
      try await change

      #expect(try await store.document(for: key) == nil)
    }
  }

  @Test func `marking a document as used waits for nobody, and what follows waits as before`() async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/d.sqlite"
      try await SQLiteDocumentStore(path: path, now: { Date() }).save(.numbered(1), for: .sample("a"))
      let connection = try connect(path)
      let writer = try connect(path)
      try writer.run("BEGIN IMMEDIATE")

      let table = DocumentTable(connection: connection)
      let id = try #require(try table.place(of: .sample("a"))).id
      table.markUsedIfIdle(id, at: 7, .seconds(10))

      try writer.run("ROLLBACK")
      #expect(try connection.first("PRAGMA busy_timeout") { $0.integer(at: 0) } == 10_000)
      #expect(try connection.first("SELECT used_at FROM entries") { $0.integer(at: 0) } != 7)
    }
  }

  @Test(arguments: [(60, false), (60.0015, true), (-60, false), (-60.0015, true)])
  func `a use is noted when the last one on record is more than a minute away`(
    seconds: TimeInterval,
    isNoted: Bool
  ) async throws {
    try await withTemporaryFolder { folder in
      let (path, date) = (folder + "/d.sqlite", SettableDate())
      let store = SQLiteDocumentStore(path: path, now: { date.now })
      try await store.save(.numbered(1), for: .sample("a"))
      let connection = try connect(path)
      let before = try connection.first("SELECT used_at FROM entries") { $0.integer(at: 0) }

      date.advance(by: seconds)
      _ = try await store.document(for: .sample("a"))

      let after = try connection.first("SELECT used_at FROM entries") { $0.integer(at: 0) }
      #expect((after != before) == isNoted)
    }
  }

  @Test func `reads and writes are reported with their sizes and what they took`() async throws {
    try await withTemporaryFolder { folder in
      let recorder = EventRecorder<DocumentStoreEvent>()
      let ticks = SettableDate()
      let start = ticks.now
      let store = SQLiteDocumentStore(
        path: folder + "/d.sqlite",
        now: { start },
        elapsed: {
          ticks.advance(by: 1)
          return .seconds(ticks.now.timeIntervalSince(start))
        },
        observe: recorder.observe
      )

      _ = try await store.document(for: .sample("a"))
      try await store.save(.numbered(1, bytes: 10), for: .sample("a"))
      _ = try await store.document(for: .sample("a"))

      #expect(
        recorder.events == [
          .read(.sample("a"), bytes: nil, duration: .seconds(1)),
          .wrote(.sample("a"), bytes: 16, duration: .seconds(1)),
          .read(.sample("a"), bytes: 16, duration: .seconds(1)),
        ]
      )
    }
  }

  @Test func `nothing of a removed partition is left on the disk`() async throws {
    try await withTemporaryFolder { folder in
      let store = SQLiteDocumentStore(path: folder + "/d.sqlite", now: { Date() })
      let secret = Data("token-of-anna-4711".utf8)
      for round in 0..<5 {
        let document = Document(metadata: secret, body: Data(count: round * 9000) + secret)
        try await store.save(document, for: .sample("a", in: "anna"))
        try await store.save(.numbered(round), for: .sample("\(round)", in: "bert"))
      }
      try await store.removeAll(in: "anna")
      for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
        let bytes = try Data(contentsOf: URL(filePath: folder + "/" + name))
        #expect(bytes.range(of: secret) == nil, "\(name)")
      }
      #expect(try await store.document(for: .sample("4", in: "bert")) == .numbered(4))
    }
  }

  @Test func `a full disk fails the save, keeps what is stored, and is recovered from`() async throws {
    try await withTemporaryFolder { folder in
      await #expect(processExitsWith: .success) { [path = folder + "/d.sqlite" as String] in
        let store = SQLiteDocumentStore(path: path, now: { Date() })
        try await store.save(.numbered(1), for: .sample("a"))
        signal(SIGXFSZ, SIG_IGN)
        limitFileSize(to: 200_000)
        await #expect(throws: StorageError.self) {
          try await store.save(.numbered(2, bytes: 400_000), for: .sample("a"))
        }
        #expect(try await store.document(for: .sample("a")) == .numbered(1))
        limitFileSize(to: rlim_t.max >> 1)
        try await store.save(.numbered(3, bytes: 400_000), for: .sample("a"))
        #expect(try await store.document(for: .sample("a")) == .numbered(3, bytes: 400_000))
      }
    }
  }
}
