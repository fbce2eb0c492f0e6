import Foundation
import Testing

@testable import StorageKit

/// What is damaged is noticed, said, and never shown.
@Suite struct DamagedFileTests {
  private static let keys = (0..<12).map { DocumentKey.sample("document \($0)") }
  private static let documents = (0..<12).map { Document.numbered($0, bytes: 3000) }

  /// A closed database with twelve documents.
  private func intactFile(in folder: String) async throws -> Data {
    let path = folder + "/intact.sqlite"
    do {
      let store = SQLiteDocumentStore(path: path, now: { Date() })
      for (number, key) in Self.keys.enumerated() {
        try await store.save(Self.documents[number], for: key)
      }
    }
    return try Data(contentsOf: URL(filePath: path))
  }

  /// Reads every document; whatever happened to the file, each is whole or absent.
  private func readAll(_ path: String) async -> (found: Int, errors: [StorageError]) {
    let store = SQLiteDocumentStore(path: path, now: { Date() })
    var result = (found: 0, errors: [StorageError]())
    for (number, key) in Self.keys.enumerated() {
      do throws(StorageError) {
        guard let document = try await store.document(for: key) else { continue }
        #expect(document == Self.documents[number])
        result.found += 1
      } catch {
        result.errors.append(error)
      }
    }
    return result
  }

  @Test func `a file that is no database is set aside and a new one created`() async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/d.sqlite"
      let garbage = Data("<html>this is no database, however long it goes on</html>".utf8)
      try garbage.write(to: URL(filePath: path))
      let recorder = EventRecorder<DocumentStoreEvent>()
      let store = SQLiteDocumentStore(path: path, now: { Date() }, observe: recorder.observe)
      try await store.save(.numbered(1), for: .sample("a"))
      #expect(try await store.document(for: .sample("a")) == .numbered(1))
      #expect(try Data(contentsOf: URL(filePath: path + ".damaged")) == garbage)
      #expect(recorder.incidents == [.setAside(path: path + ".damaged", reason: "file is not a database")])
    }
  }

  @Test func `a database without our tables is set aside`() async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/d.sqlite"
      let foreign = Migration(name: "foreign", statements: ["CREATE TABLE other (x)"])
      let other = Migration(name: "other", statements: [])
      _ = try SQLiteFile(path: path, migrations: [foreign, other, other], busyTimeout: .zero).open()
      let recorder = EventRecorder<DocumentStoreEvent>()
      let store = SQLiteDocumentStore(path: path, now: { Date() }, observe: recorder.observe)
      #expect(try await store.document(for: .sample("a")) == nil)
      #expect(recorder.incidents == [.setAside(path: path + ".damaged", reason: "no such table: entries")])
    }
  }

  @Test func `a document with a changed body is dropped and the others stay`() async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/d.sqlite"
      let recorder = EventRecorder<DocumentStoreEvent>()
      let store = SQLiteDocumentStore(path: path, now: { Date() }, observe: recorder.observe)
      try await store.save(.numbered(1), for: .sample("a"))
      try await store.save(.numbered(2), for: .sample("b"))
      try SQLiteFile(path: path, migrations: Migration.documents, busyTimeout: .zero).open().connection
        .run("UPDATE bodies SET body = zeroblob(5000) WHERE id = (SELECT id FROM entries WHERE name = 'a')")
      #expect(try await store.document(for: .sample("a")) == nil)
      #expect(try await store.document(for: .sample("b")) == .numbered(2))
      #expect(recorder.incidents == [.dropped(.sample("a"))])
      let rows = try SQLiteFile(path: path, migrations: Migration.documents, busyTimeout: .zero).open()
        .connection
        .first("SELECT count(*) FROM entries") { $0.integer(at: 0) }
      #expect(rows == 1)
      try await store.save(.numbered(3), for: .sample("a"))
      #expect(try await store.document(for: .sample("a")) == .numbered(3))
    }
  }

  @Test func `a document under a wrong key is dropped`() async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/d.sqlite"
      let store = SQLiteDocumentStore(path: path, now: { Date() })
      try await store.save(.numbered(1), for: .sample("a"))
      try SQLiteFile(path: path, migrations: Migration.documents, busyTimeout: .zero).open().connection
        .run("UPDATE entries SET name = 'b', id = \(DocumentKey.sample("b").hash >> 26) * 16")
      #expect(try await store.document(for: .sample("b")) == nil)
    }
  }

  @Test func `a file that was set aside by another process is not set aside twice`() async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/d.sqlite"
      let file = SQLiteFile(path: path, migrations: Migration.documents, busyTimeout: .zero)
      let damaged = try file.open().identity
      #expect(try file.setAside(damaged)?.path == path + ".damaged")
      let successor = try file.open().identity
      #expect(try file.setAside(damaged) == nil)
      #expect(FileIdentity(path: path) == successor)
    }
  }

  @Test func `a file torn at any length shows only whole documents and can be written again`() async throws {
    try await withTemporaryFolder { folder in
      let intact = try await intactFile(in: folder)
      for length in stride(from: 0, to: intact.count, by: 311) {
        let path = folder + "/torn-\(length).sqlite"
        try intact.prefix(length).write(to: URL(filePath: path))
        let result = await readAll(path)
        #expect(result.errors == [], "torn at \(length)")
        let store = SQLiteDocumentStore(path: path, now: { Date() })
        try await store.save(.numbered(99), for: .sample("new"))
        #expect(try await store.document(for: .sample("new")) == .numbered(99))
      }
    }
  }

  @Test(arguments: 0..<4)
  func `a thousand flipped bits never show a wrong document`(quarter: Int) async throws {
    try await withTemporaryFolder { folder in
      let intact = try await intactFile(in: folder)
      var found = 0
      for attempt in stride(from: quarter, to: 1000, by: 4) {
        var bytes = intact
        let bit = (attempt &* 7_919_003) % (intact.count * 8)
        bytes[bit / 8] ^= 1 << (bit % 8)
        let path = folder + "/flipped.sqlite"
        try bytes.write(to: URL(filePath: path))
        found += await readAll(path).found
        for suffix in ["", "-wal", "-shm"] { try FileSystem.remove(path + suffix) }
      }
      // Most flips hit one body: the other documents must still be found.
      #expect(found > 2250)
    }
  }
}
