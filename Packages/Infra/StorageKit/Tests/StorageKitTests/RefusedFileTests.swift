import Foundation
import Testing

@testable import StorageKit

/// Files that are locked, links in place of files, and disks without room.
@Suite struct RefusedFileTests {
  @Test(arguments: ["", "-wal", "-shm", ".lock"])
  func `a link in place of a file of a store is refused, and what it leads to keeps its mode and content`(
    suffix: String
  )
    async throws
  {
    try await withTemporaryFolder { folder in
      let (path, victim) = (folder + "/d.sqlite", folder + "/victim")
      try Data("mine".utf8).write(to: URL(filePath: victim))
      #expect(chmod(victim, 0o644) == 0)
      #expect(symlink(victim, path + suffix) == 0)

      await #expect(throws: StorageError.self) {
        try await SQLiteDocumentStore(path: path, now: { Date() }).save(.numbered(1), for: .sample("a"))
      }
      await #expect(throws: StorageError.self) { try await SQLiteRecordStore(path: path).put(["a": "1"]) }

      #expect(try Data(contentsOf: URL(filePath: victim)) == Data("mine".utf8))
      #expect(FileSystem.mode(of: victim) == 0o644)
    }
  }

  @Test func `a link in place of the file is no empty store either`() async throws {
    try await withTemporaryFolder { folder in
      #expect(symlink(folder + "/nowhere", folder + "/r.sqlite") == 0)
      let refusal = StorageError.symbolicLink(path: folder + "/r.sqlite")
      await #expect(throws: refusal) {
        try await SQLiteRecordStore(path: folder + "/r.sqlite").contents(of: "c").records
      }
    }
  }

  @Test func `a link in place of the folder of a store is refused`() async throws {
    try await withTemporaryFolder { folder in
      #expect(mkdir(folder + "/real", 0o755) == 0)
      #expect(symlink(folder + "/real", folder + "/link") == 0)

      let refusal = StorageError.symbolicLink(path: folder + "/link")
      await #expect(throws: refusal) {
        try await SQLiteRecordStore(path: folder + "/link/r.sqlite").put(["a": "1"])
      }

      #expect(FileSystem.mode(of: folder + "/real") == 0o755)
      let names = try FileManager.default.contentsOfDirectory(atPath: folder + "/real")
      #expect(names == [])
    }
  }

  @Test func `no lock is made in a folder behind a link`() async throws {
    try await withTemporaryFolder { folder in
      #expect(mkdir(folder + "/real", 0o755) == 0)
      #expect(symlink(folder + "/real", folder + "/link") == 0)
      let file = SQLiteFile(path: folder + "/link/r.sqlite", migrations: [], busyTimeout: .zero)

      #expect(throws: StorageError.symbolicLink(path: folder + "/link")) { try file.underLock {} }

      let names = try FileManager.default.contentsOfDirectory(atPath: folder + "/real")
      #expect(names == [])
    }
  }

  @Test func `a lock file that another process holds is waited for no longer than allowed`() async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/d.sqlite"
      let lock = try FileLock(path: path + ".lock", timeout: .zero)
      defer { lock.release() }
      let timeout = Duration.milliseconds(30)
      let busy = StorageError.busy(path: path + ".lock")

      await #expect(throws: busy) {
        try await SQLiteDocumentStore(path: path, busyTimeout: timeout, now: { Date() })
          .save(.numbered(1), for: .sample("a"))
      }
      await #expect(throws: busy) {
        try await SQLiteRecordStore(path: path, busyTimeout: timeout).put(["a": "1"])
      }
      await #expect(throws: busy) {
        try await SQLiteSearchTable(path: path, columns: ["name"], busyTimeout: timeout)
          .upsert([.sample("a", "name")], in: "anna")
      }
    }
  }

  @Test func `a database that another process is writing to is waited for no longer than allowed`()
    async throws
  {
    try await withTemporaryFolder { folder in
      let path = folder + "/r.sqlite"
      try await SQLiteRecordStore(path: path).put(["a": "1"])
      let writer = try SQLiteFile(path: path, migrations: Migration.records, busyTimeout: .zero).open()
        .connection
      try writer.run("BEGIN IMMEDIATE")
      let store = SQLiteRecordStore(path: path, busyTimeout: .milliseconds(30))

      await #expect(throws: StorageError.busy(path: path)) { try await store.put(["a": "2"]) }
      #expect(try await store.stored(for: "a", in: "c").value?.value == Data("1".utf8))

      try writer.run("ROLLBACK")
      try await store.put(["a": "2"])
    }
  }

  @Test func `a settings file whose folder another process holds is waited for no longer than allowed`()
    async throws
  {
    try await withTemporaryFolder { folder in
      let lock = try FileLock(directory: folder, timeout: .zero)
      defer { lock.release() }
      let file = WholeFile(path: folder + "/settings.json", busyTimeout: .milliseconds(30))
      #expect(throws: StorageError.self) { try file.update { _ in (Data(), ()) } }
      #expect(try file.read() == nil)
    }
  }

  @Test func `where no file can be created, reading finds nothing and writing says why`() async throws {
    try await withTemporaryFolder { folder in
      await #expect(processExitsWith: .success) { [folder = folder as String] in
        chmod(folder, 0o555)
        if geteuid() == 0 { #expect(seteuid(65534) == 0) }
        let records = SQLiteRecordStore(path: folder + "/sub/r.sqlite")
        let documents = SQLiteDocumentStore(path: folder + "/d.sqlite", now: { Date() })
        let rows = SQLiteSearchTable(path: folder + "/s.sqlite", columns: ["name"])

        let found = try await records.contents(of: "c").records
        let record = try await records.stored(for: "a", in: "c").value
        let count = try await records.count(in: "c")
        let document = try await documents.document(for: .sample("a"))
        let latest = try await rows.latest(in: "anna", limit: 5)
        let rowCount = try await rows.count(in: "anna")
        let ids = try await rows.ids(withPayload: true, in: "anna")
        #expect(found.isEmpty && record == nil && count == 0)
        #expect(document == nil)
        #expect(latest.isEmpty && rowCount == 0 && ids.isEmpty)
        await #expect(throws: StorageError.io(path: folder + "/sub", reason: "Permission denied")) {
          try await records.put(["a": "1"])
        }
        await #expect(throws: StorageError.self) { try await documents.save(.numbered(1), for: .sample("a")) }
      }
      chmod(folder, 0o700)
    }
  }

  @Test(arguments: [false, true])
  func `on a full disk everything is read, and writing works once there is room again`(hasLog: Bool)
    async throws
  {
    try await withTemporaryFolder { folder in
      await #expect(processExitsWith: .success) { [folder = folder as String, hasLog = hasLog as Bool] in
        let path = folder + "/r.sqlite"
        do {
          let store = SQLiteRecordStore(path: folder + "/first.sqlite")
          try await store.put(["a": "1"])
          if hasLog {
            // Copied while it is in use, as a process that was killed leaves it.
            for suffix in ["", "-wal"] {
              try FileManager.default.copyItem(
                atPath: folder + "/first.sqlite" + suffix,
                toPath: path + suffix
              )
            }
          }
          withExtendedLifetime(store) {}
        }
        if !hasLog { try FileManager.default.copyItem(atPath: folder + "/first.sqlite", toPath: path) }
        signal(SIGXFSZ, SIG_IGN)
        limitFileSize(to: 0)
        let store = SQLiteRecordStore(path: path)

        #expect(try await store.stored(for: "a", in: "c").value?.value == Data("1".utf8))
        let refusal = await #expect(throws: StorageError.self) { try await store.put(["a": "2"]) }
        // The file that was opened to be read only is not what writing is told about.
        #expect(refusal?.reason.contains("readonly") == false)
        #expect(try await store.stored(for: "a", in: "c").value?.value == Data("1".utf8))

        limitFileSize(to: rlim_t.max >> 1)
        try await store.put(["a": "3"])
        #expect(try await store.stored(for: "a", in: "c").value?.value == Data("3".utf8))
      }
    }
  }
}
