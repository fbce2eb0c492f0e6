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
      try make([".damaged-wal", ".damaged-2-wal"], at: path)

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
}
