import Foundation
import Testing

@testable import StorageKit

/// The log of a file of documents: when it is taken over into the file, and when it is left.
@Suite struct DocumentLogTests {
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

  /// Each page has 4120 bytes in the log, behind the 32 bytes of its head.
  @Test func `a log of 32 pages is taken over, and one of 31 pages is left`() async throws {
    try await withTemporaryFolder { folder in
      var pages: Set<Int> = []
      for bytes in stride(from: 80_000, through: 140_000, by: 4092) {
        let path = folder + "/\(bytes).sqlite"
        let store = SQLiteDocumentStore(path: path, now: { Date() })
        try await store.save(.numbered(1, bytes: bytes), for: .sample("a"))
        let before = try #require(try FileSystem.size(of: path + "-wal"))

        await store.tidyUp()

        let count = (before - 32) / 4120
        #expect((try FileSystem.size(of: path + "-wal") == 0) == (count >= 32), "\(count) pages")
        pages.insert(count)
      }
      #expect(pages.isSuperset(of: [31, 32]))
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
      let other = try documentConnection(path)
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
      let other = try documentConnection(path)
      try other.run("BEGIN IMMEDIATE")
      async let change: Void = store.remove(.sample("a"))

      await store.tidyUp()

      try other.run("ROLLBACK")
      try await change
      #expect(try await store.document(for: .sample("a")) == nil)
    }
  }
}
