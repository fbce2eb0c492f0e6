import ClockFakes
import Foundation
import StorageKit
import Synchronization
import Testing

/// What every document store promises, run on each of them.
@Suite struct DocumentStoreContractTests {
  enum Adapter: CaseIterable {
    case inMemory
    case sqlite
  }

  struct Subject {
    let store: any DocumentStore
    let date: SettableDate
  }

  private func withStore(
    _ adapter: Adapter,
    limit: Int = 1 << 20,
    _ body: (Subject) async throws -> Void
  ) async throws {
    try await withTemporaryFolder { folder in
      let date = SettableDate()
      switch adapter {
      case .inMemory:
        try await body(Subject(store: InMemoryDocumentStore(limit: limit), date: date))
      case .sqlite:
        let store = SQLiteDocumentStore(path: folder + "/documents.sqlite", limit: limit, now: { date.now })
        try await body(Subject(store: store, date: date))
      }
    }
  }

  @Test(arguments: Adapter.allCases)
  func `nothing is found where nothing was saved`(adapter: Adapter) async throws {
    try await withStore(adapter) { subject in
      let found = try await subject.store.document(for: .sample("a"))
      #expect(found == nil)
    }
  }

  @Test(arguments: Adapter.allCases)
  func `a store that was prepared, and prepared again, keeps what is saved`(adapter: Adapter) async throws {
    try await withStore(adapter) { subject in
      await subject.store.prepare()
      #expect(try await subject.store.document(for: .sample("a")) == nil)
      try await subject.store.save(.numbered(1), for: .sample("a"))
      await subject.store.prepare()
      #expect(try await subject.store.document(for: .sample("a")) == .numbered(1))
    }
  }

  @Test(arguments: Adapter.allCases, [0, 1, 4096, 300_000])
  func `a document is read as it was saved`(adapter: Adapter, bytes: Int) async throws {
    try await withStore(adapter) { subject in
      let document = Document.numbered(7, bytes: bytes)
      try await subject.store.save(document, for: .sample("a"))
      #expect(try await subject.store.document(for: .sample("a")) == document)
    }
  }

  @Test(arguments: Adapter.allCases)
  func `a document without metadata is read as it was saved`(adapter: Adapter) async throws {
    try await withStore(adapter) { subject in
      let document = Document(metadata: Data(), body: Data("body".utf8))
      try await subject.store.save(document, for: .sample("a"))
      #expect(try await subject.store.document(for: .sample("a")) == document)
    }
  }

  @Test(arguments: Adapter.allCases)
  func `the later document replaces the earlier one`(adapter: Adapter) async throws {
    try await withStore(adapter) { subject in
      try await subject.store.save(.numbered(1), for: .sample("a"))
      try await subject.store.save(.numbered(2), for: .sample("a"))
      #expect(try await subject.store.document(for: .sample("a")) == .numbered(2))
    }
  }

  @Test(arguments: Adapter.allCases)
  func `a document is replaced by shorter and longer ones, on both sides of every limit of the format`(
    adapter: Adapter
  )
    async throws
  {
    try await withStore(adapter) { subject in
      for bytes in [0, 1024, 1025, 1024, 5000, 3, 1025, 0, 1024] {
        try await subject.store.save(.numbered(1, bytes: bytes), for: .sample("a"))
        try await subject.store.change(.sample("a")) { _ in .saveMetadata(Data("\(bytes)".utf8)) }

        let expected = Document(
          metadata: Data("\(bytes)".utf8),
          body: Document.numbered(1, bytes: bytes).body
        )
        #expect(try await subject.store.document(for: .sample("a")) == expected)
      }
    }
  }

  @Test(arguments: Adapter.allCases)
  func `a removed document is gone and the others stay`(adapter: Adapter) async throws {
    try await withStore(adapter) { subject in
      try await subject.store.save(.numbered(1), for: .sample("a"))
      try await subject.store.save(.numbered(2), for: .sample("b"))
      try await subject.store.remove(.sample("a"))
      #expect(try await subject.store.document(for: .sample("a")) == nil)
      #expect(try await subject.store.document(for: .sample("b")) == .numbered(2))
    }
  }

  @Test(arguments: Adapter.allCases)
  func `removing what is not there changes nothing`(adapter: Adapter) async throws {
    try await withStore(adapter) { subject in
      try await subject.store.save(.numbered(1), for: .sample("a"))
      try await subject.store.remove(.sample("b"))
      #expect(try await subject.store.document(for: .sample("a")) == .numbered(1))
    }
  }

