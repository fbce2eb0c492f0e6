import Foundation
import Testing

@testable import StorageKit

@Suite struct FileSystemTests {
  @Test(arguments: [
    ("/a/b/c", "/a/b"), ("/a/b/", "/a"), ("/a", "/"), ("/", "/"), ("a", "."), ("a/b", "a"), ("/a//b", "/a"),
  ])
  func `the parent of a path is the directory that holds it`(path: String, parent: String) {
    #expect(FileSystem.parent(of: path) == parent)
  }

  @Test func `a directory is created with those above it, and again without complaint`() async throws {
    try await withTemporaryFolder { folder in
      for _ in 0..<2 {
        try FileSystem.createDirectory(folder + "/a/b/c")
      }
      #expect(FileIdentity(path: folder + "/a/b/c")?.isPrivate == true)
    }
  }

  @Test func `a directory below a link to nowhere is refused with its reason`() async throws {
    try await withTemporaryFolder { folder in
      #expect(symlink(folder + "/missing/target", folder + "/link") == 0)
      #expect(throws: StorageError.io(path: folder + "/link/a", reason: "No such file or directory")) {
        try FileSystem.createDirectory(folder + "/link/a/b")
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
