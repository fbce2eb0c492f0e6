import Foundation
import Testing

@testable import StorageKit

/// Emptying a store on a disk that has no room for the log of a removal.
@Suite struct FullDiskEmptyingTests {
  @Test(arguments: [true, false])
  func `documents go with their file, and others are saved once the disk has room`(isOpen: Bool)
    async throws
  {
    try await withTemporaryFolder { folder in
      await #expect(processExitsWith: .success) {
        [path = folder + "/d.sqlite" as String, isOpen = isOpen as Bool] in
        do {
          let writer = SQLiteDocumentStore(path: path, now: { Date() })
          try await writer.save(.numbered(1), for: .sample("a"))
        }
        let store = SQLiteDocumentStore(path: path, now: { Date() })
        if isOpen { await store.prepare() }
        signal(SIGXFSZ, SIG_IGN)
        limitFileSize(to: 0)

        try await store.removeAll()

        #expect(try await store.document(for: .sample("a")) == nil)
        #expect(try await store.status().place == .missing(path: path))
        for suffix in ["", "-wal", "-shm"] { #expect(try FileSystem.size(of: path + suffix) == nil) }
        limitFileSize(to: rlim_t.max >> 1)
        try await store.save(.numbered(2), for: .sample("b"))
        #expect(try await store.document(for: .sample("b")) == .numbered(2))
      }
    }
  }

  @Test func `search rows go with their file`() async throws {
    try await withTemporaryFolder { folder in
      await #expect(processExitsWith: .success) { [path = folder + "/s.sqlite" as String] in
        let table = SQLiteSearchTable(path: path, columns: ["name", "area"])
        try await table.upsert([.sample("a", "soup")], in: "p")
        signal(SIGXFSZ, SIG_IGN)
        limitFileSize(to: 0)

        try await table.removeAll()

        #expect(try await table.status().place == .missing(path: path))
      }
    }
  }

  @Test func `a process that has the file open meanwhile finds nothing, and saves into a new file`()
    async throws
  {
    try await withTemporaryFolder { folder in
      await #expect(processExitsWith: .success) { [path = folder + "/d.sqlite" as String] in
        let other = SQLiteDocumentStore(path: path, now: { Date() })
        try await other.save(.numbered(1), for: .sample("a"))
        signal(SIGXFSZ, SIG_IGN)
        limitFileSize(to: 0)

        try await SQLiteDocumentStore(path: path, now: { Date() }).removeAll()

        #expect(try await other.document(for: .sample("a")) == nil)
        limitFileSize(to: rlim_t.max >> 1)
        try await other.save(.numbered(2), for: .sample("b"))
        let next = SQLiteDocumentStore(path: path, now: { Date() })
        #expect(try await next.document(for: .sample("b")) == .numbered(2))
      }
    }
  }

  @Test func `records stay, and the failure is reported`() async throws {
    try await withTemporaryFolder { folder in
      await #expect(processExitsWith: .success) { [path = folder + "/r.sqlite" as String] in
        let store = SQLiteRecordStore(path: path)
        try await store.put(["a": "1"])
        signal(SIGXFSZ, SIG_IGN)
        limitFileSize(to: 0)

        await #expect(throws: StorageError.self) { try await store.removeAll() }

        #expect(try await store.stored(for: "a", in: "c").value?.value == Data("1".utf8))
      }
    }
  }
}