  @Test(arguments: Adapter.allCases)
  func `removing a partition leaves the other partitions`(adapter: Adapter) async throws {
    try await withStore(adapter) { subject in
      try await subject.store.save(.numbered(1), for: .sample("a", in: "anna"))
      try await subject.store.save(.numbered(2), for: .sample("b", in: "anna"))
      try await subject.store.save(.numbered(3), for: .sample("a", in: "bert"))
      try await subject.store.removeAll(in: "anna")
      #expect(try await subject.store.document(for: .sample("a", in: "anna")) == nil)
      #expect(try await subject.store.document(for: .sample("b", in: "anna")) == nil)
      #expect(try await subject.store.document(for: .sample("a", in: "bert")) == .numbered(3))
    }
  }

  @Test(arguments: Adapter.allCases)
  func `the status counts each partition, and nothing once all is removed`(adapter: Adapter) async throws {
    try await withStore(adapter, limit: 1_200_000) { subject in
      try await subject.store.save(.numbered(1, bytes: 10), for: .sample("a", in: "bert"))
      try await subject.store.save(.numbered(2, bytes: 10), for: .sample("a", in: "anna"))
      try await subject.store.save(.numbered(3, bytes: 9000), for: .sample("b", in: "anna"))
      #expect(
        try await subject.store.status().groups == [
          StoreStatus.Group(name: "anna", entries: 2), StoreStatus.Group(name: "bert", entries: 1),
        ]
      )

      try await subject.store.removeAll()

      #expect(try await subject.store.status().entries == 0)
      #expect(try await subject.store.document(for: .sample("a", in: "bert")) == nil)
      try await subject.store.save(.numbered(4, bytes: 9000), for: .sample("c"))
      try await subject.store.save(.numbered(5, bytes: 10), for: .sample("d"))
      #expect(try await subject.store.status().entries == 2)
    }
  }

  @Test(arguments: Adapter.allCases)
  func `past the limit the documents go that were used longest ago`(adapter: Adapter) async throws {
    try await withStore(adapter, limit: 1_200_000) { subject in
      for number in 1...3 {
        try await subject.store.save(.numbered(number, bytes: 500_000), for: .sample("\(number)"))
        subject.date.advance(by: 1)
      }
      #expect(try await subject.store.document(for: .sample("1")) == nil)
      #expect(try await subject.store.document(for: .sample("2")) == .numbered(2, bytes: 500_000))
      #expect(try await subject.store.document(for: .sample("3")) == .numbered(3, bytes: 500_000))
    }
  }

  @Test(arguments: Adapter.allCases)
  func `reading a document keeps it from being the oldest`(adapter: Adapter) async throws {
    try await withStore(adapter, limit: 1_200_000) { subject in
      for number in 1...2 {
        try await subject.store.save(.numbered(number, bytes: 500_000), for: .sample("\(number)"))
        subject.date.advance(by: 3600)
      }
      _ = try await subject.store.document(for: .sample("1"))
      subject.date.advance(by: 3600)
      try await subject.store.save(.numbered(3, bytes: 500_000), for: .sample("3"))
      #expect(try await subject.store.document(for: .sample("1")) == .numbered(1, bytes: 500_000))
      #expect(try await subject.store.document(for: .sample("2")) == nil)
    }
  }

  @Test(arguments: Adapter.allCases)
  func `space is free again after a document was replaced or removed`(adapter: Adapter) async throws {
    try await withStore(adapter, limit: 1_200_000) { subject in
      try await subject.store.save(.numbered(1, bytes: 500_000), for: .sample("stays"))
      for number in 2...20 {
        subject.date.advance(by: 1)
        try await subject.store.save(.numbered(number, bytes: 500_000), for: .sample("replaced"))
      }
      try await subject.store.remove(.sample("replaced"))
      try await subject.store.save(.numbered(21, bytes: 500_000), for: .sample("new"))
      #expect(try await subject.store.document(for: .sample("stays")) == .numbered(1, bytes: 500_000))
    }
  }

  @Test(arguments: Adapter.allCases)
  func `a document larger than the limit is refused and the earlier one stays`(adapter: Adapter) async throws
  {
    try await withStore(adapter, limit: 6000) { subject in
      try await subject.store.save(.numbered(1), for: .sample("a"))
      await #expect(throws: StorageError.tooLarge(bytes: 10_006, limit: 6000)) {
        try await subject.store.save(.numbered(2, bytes: 10_000), for: .sample("a"))
      }
      #expect(try await subject.store.document(for: .sample("a")) == .numbered(1))
    }
  }

  @Test(arguments: Adapter.allCases)
  func `a change sees what is stored, and what it saves takes its place`(adapter: Adapter) async throws {
    try await withStore(adapter) { subject in
      let seen = Mutex<[Document?]>([])
      for number in 1...2 {
        try await subject.store.change(.sample("a")) { known in
          seen.withLock { $0.append(known) }
          return .save(.numbered(number))
        }
      }

      #expect(seen.withLock { $0 } == [nil, .numbered(1)])
      #expect(try await subject.store.document(for: .sample("a")) == .numbered(2))
    }
  }

  @Test(arguments: Adapter.allCases)
  func `a change of nothing, and a removal of nothing, leave everything as it is`(adapter: Adapter)
    async throws
  {
    try await withStore(adapter) { subject in
      try await subject.store.save(.numbered(1), for: .sample("a"))

      try await subject.store.change(.sample("a")) { _ in .unchanged }
      for change in [DocumentChange.unchanged, .remove, .saveMetadata(Data([1]))] {
        try await subject.store.change(.sample("b")) { _ in change }
      }

      #expect(try await subject.store.document(for: .sample("a")) == .numbered(1))
      #expect(try await subject.store.document(for: .sample("b")) == nil)
    }
  }

  @Test(arguments: Adapter.allCases)
  func `a change of the metadata keeps the body`(adapter: Adapter) async throws {
    try await withStore(adapter) { subject in
      try await subject.store.save(.numbered(1), for: .sample("a"))

      for metadata in [Data("longer than before".utf8), Data()] {
        try await subject.store.change(.sample("a")) { _ in .saveMetadata(metadata) }

        let expected = Document(metadata: metadata, body: Document.numbered(1).body)
        #expect(try await subject.store.document(for: .sample("a")) == expected)
      }
    }
  }

  @Test(arguments: Adapter.allCases)
  func `a change that removes the document leaves the others`(adapter: Adapter) async throws {
    try await withStore(adapter) { subject in
      for name in ["a", "b"] { try await subject.store.save(.numbered(1), for: .sample(name)) }

      try await subject.store.change(.sample("a")) { _ in .remove }

      #expect(try await subject.store.document(for: .sample("a")) == nil)
      #expect(try await subject.store.document(for: .sample("b")) == .numbered(1))
    }
  }

  @Test(arguments: Adapter.allCases)
  func `a change to what is larger than the limit is refused and the earlier document stays`(adapter: Adapter)
    async throws
  {
    try await withStore(adapter, limit: 6000) { subject in
      try await subject.store.save(.numbered(1), for: .sample("a"))
      await #expect(throws: StorageError.tooLarge(bytes: 10_006, limit: 6000)) {
        try await subject.store.change(.sample("a")) { _ in .save(.numbered(2, bytes: 10_000)) }
      }
      await #expect(throws: StorageError.tooLarge(bytes: 15_005, limit: 6000)) {
        try await subject.store.change(.sample("a")) { _ in .saveMetadata(Data(count: 10_000)) }
      }
      #expect(try await subject.store.document(for: .sample("a")) == .numbered(1))
    }
  }

  @Test(arguments: Adapter.allCases)
  func `changes at once are made one after the other, and none is lost`(adapter: Adapter) async throws {
    try await withStore(adapter) { subject in
      let store = subject.store
      try await withThrowingTaskGroup(of: Void.self) { group in
        for _ in 0..<50 {
          group.addTask {
            try await store.change(.sample("a")) { known in
              .save(Document(metadata: Data(), body: (known?.body ?? Data()) + Data("x".utf8)))
            }
          }
        }
        try await group.waitForAll()
      }
      #expect(try await store.document(for: .sample("a"))?.body.count == 50)
    }
  }

  @Test(arguments: Adapter.allCases)
  func `keys of any text lead to their own document`(adapter: Adapter) async throws {
    let odd = [
      "", " ", "..", "../a", "/etc/passwd", "a\0b", "a\0c", "A", "a", "a ", "é", "e\u{301}", "e\u{301}x", "👨‍👩‍👧",
      "%2e",
      "'; --",
      String(repeating: "x", count: 3000), String(repeating: "x", count: 3001), "a\r\nb", "\u{202e}abc",
    ]
    let generated = (0..<300).map { Document.numbered($0, bytes: 12).body.base64EncodedString() }
    let names = odd + generated
    try await withStore(adapter) { subject in
      for (number, name) in names.enumerated() {
        try await subject.store.save(.numbered(number, bytes: 8), for: .sample(name))
      }
      for (number, name) in names.enumerated() {
        #expect(try await subject.store.document(for: .sample(name)) == .numbered(number, bytes: 8))
      }
    }
  }
}
