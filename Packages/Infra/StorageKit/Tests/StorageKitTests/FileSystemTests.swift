import Foundation
import Synchronization
import Testing

@testable import StorageKit

@Suite struct FileSystemTests {
  @Test(arguments: [
    ("/a/b/c", "/a/b"), ("/a/b/", "/a"), ("/a", "/"), ("/", "/"), ("a", "."), ("a/b", "a"), ("/a//b", "/a"),
  ])
  func `the parent of a path is the directory that holds it`(path: String, parent: String) {
    #expect(FileSystem.parent(of: path) == parent)
  }

  @Test(arguments: [
    ("/a/b/c", "c"), ("/a/b/", "b"), ("/a//", "a"), ("a", "a"), ("/", ""), ("", ""),
    ("/é/\u{301}x", "\u{301}x"),
  ])
  func `the name of a path is its last part`(path: String, name: String) {
    #expect(FileSystem.name(of: path).unicodeScalars.elementsEqual(name.unicodeScalars))
  }

  @Test func `a directory is created with those above it, and again without complaint`() async throws {
    try await withTemporaryFolder { folder in
      for _ in 0..<2 {
        try FileSystem.createDirectory(folder + "/a/b/c")
      }
      #expect(FileIdentity(path: folder + "/a/b/c")?.isPrivate == true)
    }
  }

  @Test func `a directory that is there keeps its mode`() async throws {
    try await withTemporaryFolder { folder in
      #expect(mkdir(folder + "/a", 0o700) == 0)
      #expect(chmod(folder + "/a", 0o755) == 0)

      try FileSystem.createDirectory(folder + "/a")

      #expect(FileSystem.mode(of: folder + "/a") == 0o755)
    }
  }

  @Test func `what cannot be looked at or removed is an error, and not absent`() async throws {
    try await withTemporaryFolder { folder in
      try Data().write(to: URL(filePath: folder + "/file"))
      let below = StorageError.io(path: folder + "/file/x", reason: "Not a directory")

      #expect(throws: below) { try FileSystem.exists(folder + "/file/x") }
      #expect(throws: below) { try FileSystem.remove(folder + "/file/x") }
      #expect(throws: StorageError.io(path: folder + "/file", reason: "Not a directory")) {
        try FileSystem.names(in: folder + "/file")
      }
      try FileSystem.remove(folder + "/missing")
      #expect(try FileSystem.names(in: folder + "/missing") == [])
      #expect(try !FileSystem.exists(folder + "/missing"))
    }
  }

  @Test func `a link that leads nowhere is there`() async throws {
    try await withTemporaryFolder { folder in
      #expect(symlink(folder + "/missing", folder + "/link") == 0)
      let isThere = try FileSystem.exists(folder + "/link")
      #expect(isThere)
    }
  }

  @Test(
    arguments: [
      (.zero, 0), (.milliseconds(1999), 1999), (.microseconds(1999), 1), (.seconds(10), 10_000),
    ] as [(Duration, Int64)]
  )
  func `a duration has as many milliseconds as are complete`(duration: Duration, milliseconds: Int64) {
    #expect(duration.milliseconds == milliseconds)
  }

  @Test func `a directory below a link to nowhere is refused with its reason`() async throws {
    try await withTemporaryFolder { folder in
      #expect(symlink(folder + "/missing/target", folder + "/link") == 0)
      #expect(throws: StorageError.io(path: folder + "/link/a", reason: "No such file or directory")) {
        try FileSystem.createDirectory(folder + "/link/a/b")
      }
    }
  }

  @Test func `a lock is held by one at a time, until it is released`() async throws {
    try await withTemporaryFolder { folder in
      let lock = try FileLock(path: folder + "/lock", timeout: .zero)
      let other = open(folder + "/lock", O_RDWR)
      defer { close(other) }
      for kind in [LOCK_EX, LOCK_SH] {
        #expect(flock(other, kind | LOCK_NB) == -1 && errno == EWOULDBLOCK)
      }
      lock.release()
      #expect(flock(other, LOCK_EX | LOCK_NB) == 0)
    }
  }

  @Test func `a lock that is held is not waited for any longer than allowed`() async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/lock"
      let lock = try FileLock(path: path, timeout: .zero)
      let start = ContinuousClock.now

      for timeout in [Duration.zero, .milliseconds(60)] {
        #expect(throws: StorageError.busy(path: path)) { try FileLock(path: path, timeout: timeout) }
      }

      #expect(ContinuousClock.now - start >= .milliseconds(60))
      lock.release()
      try FileLock(path: path, timeout: .zero).release()
    }
  }

  /// It is asked for at once, and again every five milliseconds and at the end.
  @Test(arguments: [(0, 1), (1, 2), (5, 2), (6, 3)])
  func `a lock that is held is asked for until the time is over`(milliseconds: Int, count: Int) async throws {
    try await withTemporaryFolder { folder in
      let lock = try FileLock(directory: folder, timeout: .zero)
      defer { lock.release() }
      let asked = Mutex(0)
      var calls = FileCalls.system
      calls.flock = { descriptor, operation in
        asked.withLock { $0 += 1 }
        return FileCalls.system.flock(descriptor, operation)
      }

      #expect(throws: StorageError.busy(path: folder)) {
        try FileLock(directory: folder, timeout: .milliseconds(milliseconds), calls)
      }

      #expect(asked.withLock { $0 } == count)
    }
  }

  /// One that slept for all of the time would do so for longer than the limit of this test.
  @Test(.timeLimit(.minutes(5))) func `a lock that is released in time is got`() async throws {
    try await withTemporaryFolder { folder in
      let lock = try FileLock(directory: folder, timeout: .zero)
      let holder = Mutex<FileLock?>(lock)
      var calls = FileCalls.system
      calls.flock = { descriptor, operation in
        let result = FileCalls.system.flock(descriptor, operation)
        guard result != 0 else { return result }
        // Whoever is refused finds it free the next time.
        holder.withLock { $0.take() }?.release()
        errno = EWOULDBLOCK
        return result
      }

      try FileLock(directory: folder, timeout: .seconds(3600), calls).release()

      let isStillHeld = holder.withLock { $0 != nil }
      #expect(!isStillHeld)
    }
  }

  @Test func `the size of a file that is not there is none, and of one that cannot be looked at an error`()
    async throws
  {
    try await withTemporaryFolder { folder in
      try Data(count: 7).write(to: URL(filePath: folder + "/file"))
      #expect(try FileSystem.size(of: folder + "/file") == 7)
      #expect(try FileSystem.size(of: folder + "/missing") == nil)
      #expect(throws: StorageError.io(path: folder + "/file/x", reason: "Not a directory")) {
        try FileSystem.size(of: folder + "/file/x")
      }
    }
  }

  #if os(Linux)
    @Test func `a directory where none can be is refused with its reason`() {
      #expect(throws: StorageError.io(path: "/proc/missing", reason: "No such file or directory")) {
        try FileSystem.createDirectory("/proc/missing/cache")
      }
    }
  #endif
}
