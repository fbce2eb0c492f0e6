import ClockFakes
import Foundation
import Testing

@testable import StorageKit

/// A store of documents and its file as a whole.
@Suite struct SQLiteDocumentStoreTests {
  @Test func `documents are there after a restart`() async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/d.sqlite"
      try await SQLiteDocumentStore(path: path, now: { Date() }).save(.numbered(1), for: .sample("a"))
      let reopened = SQLiteDocumentStore(path: path, now: { Date() })
      #expect(try await reopened.document(for: .sample("a")) == .numbered(1))
    }
  }

  @Test func `naming a store touches nothing`() async throws {
    try await withTemporaryFolder { folder in
      _ = SQLiteDocumentStore(path: folder + "/sub/d.sqlite", now: { Date() })
      let names = try FileManager.default.contentsOfDirectory(atPath: folder)
      #expect(names == [])
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
