import Foundation
import Testing

@testable import StorageKit

/// The names of damaged files beside a store.
@Suite struct DamagedFilesTests {
  private func make(_ suffixes: [String], at path: String) throws {
    for suffix in suffixes { try FileSystem.createFile(path + suffix) }
  }

  @Test func `damaged files are listed in the order of their numbers, and no other files`() async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/r.sqlite"
      try make([".damaged-10", ".damaged-9", ".damaged", ".damaged-2"], at: path)
      try make(
        [".damaged-1", ".damaged-0", ".damaged-x", ".damaged2", ".damaged-wal", ".damaged-2-wal", ".used"],
        at: path
      )
      try make([".damaged"], at: folder + "/other.sqlite")

      let expected = [".damaged", ".damaged-2", ".damaged-9", ".damaged-10"].map { path + $0 }
      #expect(try DamagedFiles(of: path).paths() == expected)
    }
  }

  @Test func `the next damaged file gets the number after the last one, whichever are gone`() async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/r.sqlite"
      #expect(try DamagedFiles(of: path).freeName() == path + ".damaged")
      try make([".damaged-3"], at: path)
      #expect(try DamagedFiles(of: path).freeName() == path + ".damaged-4")
    }
  }

  @Test func `a name whose log is still there is not given again`() async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/r.sqlite"
      try make([".damaged-wal"], at: path)
      #expect(try DamagedFiles(of: path).freeName() == path + ".damaged-2")
      try make([".damaged-2-wal"], at: path)

      #expect(try DamagedFiles(of: path).freeName() == path + ".damaged-3")
    }
  }

  @Test func `removing damaged files takes a log without its file, and nothing of the user's`() async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/r.sqlite"
      try make(
        [
          ".damaged-wal", ".damaged-mine", ".damaged-2", ".damaged-2-shm", ".damaged-3-wal", ".damaged-4-shm",
        ],
        at: path
      )

      try DamagedFiles(of: path).removeAll()

      #expect(try FileSystem.names(in: folder).filter { $0.hasPrefix("r.") } == ["r.sqlite.damaged-mine"])
    }
  }

  @Test func `how many records were recovered is noted beside a damaged file, and goes with it`() async throws
  {
    try await withTemporaryFolder { folder in
      let path = folder + "/r.sqlite"
      try await NumberedRecords.makeFile(path)
      var bytes = try Data(contentsOf: URL(filePath: path))
      bytes.replaceSubrange(0..<100, with: Data(count: 100))
      try bytes.write(to: URL(filePath: path))

      #expect(try await SQLiteRecordStore(path: path).count(in: "c") == 200)
      let files = DamagedFiles(of: path)
      #expect(try files.files() == [DamagedFile(path: path + ".damaged", recovered: 200, lost: 0)])
      #expect(try files.paths() == [path + ".damaged"])

      try files.removeAll()
      #expect(try FileSystem.names(in: folder).filter { $0.contains("damaged") } == [])
    }
  }

  @Test func `the note of a file that the user has removed is not taken for that of the next one`()
    async throws
  {
    try await withTemporaryFolder { folder in
      let path = folder + "/r.sqlite"
      try Data("7 1".utf8).write(to: URL(filePath: path + ".damaged.salvaged"))
      try Data(repeating: 7, count: 5000).write(to: URL(filePath: path))

      _ = try await SQLiteRecordStore(path: path).contents(of: "c").records

      let expected = DamagedFile(path: path + ".damaged", recovered: 0, lost: 0)
      #expect(try DamagedFiles(of: path).files() == [expected])
    }
  }

  @Test(arguments: [(61, 7, 12), (62, nil, nil)] as [(Int, Int?, Int?)])
  func `a note of more than 64 bytes says nothing`(blanks: Int, recovered: Int?, lost: Int?) async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/r.sqlite"
      try make([".damaged"], at: path)
      let note = "7" + String(repeating: " ", count: blanks) + "12"
      try Data(note.utf8).write(to: URL(filePath: path + ".damaged.salvaged"))

      let expected = DamagedFile(path: path + ".damaged", recovered: recovered, lost: lost)
      #expect(try DamagedFiles(of: path).files() == [expected])
    }
  }

  @Test(arguments: ["", "7", "7 1 2", "seven 1"])
  func `a note that cannot be read says nothing`(note: String) async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/r.sqlite"
      try make([".damaged"], at: path)
      try Data(note.utf8).write(to: URL(filePath: path + ".damaged.salvaged"))

      let expected = DamagedFile(path: path + ".damaged", recovered: nil, lost: nil)
      #expect(try DamagedFiles(of: path).files() == [expected])
    }
  }
}
