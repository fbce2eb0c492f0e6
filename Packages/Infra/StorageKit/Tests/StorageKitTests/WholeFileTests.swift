import Foundation
import Testing

@testable import StorageKit

@Suite struct WholeFileTests {
  @Test func `a file that is not there has no content, and none is made by looking`() async throws {
    try await withTemporaryFolder { folder in
      let file = WholeFile(path: folder + "/missing/settings.json")

      let content = try file.read()
      let names = try FileManager.default.contentsOfDirectory(atPath: folder)

      #expect(content == nil && names.isEmpty)
    }
  }

  @Test func `a change is there for every later read, in a folder and a file of the owner's own`()
    async throws
  {
    try await withTemporaryFolder { folder in
      let path = folder + "/a/b/settings.json"
      let seen = try WholeFile(path: path).update { (Data("one".utf8), $0) }

      let content = try WholeFile(path: path).read()
      let names = try FileManager.default.contentsOfDirectory(atPath: folder + "/a/b")

      #expect(seen == nil)
      #expect(content == Data("one".utf8))
      #expect(names == ["settings.json"])
      #expect(FileIdentity(path: path)?.isPrivate == true)
      #expect(FileIdentity(path: folder + "/a/b")?.isPrivate == true)
    }
  }

  @Test func `a change that gives nothing leaves the file as it is`() async throws {
    try await withTemporaryFolder { folder in
      let file = WholeFile(path: folder + "/settings.json")
      try file.update { _ in (Data("one".utf8), ()) }
      let before = FileIdentity(path: file.path)

      let seen = try file.update { (nil, $0) }

      #expect(seen == Data("one".utf8))
      #expect(FileIdentity(path: file.path) == before)
    }
  }

  @Test func `damaged content is moved to another name, and the change begins without it`()
    async throws
  {
    try await withTemporaryFolder { folder in
      let file = WholeFile(path: folder + "/settings.json")
      for (content, name) in [("x", "settings.json.damaged"), ("xx", "settings.json.damaged-2")] {
        try file.update { _ in (Data(content.utf8), ()) }

        let (seen, copy) = try file.update(settingAside: { $0.first == UInt8(ascii: "x") }) {
          (Data("new".utf8), $0)
        }

        #expect(seen == nil)
        #expect(copy == folder + "/" + name)
        #expect(try Data(contentsOf: URL(filePath: folder + "/" + name)) == Data(content.utf8))
        #expect(FileIdentity(path: folder + "/" + name)?.isPrivate == true)
        #expect(try file.read() == Data("new".utf8))
      }
    }
  }

  @Test func `nothing is set aside of usable content, or by a change that leaves the file as it is`()
    async throws
  {
    try await withTemporaryFolder { folder in
      let file = WholeFile(path: folder + "/settings.json")
      try file.update { _ in (Data("x".utf8), ()) }

      let unchanged = try file.update(settingAside: { _ in true }) { (nil, $0) }
      let usable = try file.update(settingAside: { _ in false }) { (Data("new".utf8), $0) }

      #expect(unchanged.copy == nil && unchanged.result == nil)
      #expect(usable.copy == nil && usable.result == Data("x".utf8))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["settings.json"])
    }
  }

  @Test func `a link stays a link, and the mode of what it leads to is kept`() async throws {
    try await withTemporaryFolder { folder in
      let target = folder + "/dotfiles.json"
      try Data("one".utf8).write(to: URL(filePath: target))
      #expect(chmod(target, 0o640) == 0)
      #expect(symlink(target, folder + "/settings.json") == 0)

      try WholeFile(path: folder + "/settings.json").update { _ in (Data("two".utf8), ()) }

      let destination = try FileManager.default.destinationOfSymbolicLink(atPath: folder + "/settings.json")
      #expect(destination == target)
      #expect(try Data(contentsOf: URL(filePath: target)) == Data("two".utf8))
      #expect(FileSystem.mode(of: target) == 0o640)
    }
  }

  @Test func `what a process left behind when it died is written over`() async throws {
    try await withTemporaryFolder { folder in
      try Data("a draft that is longer than what follows".utf8).write(
        to: URL(filePath: folder + "/.settings.json.new")
      )
      let file = WholeFile(path: folder + "/settings.json")

      try file.update { _ in (Data("two".utf8), ()) }

      #expect(try file.read() == Data("two".utf8))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["settings.json"])
    }
  }

  @Test func `a draft that is a link is refused, and what it leads to is not touched`() async throws {
    try await withTemporaryFolder { folder in
      let victim = folder + "/victim"
      try Data("mine".utf8).write(to: URL(filePath: victim))
      #expect(symlink(victim, folder + "/.settings.json.new") == 0)

      #expect(throws: StorageError.self) {
        try WholeFile(path: folder + "/settings.json").update { _ in (Data("two".utf8), ()) }
      }
      #expect(try Data(contentsOf: URL(filePath: victim)) == Data("mine".utf8))
    }
  }

  @Test func `more than the limit is neither read nor written`() async throws {
    try await withTemporaryFolder { folder in
      let file = WholeFile(path: folder + "/settings.json", limit: 4)
      let error = StorageError.io(path: file.path, reason: "larger than 4 bytes")
      #expect(throws: error) {
        try file.update { _ in (Data("12345".utf8), ()) }
      }
      #expect(try file.read() == nil)
      try Data("12345".utf8).write(to: URL(filePath: file.path))
      #expect(throws: error) { try file.read() }
    }
  }

  @Test(arguments: ["folder", "pipe"])
  func `what is no file is refused at once`(kind: String) async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/settings.json"
      #expect((kind == "pipe" ? mkfifo(path, 0o600) : mkdir(path, 0o700)) == 0)

      #expect(throws: StorageError.io(path: path, reason: "not a regular file")) {
        try WholeFile(path: path).read()
      }
    }
  }

  @Test func `a path through a file is refused with its reason`() async throws {
    try await withTemporaryFolder { folder in
      try Data().write(to: URL(filePath: folder + "/file"))
      let path = folder + "/file/settings.json"

      #expect(throws: StorageError.io(path: path, reason: "Not a directory")) {
        try WholeFile(path: path).read()
      }
    }
  }

  @Test func `changes of several at once are all made`() async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/settings.json"
      try await withThrowingTaskGroup(of: Void.self) { group in
        for _ in 0..<50 {
          group.addTask { try WholeFile(path: path).update { (($0 ?? Data()) + Data("x".utf8), ()) } }
        }
        try await group.waitForAll()
      }
      #expect(try WholeFile(path: path).read()?.count == 50)
    }
  }
}
