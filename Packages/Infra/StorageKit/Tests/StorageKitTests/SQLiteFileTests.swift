import Foundation
import Testing

@testable import StorageKit

@Suite struct SQLiteFileTests {
  private func file(in folder: String) -> SQLiteFile {
    SQLiteFile(path: folder + "/documents.sqlite", migrations: Migration.documents, busyTimeout: .seconds(10))
  }

  private func records(in folder: String) -> SQLiteFile {
    SQLiteFile(
      path: folder + "/r.sqlite",
      migrations: Migration.records,
      busyTimeout: .zero,
      salvage: { (pages, connection) throws(SQLiteFailure) in
        try RecordSalvage.run(pages, into: connection)
      }
    )
  }

  @Test(arguments: [
    ("PRAGMA foreign_keys", 1), ("PRAGMA trusted_schema", 0), ("PRAGMA synchronous", 1),
    ("PRAGMA busy_timeout", 10_000), ("PRAGMA user_version", 4),
    ("SELECT count(*) FROM pragma_journal_mode WHERE journal_mode = 'wal'", 1),
    ("PRAGMA cache_size", -8192), ("PRAGMA wal_autocheckpoint", 1000),
  ])
  func `a database is opened with the settings that safety needs`(query: String, expected: Int64) async throws
  {
    try await withTemporaryFolder { folder in
      for _ in ["created", "opened again"] {
        let connection = try file(in: folder).open().connection
        #expect(try connection.first(query) { $0.integer(at: 0) } == expected)
      }
    }
  }

  @Test func `the sizes of the memory and of the log are those that were asked for`() async throws {
    try await withTemporaryFolder { folder in
      var file = file(in: folder)
      file.cacheSize = 384
      file.logPages = 2048

      let connection = try file.open().connection

      #expect(try connection.first("PRAGMA cache_size") { $0.integer(at: 0) } == -384)
      #expect(try connection.first("PRAGMA wal_autocheckpoint") { $0.integer(at: 0) } == 2048)
    }
  }

  @Test func `an empty file of user data is set aside only when it once had content`() async throws {
    try await withTemporaryFolder { folder in
      let file = records(in: folder)
      let path = file.path
      try FileSystem.createFile(path)
      let empty = try #require(FileIdentity(path: path))

      #expect(try file.setAside(empty) == nil)
      #expect(FileIdentity(path: path) == empty)

      try FileSystem.createFile(path + ".used")
      #expect(try file.setAside(empty)?.path == path + ".damaged")
      #expect(FileIdentity(path: path + ".damaged") == empty)
    }
  }

  @Test func `a file of user data that is missing and never had content is not set aside`() async throws {
    try await withTemporaryFolder { folder in
      let file = records(in: folder)
      let path = file.path

      let setAside = try file.setAside(nil)
      let damaged = try DamagedFiles(of: path).paths()
      #expect(setAside == nil)
      #expect(damaged == [])
    }
  }

  @Test func `a note of an earlier file is gone also where nothing can be recovered from the next one`()
    async throws
  {
    try await withTemporaryFolder { folder in
      let path = folder + "/r.sqlite"
      let file = SQLiteFile(
        path: path,
        migrations: Migration.records,
        busyTimeout: .zero,
        salvage: { (_, _) throws(SQLiteFailure) in throw .rowMissing }
      )
      try Data("7 1".utf8).write(to: URL(filePath: path + ".damaged.salvaged"))
      try Data(repeating: 7, count: 5000).write(to: URL(filePath: path))

      #expect(throws: StorageError.self) { try file.setAside(FileIdentity(path: path)) }

      let expected = DamagedFile(path: path + ".damaged", recovered: nil, lost: nil)
      #expect(try DamagedFiles(of: path).files() == [expected])
    }
  }

