import ClockFakes
import Foundation
import Testing

@testable import StorageKit

/// The documents that go so that the file stays within its limit.
@Suite struct DocumentEvictionTests {
  @Test func `the order of use outlives a restart and evictions are reported`() async throws {
    try await withTemporaryFolder { folder in
      let (date, recorder) = (SettableDate(), EventRecorder<DocumentStoreEvent>())
      let path = folder + "/d.sqlite"
      for number in 1...2 {
        let store = SQLiteDocumentStore(path: path, limit: 1_200_000, now: { date.now })
        try await store.save(.numbered(number, bytes: 500_000), for: .sample("\(number)"))
        date.advance(by: 100)
      }
      _ = try await SQLiteDocumentStore(path: path, now: { date.now }).document(for: .sample("1"))
      date.advance(by: 100)
      let store = SQLiteDocumentStore(
        path: path,
        limit: 1_200_000,
        now: { date.now },
        observe: recorder.observe
      )
      try await store.save(.numbered(3, bytes: 500_000), for: .sample("3"))
      #expect(try await store.document(for: .sample("1")) == .numbered(1, bytes: 500_000))
      #expect(try await store.document(for: .sample("2")) == nil)
      #expect(recorder.incidents == [.evicted(documents: 1, bytes: 500_006)])
    }
  }

  @Test func `the file with its log stays within the limit, however small the documents are`() async throws {
    try await withTemporaryFolder { folder in
      let date = SettableDate()
      let limit = 600_000
      let store = SQLiteDocumentStore(path: folder + "/d.sqlite", limit: limit, now: { date.now })
      for number in 0..<2000 {
        date.advance(by: 1)
        try await store.save(.numbered(number, bytes: 600), for: .sample("\(number)"))
      }
      #expect(try #require(try FileSystem.size(of: folder + "/d.sqlite")) <= limit)
      // The rest is left to the log; the last document may have taken a few pages more.
      #expect(try documentConnection(folder + "/d.sqlite").extent().used <= limit - limit / 16 + 4 * 4096)
      #expect(try await store.status().entries > 400)
      #expect(try await store.document(for: .sample("1999")) == .numbered(1999, bytes: 600))
    }
  }

  @Test func `room for a large document is made in small steps, between which others are read`() async throws
  {
    try await withTemporaryFolder { folder in
      let (date, recorder) = (SettableDate(), EventRecorder<DocumentStoreEvent>())
      let store = SQLiteDocumentStore(
        path: folder + "/d.sqlite",
        limit: 1_000_000,
        now: { date.now },
        observe: recorder.observe
      )
      for number in 0..<600 {
        date.advance(by: 1)
        try await store.save(.numbered(number, bytes: 600), for: .sample("\(number)"))
      }
      #expect(recorder.incidents == [])

      try await store.save(.numbered(1, bytes: 900_000), for: .sample("large"))

      let batches = recorder.incidents.map {
        if case .evicted(let documents, _) = $0 { documents } else { 0 }
      }
      #expect(batches.count > 10)
      #expect(batches.allSatisfy { 1...32 ~= $0 })
      #expect(batches.dropLast().allSatisfy { $0 == 32 })
      #expect(try await store.document(for: .sample("large")) == .numbered(1, bytes: 900_000))
    }
  }

  @Test func `a file that is too large is made smaller while it is used`() async throws {
    try await withTemporaryFolder { folder in
      let (date, path) = (SettableDate(), folder + "/d.sqlite")
      do {
        let store = SQLiteDocumentStore(path: path, now: { date.now })
        for number in 0..<40 {
          date.advance(by: 1)
          try await store.save(.numbered(number, bytes: 100_000), for: .sample("\(number)"))
        }
      }
      do {
        let store = SQLiteDocumentStore(path: path, limit: 1 << 20, now: { date.now })
        for number in 0..<20 { try await store.save(.numbered(number), for: .sample("new \(number)")) }
        #expect(try await store.document(for: .sample("39")) == .numbered(39, bytes: 100_000))
      }
      #expect(try #require(try FileSystem.size(of: path)) <= 1 << 20)
    }
  }

