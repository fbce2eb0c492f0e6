import Foundation
import Synchronization
import Testing

@testable import StorageKit

#if canImport(Glibc)
  import Glibc
#endif

/// Writing a file of the user's where a call of the system fails, or a name is taken.
extension UserFileWritingTests {
  @Test func `a new file has the rights that the umask leaves`() async throws {
    try await withTemporaryFolder { folder in
      await #expect(processExitsWith: .success) { [folder = folder as String] in
        umask(0o027)
        let path = folder + "/deck.json"
        try UserFile(path: path, limit: 10).write(Data([1]), replacing: false)
        #expect(FileSystem.mode(of: path) == 0o640)
      }
    }
  }

  @Test func `a path that names no file is refused, and a shorter one is not written`() async throws {
    try await withTemporaryFolder { folder in
      for path in ["", "/", folder + "/deck\0.json"] {
        #expect(throws: UserFileWriteError.noFolder) { try file(path).write(Self.new, replacing: false) }
      }
      let left = try names(in: folder)
      #expect(left == [])
    }
  }

  @Test func `a name that is too long is refused with the reason of the system`() async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/" + String(repeating: "x", count: 300)

      #expect(throws: UserFileWriteError.unwritable(reason: "File name too long")) {
        try file(path).write(Self.new, replacing: false)
      }
    }
  }

  @Test func `a draft of another is left as it is, and another name is taken`() async throws {
    try await withTemporaryFolder { folder in
      let draft = folder + "/.tessera-\(getpid())-0.new"
      try Self.old.write(to: URL(filePath: draft))

      try file(folder + "/deck.json").write(Self.new, replacing: false)

      #expect(try Data(contentsOf: URL(filePath: folder + "/deck.json")) == Self.new)
      #expect(try Data(contentsOf: URL(filePath: draft)) == Self.old)
      #expect(try names(in: folder).count == 2)
    }
  }

  @Test(arguments: [(EEXIST, 100, "File exists"), (EACCES, 1, "Permission denied")])
  func `a hundred names of drafts are tried where each is taken, and one where none can be made`(
    number: Int32,
    count: Int,
    reason: String
  ) async throws {
    try await withTemporaryFolder { folder in
      let tried = Mutex(0)
      var calls = FileCalls.system
      calls.open = { _, _, _ in
        tried.withLock { $0 += 1 }
        errno = number
        return -1
      }

      #expect(throws: UserFileWriteError.unwritable(reason: reason)) {
        try file(folder + "/deck.json", calls).write(Self.new, replacing: false)
      }
      #expect(tried.withLock { $0 } == count)
    }
  }

  @Test(arguments: [EPERM, ENOSYS, EOPNOTSUPP])
  func `a disk without links takes a new file`(number: Int32) async throws {
    try await withTemporaryFolder { folder in
      var calls = FileCalls.system
      calls.link = { _, _ in
        errno = number
        return -1
      }

      try file(folder + "/deck.json", calls).write(Self.new, replacing: false)

      #expect(try Data(contentsOf: URL(filePath: folder + "/deck.json")) == Self.new)
      let left = try names(in: folder)
      #expect(left == ["deck.json"])
      #expect(openFiles(in: folder) == [])
    }
  }

  @Test(
    arguments: [
      (EIO, .unwritable(reason: "Input/output error")), (EEXIST, .exists),
    ] as [(Int32, UserFileWriteError)]
  )
  func `a link that fails for another reason leaves nothing behind`(
    number: Int32,
    error: UserFileWriteError
  ) async throws {
    try await withTemporaryFolder { folder in
      var calls = FileCalls.system
      calls.link = { _, _ in
        errno = number
        return -1
      }

      #expect(throws: error) { try file(folder + "/deck.json", calls).write(Self.new, replacing: false) }
      let left = try names(in: folder)
      #expect(left == [])
    }
  }

  @Test(arguments: [true, false])
  func `a file that cannot get its name leaves the old one, and no empty one`(isReplacing: Bool) async throws
  {
    try await withTemporaryFolder { folder in
      let path = folder + "/deck.json"
      if isReplacing { try Self.old.write(to: URL(filePath: path)) }
      var calls = FileCalls.system
      calls.link = { _, _ in
        errno = EPERM
        return -1
      }
      calls.rename = { _, _ in
        errno = EIO
        return -1
      }

      #expect(throws: UserFileWriteError.unwritable(reason: "Input/output error")) {
        try file(path, calls).write(Self.new, replacing: isReplacing)
      }

      let left = try names(in: folder)
      #expect(left == (isReplacing ? ["deck.json"] : []))
      if isReplacing { #expect(try Data(contentsOf: URL(filePath: path)) == Self.old) }
    }
  }

  @Test func `a file whose rights cannot be kept is not replaced`() async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/deck.json"
      try Self.old.write(to: URL(filePath: path))
      var calls = FileCalls.system
      calls.fchmod = { _, _ in
        errno = EPERM
        return -1
      }

      #expect(throws: UserFileWriteError.unwritable(reason: "Operation not permitted")) {
        try file(path, calls).write(Self.new, replacing: true)
      }

      #expect(try Data(contentsOf: URL(filePath: path)) == Self.old)
      let left = try names(in: folder)
      #expect(left == ["deck.json"])
    }
  }

  @Test(arguments: [1, 2])
  func `the content and the name of a file are waited for, and a failure of either is told`(failing: Int)
    async throws
  {
    try await withTemporaryFolder { folder in
      let count = Mutex(0)
      var calls = FileCalls.system
      calls.fsync = { descriptor in
        let place = count.withLock { count in
          count += 1
          return count
        }
        guard place == failing else { return FileCalls.system.fsync(descriptor) }
        errno = EIO
        return -1
      }

      #expect(throws: UserFileWriteError.unwritable(reason: "Input/output error")) {
        try file(folder + "/deck.json", calls).write(Self.new, replacing: false)
      }

      // The name is given once the content is on the disk.
      let left = try names(in: folder)
      #expect(left == (failing == 1 ? [] : ["deck.json"]))
    }
  }
}