  @Test func `released steps of the schema keep their names and order`() {
    #expect(
      Migration.documents.map(\.name) == [
        "documents with contents and a running total",
        "metadata apart from bodies, found by a hash of the key",
        "rows numbered by a hash of the key",
        "another checksum of bodies that are saved from now on",
      ]
    )
  }

  @Test func `missing steps are taken and earlier content stays`() async throws {
    try await withTemporaryFolder { folder in
      let first = Migration(name: "one", statements: ["CREATE TABLE a (x)", "INSERT INTO a VALUES (5)"])
      let second = Migration(name: "two", statements: ["ALTER TABLE a ADD COLUMN y DEFAULT 6"])
      let path = folder + "/steps.sqlite"
      _ = try SQLiteFile(path: path, migrations: [first], busyTimeout: .zero).open()
      let both = try SQLiteFile(path: path, migrations: [first, second], busyTimeout: .zero).open()
      #expect(try both.connection.first("SELECT x + y FROM a") { $0.integer(at: 0) } == 11)
      #expect(try both.connection.first("PRAGMA user_version") { $0.integer(at: 0) } == 2)
    }
  }

  @Test(arguments: [(false, 0), (true, 2)] as [(Bool, Int64)])
  func `a file can give back pages where one of its steps leaves many free`(
    freesSpace: Bool,
    expected: Int64
  ) async throws {
    try await withTemporaryFolder { folder in
      var step = Migration(name: "one", statements: ["CREATE TABLE a (x)"])
      if freesSpace { step.freesSpace = true }

      let file = SQLiteFile(path: folder + "/steps.sqlite", migrations: [step], busyTimeout: .zero)
      let connection = try file.open().connection

      #expect(try connection.first("PRAGMA auto_vacuum") { $0.integer(at: 0) } == expected)
    }
  }

  @Test func `steps that another process has taken meanwhile are not taken again, and nothing is written`()
    async throws
  {
    try await withTemporaryFolder { folder in
      let file = file(in: folder)
      let connection = try file.open().connection
      let other = try file.open().connection
      let version = try other.first("PRAGMA data_version") { $0.integer(at: 0) }

      try file.migrate(connection)

      #expect(try other.first("PRAGMA data_version") { $0.integer(at: 0) } == version)
    }
  }

  @Test func `a step that fails leaves the database at the earlier version`() async throws {
    try await withTemporaryFolder { folder in
      let first = Migration(name: "one", statements: ["CREATE TABLE a (x)"])
      let second = Migration(name: "two", statements: ["CREATE TABLE b (x)", "CREATE TABLE a (x)"])
      let path = folder + "/steps.sqlite"
      let opened = try SQLiteFile(path: path, migrations: [first], busyTimeout: .zero).open()
      #expect(throws: StorageError.self) {
        try SQLiteFile(path: path, migrations: [first, second], busyTimeout: .zero).open()
      }
      #expect(try opened.connection.first("PRAGMA user_version") { $0.integer(at: 0) } == 1)
      #expect(
        try opened.connection.first("SELECT count(*) FROM sqlite_schema WHERE name = 'b'") {
          $0.integer(at: 0)
        }
          == 0
      )
    }
  }

  @Test func `a database of a newer version is refused and left as it is`() async throws {
    try await withTemporaryFolder { folder in
      let file = file(in: folder)
      try file.open().connection.run("PRAGMA user_version = 9")
      let before = try Data(contentsOf: URL(filePath: file.path))
      #expect(throws: StorageError.schemaTooNew(found: 9, known: 4)) { try file.open() }
      #expect(try Data(contentsOf: URL(filePath: file.path)) == before)
    }
  }

  @Test func `a database that another process took to a newer version meanwhile is not stamped down`()
    async throws
  {
    try await withTemporaryFolder { folder in
      let file = file(in: folder)
      let connection = try file.open().connection
      try connection.run("PRAGMA user_version = 5")

      #expect(throws: StorageError.schemaTooNew(found: 5, known: 4)) { try file.migrate(connection) }

      #expect(try connection.first("PRAGMA user_version") { $0.integer(at: 0) } == 5)
    }
  }

  @Test func `the log of a file that is set aside goes with it, and is not applied to the next file`()
    async throws
  {
    try await withTemporaryFolder { folder in
      let file = file(in: folder)
      let opened = try file.open()
      try opened.connection.run("INSERT INTO bodies VALUES (1, x'00')")
      let log = try Data(contentsOf: URL(filePath: file.path + "-wal"))
      #expect(!log.isEmpty)

      #expect(try file.setAside(opened.identity)?.path == file.path + ".damaged")

      #expect(FileIdentity(path: file.path + "-wal") == nil)
      #expect(try Data(contentsOf: URL(filePath: file.path + ".damaged-wal")) == log)
      let next = try file.open().connection
      #expect(try next.first("SELECT count(*) FROM bodies") { $0.integer(at: 0) } == 0)
    }
  }

  @Test
  func `the log of a file that was set aside earlier does not stay beside the one that takes its place`()
    async throws
  {
    try await withTemporaryFolder { folder in
      let file = file(in: folder)
      for suffix in [".damaged-wal", "-shm"] { try Data([1]).write(to: URL(filePath: file.path + suffix)) }
      try Data([2]).write(to: URL(filePath: file.path))
      let damaged = try #require(FileIdentity(path: file.path))

      _ = try file.setAside(damaged)

      #expect(FileIdentity(path: file.path + ".damaged-wal") == nil)
      #expect(FileIdentity(path: file.path + "-shm") == nil)
    }
  }

  @Test func `a path below a file is refused with its reason`() async throws {
    try await withTemporaryFolder { folder in
      try Data().write(to: URL(filePath: folder + "/plain"))
      let file = SQLiteFile(path: folder + "/plain/x.sqlite", migrations: [], busyTimeout: .zero)
      #expect(throws: StorageError.io(path: file.path + ".lock", reason: "Not a directory")) {
        try file.open()
      }
    }
  }

  @Test func `files are 0600 and directories 0700 whatever the umask`() async throws {
    try await withTemporaryFolder { folder in
      await #expect(processExitsWith: .success) { [folder = folder as String] in
        for mask: mode_t in [0, 0o077, 0o777] {
          umask(mask)
          let directory = folder + "/\(mask)/cache"
          let store = SQLiteDocumentStore(path: directory + "/d.sqlite", now: { Date() })
          try await store.save(.numbered(1), for: .sample("a"))
          for name in ["/d.sqlite", "/d.sqlite-wal", "/d.sqlite-shm"] {
            var status = stat()
            #expect(stat(directory + name, &status) == 0)
            #expect(status.st_mode & 0o777 == 0o600)
          }
          for path in [directory, folder + "/\(mask)"] {
            var status = stat()
            #expect(stat(path, &status) == 0)
            #expect(status.st_mode & 0o777 == 0o700)
          }
        }
      }
    }
  }

  @Test func `a file that others may read is made private`() async throws {
    try await withTemporaryFolder { folder in
      let file = file(in: folder)
      _ = try file.open()
      chmod(file.path, 0o644)
      _ = try file.open()
      #expect(FileIdentity(path: file.path)?.isPrivate == true)
    }
  }
}
