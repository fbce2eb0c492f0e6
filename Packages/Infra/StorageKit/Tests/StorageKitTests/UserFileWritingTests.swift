import Foundation
import Testing

@testable import StorageKit

#if canImport(Glibc)
  import Glibc
#endif

@Suite struct UserFileWritingTests {
  static let old = Data("old".utf8)
  static let new = Data("new content".utf8)

  func file(_ path: String, _ calls: FileCalls = .system) -> UserFile {
    UserFile(path: path, limit: 1 << 20, calls: calls)
  }

  func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  @Test(arguments: [0, 1, 100_000]) func `a new file has all of the content and nothing is beside it`(
    size: Int
  ) async throws {
    try await withTemporaryFolder { folder in
      let content = Data((0..<size).map { UInt8(truncatingIfNeeded: $0 / 7) })
      try file(folder + "/deck.json").write(content, replacing: false)

      #expect(try Data(contentsOf: URL(filePath: folder + "/deck.json")) == content)
      #expect(try names(in: folder) == ["deck.json"])
    }
  }

  @Test func `a file that is there stays as it is unless it may be replaced`() async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/deck.json"
      try Self.old.write(to: URL(filePath: path))
      chmod(path, 0o640)

      #expect(throws: UserFileWriteError.exists) { try file(path).write(Self.new, replacing: false) }
      #expect(try Data(contentsOf: URL(filePath: path)) == Self.old)

      try file(path).write(Self.new, replacing: true)
      #expect(try Data(contentsOf: URL(filePath: path)) == Self.new)
      #expect(FileSystem.mode(of: path) == 0o640)
      #expect(try names(in: folder) == ["deck.json"])
    }
  }

  @Test(arguments: [true, false]) func `no link is written through, also one that leads nowhere`(
    isReplacing: Bool
  ) async throws {
    try await withTemporaryFolder { folder in
      try Self.old.write(to: URL(filePath: folder + "/target"))
      symlink(folder + "/target", folder + "/link.json")
      symlink(folder + "/nothing", folder + "/lost.json")

      for name in ["link.json", "lost.json"] {
        #expect(throws: UserFileWriteError.link) {
          try file(folder + "/" + name).write(Self.new, replacing: isReplacing)
        }
      }

      #expect(try Data(contentsOf: URL(filePath: folder + "/target")) == Self.old)
      #expect(try names(in: folder) == ["link.json", "lost.json", "target"])
    }
  }

  @Test(arguments: [(99, true), (100, false)])
  func `a hundred names are tried for the file beside the one to be written`(
    taken: Int,
    isWritten: Bool
  ) async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/deck.json"
      for number in 0..<taken {
        try Self.old.write(to: URL(filePath: "\(folder)/.tessera-\(getpid())-\(number).new"))
      }

      if isWritten {
        try file(path).write(Self.new, replacing: false)
      } else {
        #expect(throws: UserFileWriteError.self) { try file(path).write(Self.new, replacing: false) }
      }

      #expect(FileManager.default.fileExists(atPath: path) == isWritten)
      #expect(try names(in: folder).count == 100)
    }
  }

  @Test func `no folder is created`() async throws {
    try await withTemporaryFolder { folder in
      try Self.old.write(to: URL(filePath: folder + "/file"))
      for path in ["/none/deck.json", "/file/deck.json", "/none/../deck.json"] {
        #expect(throws: UserFileWriteError.noFolder) {
          try file(folder + path).write(Self.new, replacing: true)
        }
      }
      #expect(try names(in: folder) == ["file"])
    }
  }

  @Test func `a folder and a pipe are refused`() async throws {
    try await withTemporaryFolder { folder in
      mkdir(folder + "/place", 0o700)
      mkfifo(folder + "/pipe", 0o600)

      #expect(throws: UserFileWriteError.folder) {
        try file(folder + "/place").write(Self.new, replacing: true)
      }
      #expect(throws: UserFileWriteError.folder) {
        try file(folder + "/none/").write(Self.new, replacing: false)
      }
      #expect(throws: UserFileWriteError.special) {
        try file(folder + "/pipe").write(Self.new, replacing: true)
      }
    }
  }

  @Test(arguments: [true, false]) func `a full disk leaves what was there, and nothing beside it`(
    hasOld: Bool
  ) async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/deck.json"
      if hasOld { try Self.old.write(to: URL(filePath: path)) }
      var calls = FileCalls.system
      calls.write = { _, _ in
        errno = ENOSPC
        return -1
      }

      #expect(throws: UserFileWriteError.unwritable(reason: "No space left on device")) {
        try file(path, calls).write(Self.new, replacing: hasOld)
      }

      #expect(try names(in: folder) == (hasOld ? ["deck.json"] : []))
      if hasOld { #expect(try Data(contentsOf: URL(filePath: path)) == Self.old) }
    }
  }

  @Test func `a disk without links takes a new file too, and keeps one that came meanwhile`() async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/deck.json"
      var calls = FileCalls.system
      calls.link = { _, _ in
        errno = EPERM
        return -1
      }
      try file(path, calls).write(Self.new, replacing: false)
      #expect(try Data(contentsOf: URL(filePath: path)) == Self.new)

      let other = folder + "/other.json"
      calls.link = { _, _ in
        close(creat(other, 0o600))
        errno = EPERM
        return -1
      }
      #expect(throws: UserFileWriteError.exists) { try file(other, calls).write(Self.new, replacing: false) }
      #expect(try Data(contentsOf: URL(filePath: other)).isEmpty)
      #expect(try names(in: folder) == ["deck.json", "other.json"])
    }
  }
}
