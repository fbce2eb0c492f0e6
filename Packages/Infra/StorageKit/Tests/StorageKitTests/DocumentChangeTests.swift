import Foundation
import Synchronization
import Testing

@testable import StorageKit

/// What a change writes, and what it finds.
@Suite struct DocumentChangeTests {
  @Test func `metadata is replaced without writing the body again`() async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/d.sqlite"
      let store = SQLiteDocumentStore(path: path, now: { Date() })
      try await store.save(.numbered(1, bytes: 1_000_000), for: .sample("a"))
      try documentConnection(path).run("PRAGMA wal_checkpoint(TRUNCATE)")

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
      let other = try documentConnection(path)
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
      try documentConnection(path).run(damage)
      let seen = Mutex<[Document?]>([])

      try await store.change(.sample("a")) { known in
        seen.withLock { $0.append(known) }
        return .unchanged
      }

      #expect(seen.withLock { $0 } == [nil])
      #expect(recorder.incidents == [.dropped(.sample("a"))])
      #expect(try documentConnection(path).first("SELECT count(*) FROM entries") { $0.integer(at: 0) } == 0)
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
      let long = try documentConnection(path).first("SELECT count(*) FROM bodies") { $0.integer(at: 0) }
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
}
