import Foundation
import Synchronization
import Testing

@testable import StorageKit

#if canImport(Glibc)
  import Glibc
#endif

@Suite struct UserFileTests {
  @Test(arguments: [0, 1, 100_000]) func `a file is read as a whole, up to its limit`(size: Int) async throws
  {
    try await withTemporaryFolder { folder in
      let content = Data((0..<size).map { UInt8(truncatingIfNeeded: $0 / 7) })
      try content.write(to: URL(filePath: folder + "/cv.pdf"))

      #expect(try UserFile(path: folder + "/cv.pdf", limit: size).read() == content)
    }
  }

  @Test(arguments: [0, 1, 7, 8, 9, 100_000])
  func `the beginning of a file is read with its size, also of one over the limit`(size: Int) async throws {
    try await withTemporaryFolder { folder in
      let content = Data((0..<size).map { UInt8(truncatingIfNeeded: $0 + 1) })
      try content.write(to: URL(filePath: folder + "/cv.pdf"))

      let found = try UserFile(path: folder + "/cv.pdf", limit: 1).beginning(8)

      #expect(found.content == content.prefix(8))
      #expect(found.bytes == size)
      #expect(throws: UserFileError.folder) { try UserFile(path: folder, limit: 1).beginning(8) }
      #expect(throws: UserFileError.missing) { try UserFile(path: folder + "/x", limit: 1).beginning(8) }
      #expect(throws: UserFileError.special) { try UserFile(path: "/dev/zero", limit: 1).beginning(8) }
    }
  }

  @Test func `a file with one byte more than the limit is refused with its size`() async throws {
    try await withTemporaryFolder { folder in
      try Data(count: 101).write(to: URL(filePath: folder + "/cv.pdf"))

      #expect(throws: UserFileError.tooLarge(bytes: 101)) {
        try UserFile(path: folder + "/cv.pdf", limit: 100).read()
      }
    }
  }

  @Test func `a file that grows while it is read is refused`() async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/cv.pdf"
      try Data(count: 10).write(to: URL(filePath: path))
      var calls = FileCalls.system
      calls.read = { _, buffer in buffer.count }

      #expect(throws: UserFileError.tooLarge(bytes: 1 << 16)) {
        try UserFile(path: path, limit: 100, calls: calls).read()
      }
    }
  }

  @Test(arguments: ["link.pdf", "lost.pdf", "circle", "circle/cv.pdf"])
  func `a link is refused, wherever it leads`(name: String) async throws {
    try await withTemporaryFolder { folder in
      try Data("one".utf8).write(to: URL(filePath: folder + "/cv.pdf"))
      symlink(folder + "/cv.pdf", folder + "/link.pdf")
      symlink(folder + "/nothing", folder + "/lost.pdf")
      symlink(folder + "/circle", folder + "/circle")

      #expect(throws: UserFileError.link) { try UserFile(path: folder + "/" + name, limit: 10).read() }
      #expect(throws: UserFileError.link) { try UserFile(path: folder + "/" + name, limit: 10).beginning(8) }
    }
  }

  @Test func `a folder of the path may be a link`() async throws {
    try await withTemporaryFolder { folder in
      try FileManager.default.createDirectory(atPath: folder + "/there", withIntermediateDirectories: true)
      try Data("one".utf8).write(to: URL(filePath: folder + "/there/cv.pdf"))
      symlink(folder + "/there", folder + "/here")

      #expect(try UserFile(path: folder + "/here/cv.pdf", limit: 10).read() == Data("one".utf8))
    }
  }

  @Test func `what is no regular file is refused, and a pipe is not waited for`() async throws {
    try await withTemporaryFolder { folder in
      mkfifo(folder + "/pipe", 0o600)

      #expect(throws: UserFileError.folder) { try UserFile(path: folder, limit: 10).read() }
      #expect(throws: UserFileError.special) { try UserFile(path: folder + "/pipe", limit: 10).read() }
      #expect(throws: UserFileError.special) { try UserFile(path: "/dev/null", limit: 10).read() }
      #expect(throws: UserFileError.missing) { try UserFile(path: folder + "/none", limit: 10).read() }
      #expect(throws: UserFileError.missing) { try UserFile(path: "", limit: 10).read() }
      #expect(throws: UserFileError.missing) { try UserFile(path: "/dev/null\0.pdf", limit: 10).read() }
    }
  }

  @Test func `a failure of the system is told`() async throws {
    try await withTemporaryFolder { folder in
      try Data("one".utf8).write(to: URL(filePath: folder + "/cv.pdf"))
      var calls = FileCalls.system
      calls.read = { _, _ in
        errno = EIO
        return -1
      }

      #expect(throws: UserFileError.unreadable(reason: "Input/output error")) {
        try UserFile(path: folder + "/cv.pdf", limit: 10, calls: calls).read()
      }
    }
  }

  @Test func `a failure of the system is told at the beginning of a file, too`() async throws {
    try await withTemporaryFolder { folder in
      try Data("one".utf8).write(to: URL(filePath: folder + "/cv.pdf"))
      var calls = FileCalls.system
      calls.read = { _, _ in
        errno = EIO
        return -1
      }

      #expect(throws: UserFileError.unreadable(reason: "Input/output error")) {
        try UserFile(path: folder + "/cv.pdf", limit: 10, calls: calls).beginning(2)
      }
    }
  }

  @Test func `reading that a signal interrupts goes on`() async throws {
    try await withTemporaryFolder { folder in
      try Data("one".utf8).write(to: URL(filePath: folder + "/cv.pdf"))
      let reads = Mutex(0)
      var calls = FileCalls.system
      calls.read = { descriptor, buffer in
        let count = reads.withLock { count in
          count += 1
          return count
        }
        guard count % 2 == 1 else { return FileCalls.system.read(descriptor, buffer) }
        errno = EINTR
        return -1
      }
      let file = UserFile(path: folder + "/cv.pdf", limit: 10, calls: calls)

      #expect(try file.read() == Data("one".utf8))
      #expect(try file.beginning(2).content == Data("on".utf8))
    }
  }

  @Test(
    arguments: [
      (ENOENT, .missing), (ENOTDIR, .missing), (EISDIR, .folder), (ELOOP, .link), (ENXIO, .special),
      (ENODEV, .special), (EACCES, .unreadable(reason: "Permission denied")),
    ] as [(Int32, UserFileError)]
  )
  func `each refusal of the system is told for what it is`(number: Int32, error: UserFileError) {
    var calls = FileCalls.system
    calls.open = { _, _, _ in
      errno = number
      return -1
    }
    let file = UserFile(path: "/cv.pdf", limit: 10, calls: calls)

    #expect(throws: error) { try file.read() }
    #expect(throws: error) { try file.beginning(2) }
  }

  @Test(arguments: [("a/b/cv.pdf", "cv.pdf"), ("cv.pdf", "cv.pdf"), ("a/", "a"), ("/", "")])
  func `the name is the last part of the path`(path: String, name: String) {
    #expect(UserFile(path: path, limit: 10).name == name)
  }
}
