import ClockFakes
import Foundation
import Testing

@testable import StorageKit

/// Keys whose hashes are the same, or next to each other.
@Suite struct DocumentHashTests {
  @Test func `sixteen keys with one hash lead to their own documents, short and long`() async throws {
    try await withTemporaryFolder { folder in
      let (path, recorder) = (folder + "/d.sqlite", EventRecorder<DocumentStoreEvent>())
      let store = SQLiteDocumentStore(
        path: path,
        now: { Date() },
        hash: { _ in .max },
        observe: recorder.observe
      )
      for number in 0..<16 {
        try await store.save(.numbered(number, bytes: number * 200), for: .sample("\(number)"))
      }
      try await store.remove(.sample("3"))
      try await store.save(.numbered(17), for: .sample("17"))
      try await store.change(.sample("5")) { _ in .saveMetadata(Data("5".utf8)) }

      for number in 0..<16 where number != 3 && number != 5 {
        let document = try await store.document(for: .sample("\(number)"))
        #expect(document == .numbered(number, bytes: number * 200))
      }
      #expect(try await store.document(for: .sample("3")) == nil)
      #expect(try await store.document(for: .sample("5"))?.metadata == Data("5".utf8))
      #expect(try await store.document(for: .sample("17")) == .numbered(17))
      #expect(try await store.document(for: .sample("18")) == nil)
      #expect(recorder.incidents == [])
    }
  }

  @Test func `of seventeen keys with one hash, the one that was used longest ago goes`() async throws {
    try await withTemporaryFolder { folder in
      let (path, date) = (folder + "/d.sqlite", SettableDate())
      let store = SQLiteDocumentStore(path: path, now: { date.now }, hash: { _ in 0 })
      for number in 0..<16 {
        try await store.save(.numbered(number), for: .sample("\(number)"))
        date.advance(by: 100)
      }
      #expect(try await store.document(for: .sample("0")) == .numbered(0))

      try await store.save(.numbered(16), for: .sample("16"))

      #expect(try await store.document(for: .sample("1")) == nil)
      for number in [0, 2, 15, 16] {
        #expect(try await store.document(for: .sample("\(number)")) == .numbered(number))
      }
      #expect(try await store.status().entries == 16)
      #expect(try documentConnection(path).first("SELECT count(*) FROM bodies") { $0.integer(at: 0) } == 16)
    }
  }

  @Test func `keys with neighbouring hashes do not share a place`() async throws {
    try await withTemporaryFolder { folder in
      let store = SQLiteDocumentStore(
        path: folder + "/d.sqlite",
        now: { Date() },
        hash: { UInt64($0.name.utf8.count) << 26 }
      )
      for number in 0..<17 {
        try await store.save(.numbered(number), for: .sample("a\(number % 10)\(number / 10)"))
      }
      try await store.save(.numbered(50), for: .sample("ab"))
      try await store.save(.numbered(51), for: .sample("abcd"))

      #expect(try await store.document(for: .sample("ab")) == .numbered(50))
      #expect(try await store.document(for: .sample("abcd")) == .numbered(51))
      #expect(try await store.status().entries == 18)
      try await store.removeAll(in: DocumentKey.sample("ab").partition)
      try await store.save(.numbered(52), for: .sample("ab"))

      #expect(try await store.document(for: .sample("ab")) == .numbered(52))
      #expect(try await store.status().entries == 1)
    }
  }
}