  @Test func `a file that is as large as it may be is not made smaller`() async throws {
    try await withTemporaryFolder { folder in
      let (date, path) = (SettableDate(), folder + "/d.sqlite")
      do {
        let store = SQLiteDocumentStore(path: path, now: { date.now })
        for number in 0..<20 {
          date.advance(by: 1)
          try await store.save(.numbered(number, bytes: 100_000), for: .sample("\(number)"))
        }
      }
      let size = try #require(try FileSystem.size(of: path))
      do {
        let store = SQLiteDocumentStore(path: path, limit: size, now: { date.now })
        try await store.save(.numbered(1), for: .sample("new"))
        #expect(try await store.document(for: .sample("0")) == nil)
      }
      #expect(try FileSystem.size(of: path) == size)
    }
  }

  @Test func `what was saved under a clock that was ahead goes before what is saved later`() async throws {
    try await withTemporaryFolder { folder in
      let date = SettableDate()
      let store = SQLiteDocumentStore(path: folder + "/d.sqlite", limit: 1_200_000, now: { date.now })
      date.advance(by: 1_000_000)
      for number in 1...2 {
        try await store.save(.numbered(number, bytes: 500_000), for: .sample("\(number)"))
        date.advance(by: 1)
      }
      date.advance(by: -1_000_000)

      for number in 3...4 {
        try await store.save(.numbered(number, bytes: 500_000), for: .sample("\(number)"))
        date.advance(by: 1)
      }

      var names: [String] = []
      try documentConnection(folder + "/d.sqlite").forEach("SELECT name FROM entries ORDER BY used_at") {
        names.append($0.text(at: 0))
      }
      #expect(names == ["3", "4"])
    }
  }

  @Test func `a document that is replaced when all uses are moved back is the one that was used last`()
    async throws
  {
    for isMetadata in [false, true] {
      try await withTemporaryFolder { folder in
        let (date, path) = (SettableDate(), folder + "/d.sqlite")
        let store = SQLiteDocumentStore(path: path, limit: 1_200_000, now: { date.now })
        date.advance(by: 1_000_000)
        try await store.save(.numbered(1, bytes: 300_000), for: .sample("1"))
        try await store.save(.numbered(2, bytes: 300_000), for: .sample("2"))
        date.advance(by: -1_000_000)
        try await store.save(.numbered(3, bytes: 400_000), for: .sample("3"))

        try await store.change(.sample("3")) { _ in
          isMetadata ? .saveMetadata(Data(count: 300_000)) : .save(.numbered(3, bytes: 700_000))
        }

        var uses: [Int64] = []
        try documentConnection(path).forEach("SELECT used_at FROM entries ORDER BY name") {
          uses.append($0.integer(at: 0))
        }
        let now = Int64(SettableDate.start.timeIntervalSince1970 * 1000)
        #expect(uses.count == 2)
        #expect(uses.first == now - 1)
        #expect(uses.last == now)
      }
    }
  }

  @Test func `a replaced document whose last use lay ahead is moved back with the others`() async throws {
    try await withTemporaryFolder { folder in
      let (date, path) = (SettableDate(), folder + "/d.sqlite")
      let store = SQLiteDocumentStore(path: path, limit: 1_200_000, now: { date.now })
      date.advance(by: 1_000_000)
      for number in 1...2 {
        try await store.save(.numbered(number, bytes: 400_000), for: .sample("\(number)"))
      }
      date.advance(by: -1_000_000)

      try await store.save(.numbered(2, bytes: 900_000), for: .sample("2"))

      let connection = try documentConnection(path)
      let now = Int64(SettableDate.start.timeIntervalSince1970 * 1000)
      #expect(try connection.first("SELECT count(*) FROM entries") { $0.integer(at: 0) } == 1)
      #expect(try connection.first("SELECT used_at FROM entries") { $0.integer(at: 0) } == now - 1)
    }
  }

