import Foundation
import Testing

@testable import StorageKit

/// What every store in a file says about it, and how it is emptied.
@Suite(.timeLimit(.minutes(5))) struct StoreStatusTests {
  enum Kind: CaseIterable {
    case documents
    case records
    case rows

    func store(_ path: String) -> any MaintainedStore {
      switch self {
      case .documents: SQLiteDocumentStore(path: path, now: { Date() })
      case .records: SQLiteRecordStore(path: path)
      case .rows: SQLiteSearchTable(path: path, columns: ["name"])
      }
    }

    /// Keeps something that is found on the disk.
    func fill(_ path: String, with secret: Data) async throws {
      switch self {
      case .documents:
        try await SQLiteDocumentStore(path: path, now: { Date() })
          .save(Document(metadata: secret, body: secret), for: .sample("a"))
      case .records:
        try await SQLiteRecordStore(path: path).transaction { (transaction) throws(StorageError) in
          try transaction.set(secret, for: "a", in: "anna")
        }
      case .rows:
        try await SQLiteSearchTable(path: path, columns: ["name"]).upsert(
          [.sample("a", String(decoding: secret, as: UTF8.self), payload: secret)],
          in: "anna"
        )
      }
    }
  }

  private let secret = Data("token-of-anna-4711".utf8)

  @Test(arguments: Kind.allCases)
  func `asking and emptying a store that was never used creates nothing`(kind: Kind) async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/sub/s.sqlite"
      let store = kind.store(path)

      let before = try await store.status()
      try await store.removeAll()
      let after = try await store.status()

      #expect(before == StoreStatus(place: .missing(path: path), groups: []))
      #expect(after == before)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [])
    }
  }

  @Test func `stores in memory say so, and have nothing set aside`() async throws {
    let stores: [any MaintainedStore] = [
      InMemoryDocumentStore(), InMemoryRecordStore(), InMemorySearchTable(columns: ["name"]),
    ]
    for store in stores {
      #expect(try await store.status() == StoreStatus(place: .memory, groups: [], setAside: []))
    }
  }

  @Test(arguments: Kind.allCases)
  func `the size is that of the file and of its log`(kind: Kind) async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/s.sqlite"
      // Keeps the log from being emptied when the store that fills it closes the file.
      let reader = kind.store(path)
      try await kind.fill(path, with: Data())
      _ = try await reader.status()
      try await kind.fill(path, with: secret)

      let status = try await reader.status()

      let log = try #require(try FileSystem.size(of: path + "-wal"))
      let file = try #require(try FileSystem.size(of: path))
      #expect(log > 0)
      #expect(status.place == .file(path: path, bytes: file + log))
      #expect(status.groups == [StoreStatus.Group(name: "anna", entries: 1)])
    }
  }

  @Test(arguments: Kind.allCases)
  func `an empty file without a log has no bytes and no entries`(kind: Kind) async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/s.sqlite"
      try FileSystem.createFile(path)

      let status = try await kind.store(path).status()

      #expect(status == StoreStatus(place: .file(path: path, bytes: 0), groups: []))
    }
  }

  @Test(arguments: Kind.allCases)
  func `nothing is left on the disk of a store that was emptied, nor of one that was set aside`(kind: Kind)
    async throws
  {
    try await withTemporaryFolder { folder in
      let path = folder + "/s.sqlite"
      for suffix in [".damaged", ".damaged-wal"] { try secret.write(to: URL(filePath: path + suffix)) }
      try await kind.fill(path, with: secret)
      let store = kind.store(path)

      try await store.removeAll()

      for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
        let bytes = try Data(contentsOf: URL(filePath: folder + "/" + name))
        #expect(bytes.range(of: secret) == nil, "\(name)")
      }
      #expect(FileIdentity(path: path + ".damaged") == nil)
      #expect(try await store.status().groups == [])
    }
  }
}
