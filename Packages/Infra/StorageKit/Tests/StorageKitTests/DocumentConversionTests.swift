import Foundation
import Testing

@testable import StorageKit

/// A file of version 1 with short and long bodies, after it was converted.
@Suite struct DocumentConversionTests {
  private static let sizes = [0, 1024, 1025, 3000]

  private func makeFile(_ path: String) throws {
    let file = SQLiteFile(path: path, migrations: [Migration.documents[0]], busyTimeout: .zero)
    let connection = try file.open().connection
    for (number, bytes) in Self.sizes.enumerated() {
      let (key, document) = (DocumentKey.sample("\(number)"), Document.numbered(number, bytes: bytes))
      try connection.run(
        "INSERT INTO documents VALUES (?, ?, ?, ?, ?, ?)",
        .integer(Int64(number + 1)),
        .text(key.partition),
        .text(key.name),
        .integer(Int64(bitPattern: document.checksum(for: key))),
        .integer(Int64(document.size(for: key))),
        .integer(Int64(number))
      )
      try connection.run(
        "INSERT INTO contents VALUES (?, ?, ?)",
        .integer(Int64(number + 1)),
        .blob(document.metadata),
        .blob(document.body)
      )
    }
  }

  private func convert(_ path: String) throws -> SQLiteConnection {
    try SQLiteFile(path: path, migrations: Migration.documents, busyTimeout: .zero).open().connection
  }

  @Test func `bodies on both sides of the longest short one are kept, the long ones apart`() async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/d.sqlite"
      try makeFile(path)
      let recorder = EventRecorder<DocumentStoreEvent>()
      let store = SQLiteDocumentStore(path: path, now: { Date() }, observe: recorder.observe)

      for (number, bytes) in Self.sizes.enumerated() {
        #expect(try await store.document(for: .sample("\(number)")) == .numbered(number, bytes: bytes))
      }

      #expect(recorder.incidents == [])
      let connection = try convert(path)
      #expect(try connection.first("SELECT count(*) FROM bodies") { $0.integer(at: 0) } == 2)
      #expect(
        try connection.first("SELECT count(*) FROM entries WHERE body IS NOT NULL") { $0.integer(at: 0) } == 2
      )
    }
  }

  @Test func `the sizes of the documents are kept`() async throws {
    try await withTemporaryFolder { folder in
      try makeFile(folder + "/d.sqlite")
      let connection = try convert(folder + "/d.sqlite")

      var sizes: [Int] = []
      try connection.forEach("SELECT size FROM entries ORDER BY size") {
        sizes.append(Int($0.integer(at: 0)))
      }

      // The metadata is one digit, and the key has five bytes.
      #expect(sizes == Self.sizes.map { $0 + 6 })
    }
  }

  @Test func `nothing of the earlier tables stays, and the file gives back what is free`() async throws {
    try await withTemporaryFolder { folder in
      try makeFile(folder + "/d.sqlite")
      let connection = try convert(folder + "/d.sqlite")

      var names: [String] = []
      try connection.forEach("SELECT name FROM sqlite_schema ORDER BY name") {
        names.append($0.text(at: 0))
      }

      #expect(names == ["bodies", "entries", "entries_by_use"])
      #expect(try connection.first("PRAGMA freelist_count") { $0.integer(at: 0) } == 0)
      #expect(try connection.first("PRAGMA auto_vacuum") { $0.integer(at: 0) } == 2)
    }
  }
}
