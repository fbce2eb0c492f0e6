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
}