  @Test func `room that is made moves no use of a document that is replaced a minute after it`()
    async throws
  {
    try await withTemporaryFolder { folder in
      let (date, path) = (SettableDate(), folder + "/d.sqlite")
      let store = SQLiteDocumentStore(path: path, limit: 1_200_000, now: { date.now })
      for number in 1...2 {
        try await store.save(.numbered(number, bytes: 400_000), for: .sample("\(number)"))
      }
      date.advance(by: 60)

      try await store.save(.numbered(2, bytes: 900_000), for: .sample("2"))

      let connection = try documentConnection(path)
      let start = Int64(SettableDate.start.timeIntervalSince1970 * 1000)
      #expect(try connection.first("SELECT count(*) FROM entries") { $0.integer(at: 0) } == 1)
      #expect(try connection.first("SELECT used_at FROM entries") { $0.integer(at: 0) } == start)
    }
  }

  @Test(arguments: [(0, true), (1, false)])
  func `a document that takes all of the room evicts no other, and one that is a byte longer does`(
    surplus: Int,
    isThere: Bool
  ) async throws {
    try await withTemporaryFolder { folder in
      let (date, path, limit) = (SettableDate(), folder + "/d.sqlite", 600_000)
      do {
        let store = SQLiteDocumentStore(path: path, limit: limit, now: { date.now })
        try await store.save(.numbered(1), for: .sample("a"))
      }
      let used = try documentConnection(path).extent().used
      let room = limit - DocumentWrite.logBytes(limit: limit) - used
      let store = SQLiteDocumentStore(path: path, limit: limit, now: { date.now })

      // With the metadata and the key it has six bytes more.
      try await store.save(.numbered(2, bytes: room - 6 + surplus), for: .sample("b"))

      #expect((try await store.document(for: .sample("a")) != nil) == isThere)
    }
  }

  @Test func `in a file above its limit, a document that gets no longer evicts none`() async throws {
    try await withTemporaryFolder { folder in
      let (date, path) = (SettableDate(), folder + "/d.sqlite")
      do {
        let store = SQLiteDocumentStore(path: path, now: { date.now })
        for number in 1...2 {
          try await store.save(.numbered(number, bytes: 300_000), for: .sample("\(number)"))
          date.advance(by: 100)
        }
      }
      let recorder = EventRecorder<DocumentStoreEvent>()
      let store = SQLiteDocumentStore(
        path: path,
        limit: 400_000,
        now: { date.now },
        observe: recorder.observe
      )

      try await store.save(.numbered(3, bytes: 300_000), for: .sample("2"))
      #expect(recorder.incidents == [])

      try await store.save(.numbered(4, bytes: 300_001), for: .sample("2"))
      #expect(recorder.incidents == [.evicted(documents: 1, bytes: 300_006)])
    }
  }

  @Test func `a file within its limit keeps the pages that are free in it`() async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/d.sqlite"
      let store = SQLiteDocumentStore(path: path, now: { Date() })
      try await store.save(.numbered(1, bytes: 500_000), for: .sample("a"))
      try await store.remove(.sample("a"))
      try await store.save(.numbered(2), for: .sample("b"))
      let before = try documentConnection(path).extent().bytes

      try await store.save(.numbered(3), for: .sample("b"))
      try await store.change(.sample("b")) { _ in .unchanged }

      #expect(try documentConnection(path).extent().bytes == before)
    }
  }

  @Test func `a clock that is set back by a minute moves no use back`() async throws {
    try await withTemporaryFolder { folder in
      let (date, path) = (SettableDate(), folder + "/d.sqlite")
      let store = SQLiteDocumentStore(path: path, limit: 1_200_000, now: { date.now })
      try await store.save(.numbered(1, bytes: 500_000), for: .sample("1"))
      date.advance(by: 1)
      try await store.save(.numbered(2, bytes: 500_000), for: .sample("2"))
      date.advance(by: -60)

      try await store.save(.numbered(3, bytes: 500_000), for: .sample("3"))

      let connection = try documentConnection(path)
      let latest = try connection.first("SELECT max(used_at) FROM entries") { $0.integer(at: 0) }
      #expect(latest == Int64(SettableDate.start.timeIntervalSince1970 * 1000) + 1000)
    }
  }
}
