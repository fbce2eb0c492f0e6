import Foundation
import Testing

@testable import StorageKit

@Suite struct FileCreationTests {
  private func file(_ folder: String) -> SQLiteFile {
    SQLiteFile(path: folder + "/d.sqlite", migrations: Migration.documents, busyTimeout: .seconds(10))
  }

  private func store(
    _ folder: String,
    _ recorder: EventRecorder<DocumentStoreEvent> = EventRecorder()
  ) -> SQLiteDocumentStore {
    SQLiteDocumentStore(path: folder + "/d.sqlite", now: { Date() }, observe: recorder.observe)
  }

  @Test(.timeLimit(.minutes(5)))
  func `a file has its whole schema from the moment it has its name`() async throws {
    for _ in 0..<50 {
      try await withTemporaryFolder { folder in
        let path = folder + "/d.sqlite"
        let writing = Task { try await store(folder).save(.numbered(1), for: .sample("a")) }
        while try FileSystem.size(of: path) == nil { await Task.yield() }
        let connection = try SQLiteConnection(path: path, access: .reading, busyTimeout: .seconds(10))
        #expect(try connection.first("PRAGMA user_version") { $0.integer(at: 0) } == 4)
        #expect(try connection.first("SELECT count(*) < 2 FROM entries") { $0.integer(at: 0) } == 1)
        try await writing.value
      }
    }
  }

  @Test func `a missing file is absent at once while another process makes it`() async throws {
    try await withTemporaryFolder { folder in
      let lock = try FileLock(path: folder + "/d.sqlite.lock", timeout: .zero)
      defer { lock.release() }
      #expect(try await store(folder).document(for: .sample("a")) == nil)
    }
  }

  @Test func `what was saved first is read by the same store, which looked before the file was there`()
    async throws
  {
    try await withTemporaryFolder { folder in
      let store = store(folder)
      #expect(try await store.document(for: .sample("a")) == nil)
      try await store.save(.numbered(1), for: .sample("a"))
      #expect(try await store.document(for: .sample("a")) == .numbered(1))
    }
  }

  @Test func `a prepared store has its file before anything is saved`() async throws {
    try await withTemporaryFolder { folder in
      await store(folder).prepare()
      let bytes = try FileSystem.size(of: folder + "/d.sqlite")
      #expect((bytes ?? 0) > 0)
    }
  }

  @Test func `a store is prepared once`() async throws {
    try await withTemporaryFolder { folder in
      let store = store(folder)
      await store.prepare()
      try FileSystem.remove(folder + "/d.sqlite")

      await store.prepare()

      #expect(try FileSystem.size(of: folder + "/d.sqlite") == nil)
    }
  }

  @Test func `a store that could not be prepared says why when something is saved, and works once it can`()
    async throws
  {
    try await withTemporaryFolder { folder in
      try Data("a file".utf8).write(to: URL(filePath: folder + "/no-folder"))
      let store = SQLiteDocumentStore(path: folder + "/no-folder/d.sqlite", now: { Date() })
      await store.prepare()
      await #expect(throws: StorageError.self) { try await store.save(.numbered(1), for: .sample("a")) }

      try FileSystem.remove(folder + "/no-folder")
      try await store.save(.numbered(1), for: .sample("a"))
      #expect(try await store.document(for: .sample("a")) == .numbered(1))
    }
  }

  @Test func `no draft of a new file stays beside it`() async throws {
    try await withTemporaryFolder { folder in
      try await store(folder).save(.numbered(1), for: .sample("a"))
      #expect(try FileSystem.names(in: folder).filter { $0.contains(".new") } == [])
    }
  }

  @Test func `drafts that a process left behind are replaced`() async throws {
    try await withTemporaryFolder { folder in
      for suffix in ["", "-wal", "-shm", "-journal"] {
        try Data("left behind".utf8).write(to: URL(filePath: folder + "/d.sqlite.new" + suffix))
      }
      let recorder = EventRecorder<DocumentStoreEvent>()
      let store = store(folder, recorder)

      try await store.save(.numbered(1), for: .sample("a"))

      #expect(try await store.document(for: .sample("a")) == .numbered(1))
      #expect(recorder.incidents.isEmpty)
      #expect(try FileSystem.names(in: folder).filter { $0.contains(".new") } == [])
    }
  }

  @Test func `the log of a file that was removed is not applied to the next one`() async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/d.sqlite"
      var first: SQLiteDocumentStore? = store(folder)
      try await first?.save(.numbered(1), for: .sample("a"))
      let log = try Data(contentsOf: URL(filePath: path + "-wal"))
      first = nil
      for suffix in ["", "-wal", "-shm"] { try FileSystem.remove(path + suffix) }
      try log.write(to: URL(filePath: path + "-wal"))

      let next = store(folder)
      try await next.save(.numbered(2), for: .sample("b"))

      #expect(try await next.document(for: .sample("a")) == nil)
      #expect(try await next.document(for: .sample("b")) == .numbered(2))
    }
  }

  @Test func `a file that another process made meanwhile is not replaced`() async throws {
    try await withTemporaryFolder { folder in
      try await store(folder).save(.numbered(1), for: .sample("a"))

      _ = try file(folder).createAndOpen()

      #expect(try await store(folder).document(for: .sample("a")) == .numbered(1))
    }
  }

  @Test func `an empty file that was left behind gets its schema where it is`() async throws {
    try await withTemporaryFolder { folder in
      try FileSystem.createFile(folder + "/d.sqlite")
      let recorder = EventRecorder<DocumentStoreEvent>()
      let store = store(folder, recorder)

      try await store.save(.numbered(1), for: .sample("a"))

      #expect(try await store.document(for: .sample("a")) == .numbered(1))
      #expect(recorder.incidents.isEmpty)
      let connection = try file(folder).open().connection
      #expect(try connection.first("PRAGMA auto_vacuum") { $0.integer(at: 0) } == 2)
    }
  }

  /// Making it smaller would take its log over.
  @Test func `a file that gets its schema where it is has nothing free, and is not made smaller`()
    async throws
  {
    try await withTemporaryFolder { folder in
      let path = folder + "/d.sqlite"
      try FileSystem.createFile(path)

      let connection = try file(folder).open().connection

      #expect((try FileSystem.size(of: path + "-wal") ?? 0) > 0)
      withExtendedLifetime(connection) {}
    }
  }

  /// SQLite takes a file of one byte for an empty one.
  @Test(arguments: [0, 2])
  func `reading leaves an empty file as it is, and one with two bytes is damaged`(bytes: Int)
    async throws
  {
    try await withTemporaryFolder { folder in
      let path = folder + "/d.sqlite"
      try Data(count: bytes).write(to: URL(filePath: path))
      let recorder = EventRecorder<DocumentStoreEvent>()

      #expect(try await store(folder, recorder).document(for: .sample("a")) == nil)

      if bytes == 0 {
        #expect(recorder.incidents == [])
        #expect(try FileSystem.size(of: path) == 0)
      } else {
        #expect(
          recorder.incidents == [.setAside(path: path + ".damaged", reason: "file is not a database")]
        )
      }
    }
  }

  @Test func `a new file has no free pages`() async throws {
    try await withTemporaryFolder { folder in
      let connection = try file(folder).open().connection
      #expect(try connection.first("PRAGMA freelist_count") { $0.integer(at: 0) } == 0)
      #expect(try connection.first("PRAGMA auto_vacuum") { $0.integer(at: 0) } == 2)
    }
  }
}
