import ClockFakes
import Foundation
import Synchronization
import Testing

@testable import StorageKit

/// Readers, who wait for no writer, and the use that they note.
@Suite struct DocumentReadingTests {
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

  @Test func `a read writes only when the last use is long ago`() async throws {
    try await withTemporaryFolder { folder in
      let date = SettableDate()
      let path = folder + "/d.sqlite"
      let store = SQLiteDocumentStore(path: path, now: { date.now })
      try await store.save(.numbered(1), for: .sample("a"))
      let other = try documentConnection(path)
      let version = try other.first("PRAGMA data_version") { $0.integer(at: 0) }
      date.advance(by: 59)
      _ = try await store.document(for: .sample("a"))
      #expect(try other.first("PRAGMA data_version") { $0.integer(at: 0) } == version)
      date.advance(by: 2)
      _ = try await store.document(for: .sample("a"))
      #expect(try other.first("PRAGMA data_version") { $0.integer(at: 0) } != version)
    }
  }

  /// Another process removed it, or wrote it again, after it was read: the second place of the key stands for
  /// that.
  @Test(arguments: [false, true])
  func `a damaged document that another process changed meanwhile is read as it is now, and not reported`(
    isWritten: Bool
  ) async throws {
    try await withTemporaryFolder { folder in
      let (path, recorder) = (folder + "/d.sqlite", EventRecorder<DocumentStoreEvent>())
      let hashes = Mutex<[UInt64]>([0])
      let store = SQLiteDocumentStore(
        path: path,
        now: { .distantPast },
        hash: { _ in hashes.withLock { $0.count > 1 ? $0.removeFirst() : $0[0] } },
        observe: recorder.observe
      )
      try await store.save(.numbered(1), for: .sample("a"))
      try documentConnection(path).run("UPDATE bodies SET body = zeroblob(5000)")
      hashes.withLock { $0 = [1 << 26] }
      if isWritten { try await store.save(.numbered(2), for: .sample("a")) }

      hashes.withLock { $0 = [0, 1 << 26] }
      let document = try await store.document(for: .sample("a"))

      #expect(document == (isWritten ? .numbered(2) : nil))
      #expect(recorder.incidents == [])
    }
  }

  /// Its connections are open, so that the rights of the files do not count any more.
  @Test func `a prepared store reads without opening its file`() async throws {
    try await withTemporaryFolder { folder in
      await #expect(processExitsWith: .success) { [folder = folder as String] in
        let (path, date) = (folder + "/d.sqlite", Date())
        try await SQLiteDocumentStore(path: path, now: { date }).save(.numbered(1), for: .sample("a"))
        let store = SQLiteDocumentStore(path: path, now: { date })
        await store.prepare()
        chmod(folder, 0o755)
        for suffix in ["", "-wal", "-shm"] { chmod(path + suffix, 0) }
        if geteuid() == 0 { #expect(seteuid(65534) == 0) }

        #expect(try await store.document(for: .sample("a")) == .numbered(1))
      }
      chmod(folder, 0o700)
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
      let writer = try documentConnection(path)
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
      let connection = try documentConnection(path)
      let writer = try documentConnection(path)
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
      let connection = try documentConnection(path)
      let before = try connection.first("SELECT used_at FROM entries") { $0.integer(at: 0) }

      date.advance(by: seconds)
      _ = try await store.document(for: .sample("a"))

      let after = try connection.first("SELECT used_at FROM entries") { $0.integer(at: 0) }
      #expect((after != before) == isNoted)
    }
  }
}
