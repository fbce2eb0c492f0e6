import Foundation
import Testing

@testable import StorageKit

/// Files that other versions of the program made.
@Suite struct RecordMigrationTests {
  /// What version 1 ran to make a file, letter for letter; never to be changed.
  private static let version1 = [
    "PRAGMA journal_mode = WAL",
    """
    CREATE TABLE entries (
      collection BLOB NOT NULL,
      key BLOB NOT NULL,
      checksum INTEGER NOT NULL,
      value BLOB NOT NULL,
      PRIMARY KEY (collection, key)
    ) WITHOUT ROWID
    """,
    "CREATE TABLE total (size INTEGER NOT NULL)",
    "INSERT INTO total VALUES (0)",
    """
    CREATE TRIGGER entries_added AFTER INSERT ON entries BEGIN
      UPDATE total SET size = size + length(new.collection) + length(new.key) + length(new.value);
    END
    """,
    """
    CREATE TRIGGER entries_replaced AFTER UPDATE OF value ON entries BEGIN
      UPDATE total SET size = size - length(old.value) + length(new.value);
    END
    """,
    """
    CREATE TRIGGER entries_removed AFTER DELETE ON entries BEGIN
      UPDATE total SET size = size - length(old.collection) - length(old.key) - length(old.value);
    END
    """,
    "PRAGMA user_version = 1",
    // Checksums as version 1 computed them.
    "INSERT INTO entries VALUES (CAST('favourites' AS BLOB), CAST('52772' AS BLOB), 3439355372735418338, CAST('{\"version\":1}' AS BLOB))",
    "INSERT INTO entries VALUES (CAST('favourites' AS BLOB), CAST('食' AS BLOB), 7566493025696856726, x'')",
    "INSERT INTO entries VALUES (CAST('shopping' AS BLOB), CAST('a' AS BLOB), 1, CAST('damaged' AS BLOB))",
  ]

  private func makeFile(_ path: String, _ statements: [String]) throws {
    try FileSystem.createFile(path)
    let connection = try SQLiteConnection(path: path, access: .readingAndWriting, busyTimeout: .zero)
    for statement in statements { try connection.run(statement) }
  }

  @Test func `released steps of the schema keep their names and order`() {
    #expect(
      Migration.records.map(\.name) == ["values by collection and key, with a running total", "revisions"]
    )
  }

  @Test func `a file of version 1 keeps every entry, at revision 1`() async throws {
    try await withTemporaryFolder { folder in
      try makeFile(folder + "/r.sqlite", Self.version1)
      let store = SQLiteRecordStore(path: folder + "/r.sqlite")

      let records = try await store.contents(of: "favourites").records

      #expect(
        records == [
          Record(key: "52772", value: Data("{\"version\":1}".utf8), revision: 1),
          Record(key: "食", value: Data(), revision: 1),
        ]
      )
      #expect(try await store.contents(of: "shopping").records == [])
      #expect(try await store.count(in: "shopping") == 1)
    }
  }

  @Test func `changes of a file of version 1 have revisions from 2 on`() async throws {
    try await withTemporaryFolder { folder in
      try makeFile(folder + "/r.sqlite", Self.version1)
      let store = SQLiteRecordStore(path: folder + "/r.sqlite")

      let update = try await store.set(Data([1]), for: "52772", in: "favourites", ifRevision: 1)
      try await store.put(["new": "value"], in: "new")

      #expect(update == .written(Record(key: "52772", value: Data([1]), revision: 2)))
      #expect(try await store.stored(for: "new", in: "new").value?.revision == 1)
    }
  }

  @Test func `a file of the known version is opened, one of the next version is refused and left as it is`()
    async throws
  {
    try await withTemporaryFolder { folder in
      let path = folder + "/r.sqlite"
      try await SQLiteRecordStore(path: path).put(["a": "1"])
      #expect(try await SQLiteRecordStore(path: path).count(in: "c") == 1)
      try makeFile(path, ["PRAGMA user_version = 3"])
      let before = try Data(contentsOf: URL(filePath: path))
      let store = SQLiteRecordStore(path: path)
      let refusal = StorageError.schemaTooNew(found: 3, known: 2)

      await #expect(throws: refusal) { try await store.contents(of: "c").records }
      await #expect(throws: refusal) { try await store.put(["a": "2"]) }
      await #expect(throws: refusal) { try await store.status() }
      await #expect(throws: refusal) { try await store.removeAll() }

      #expect(try Data(contentsOf: URL(filePath: path)) == before)
      #expect(FileIdentity(path: path + ".damaged") == nil)
    }
  }
}
