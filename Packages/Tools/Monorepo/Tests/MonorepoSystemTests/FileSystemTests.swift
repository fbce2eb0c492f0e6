import Foundation
import Testing

@testable import MonorepoSystem

@Suite struct FileSystemTests {
  private let files = FileSystem(manager: .default)

  @Test func `files are found below a folder, but not what tools keep for themselves`() throws {
    let folder = NSTemporaryDirectory() + "/" + UUID().uuidString
    defer { files.remove(folder) }
    for path in ["b.swift", "a/c d.swift", ".build/x.swift", "a/.git/x", "a/.hidden"] {
      try files.write(Data(), to: folder + "/" + path)
    }

    #expect(files.files(below: folder) == ["a/.hidden", "a/c d.swift", "b.swift"])
  }

  @Test(arguments: [".DS_Store", ".build", ".git", ".swiftpm"])
  func `what a tool keeps for itself is left out wherever it is`(name: String) throws {
    let folder = NSTemporaryDirectory() + "/" + UUID().uuidString
    defer { files.remove(folder) }
    for path in [name, "a/" + name, "b/\(name)/c", "a/x\(name)", "a/\(name)x"] {
      try files.write(Data(), to: folder + "/" + path)
    }

    #expect(files.files(below: folder) == ["a/\(name)x", "a/x\(name)"])
  }

  @Test func `a mirror has the files that are asked for, and no folder without one`() throws {
    let folder = NSTemporaryDirectory() + "/" + UUID().uuidString
    defer { files.remove(folder) }
    let (source, copy) = (folder + "/source", folder + "/copy")
    for path in ["a/new", "a/same", "left out"] { try files.write(Data(path.utf8), to: source + "/" + path) }
    for path in ["a/same", "a/old", "b/c/old", "old"] {
      try files.write(Data(path.utf8), to: copy + "/" + path)
    }
    try files.write(Data("a/new before".utf8), to: copy + "/a/new")

    try files.mirror(["a/new", "a/same"], of: source, to: copy)

    #expect(files.files(below: copy) == ["a/new", "a/same"])
    #expect(files.text(at: copy + "/a/new") == "a/new")
    #expect(files.names(in: copy) == ["a"])
  }

  @Test func `a file of a mirror that is equal keeps its date`() throws {
    let folder = NSTemporaryDirectory() + "/" + UUID().uuidString
    defer { files.remove(folder) }
    for path in ["source/a", "copy/a"] { try files.write(Data("same".utf8), to: folder + "/" + path) }
    let date = Date(timeIntervalSince1970: 1_000_000)
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: folder + "/copy/a")

    try files.mirror(["a"], of: folder + "/source", to: folder + "/copy")

    let attributes = try FileManager.default.attributesOfItem(atPath: folder + "/copy/a")
    #expect(attributes[.modificationDate] as? Date == date)
  }

  @Test(arguments: [
    ("", ""), ("12345678", "12345678"), ("123456789", "1234\n… 1 of 9 bytes of output omitted\n6789"),
  ])
  func `of a long log the beginning and the end are read`(text: String, log: String) throws {
    let path = NSTemporaryDirectory() + "/" + UUID().uuidString
    defer { files.remove(path) }
    try files.write(Data(text.utf8), to: path)

    #expect(String(decoding: files.log(at: path, limit: 8), as: UTF8.self) == log)
  }

  @Test func `a link that leads nowhere is a file`() throws {
    let folder = NSTemporaryDirectory() + "/" + UUID().uuidString
    defer { files.remove(folder) }
    try files.createFolder(folder)
    try FileManager.default.createSymbolicLink(atPath: folder + "/link", withDestinationPath: "none")

    #expect(files.files(below: folder) == ["link"])
    #expect(!files.exists(folder + "/link"))
  }

  @Test func `a link to a folder is one file, so that a ring of links has an end`() throws {
    let folder = NSTemporaryDirectory() + "/" + UUID().uuidString
    defer { files.remove(folder) }
    try files.write(Data(), to: folder + "/a/b.swift")
    try FileManager.default.createSymbolicLink(atPath: folder + "/a/ring", withDestinationPath: "..")

    #expect(files.files(below: folder) == ["a/b.swift", "a/ring"])
  }

  @Test func `a copy replaces an existing file, with the permissions of its source`() throws {
    let folder = NSTemporaryDirectory() + "/" + UUID().uuidString
    defer { files.remove(folder) }
    let (source, copy) = (folder + "/a", folder + "/below/b")
    try files.write(Data("new".utf8), to: source)
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: source)
    try files.write(Data("old".utf8), to: copy)

    try files.copy(source, to: copy)

    #expect(files.text(at: copy) == "new")
    #expect(files.isExecutable(copy))
    #expect(throws: UnusableInput.self) { try files.copy(folder + "/none", to: copy) }
  }

  @Test func `an overwritten file keeps its permissions, and a link stays a link`() throws {
    let folder = NSTemporaryDirectory() + "/" + UUID().uuidString
    defer { files.remove(folder) }
    let manager = FileManager.default
    try files.write(Data(), to: folder + "/file")
    try manager.setAttributes([.posixPermissions: 0o750], ofItemAtPath: folder + "/file")
    try manager.createSymbolicLink(atPath: folder + "/link", withDestinationPath: "file")

    try files.write(Data("new".utf8), to: folder + "/link")

    #expect(files.text(at: folder + "/file") == "new")
    #expect(try manager.destinationOfSymbolicLink(atPath: folder + "/link") == "file")
    let attributes = try manager.attributesOfItem(atPath: folder + "/file")
    #expect(attributes[.posixPermissions] as? Int == 0o750)
  }

  @Test(arguments: ["pipe", "link"])
  func `a pipe is written into and stays one, also where a link leads to it`(name: String) throws {
    let folder = NSTemporaryDirectory() + "/" + UUID().uuidString
    defer { files.remove(folder) }
    try files.createFolder(folder)
    try #require(mkfifo(folder + "/pipe", 0o600) == 0)
    try FileManager.default.createSymbolicLink(atPath: folder + "/link", withDestinationPath: "pipe")
    // Open for both, so that neither end waits for the other.
    let reader = try #require(FileHandle(forUpdatingAtPath: folder + "/pipe"))
    defer { try? reader.close() }

    try files.write(Data("new".utf8), to: folder + "/" + name)

    let attributes = try FileManager.default.attributesOfItem(atPath: folder + "/pipe")
    try #require(attributes[.type] as? FileAttributeType != .typeRegular)
    #expect(try reader.read(upToCount: 3) == Data("new".utf8))
  }

  @Test func `a file has one lock, which is free again when it was closed`() throws {
    let path = NSTemporaryDirectory() + "/" + UUID().uuidString + "/below/lock"
    defer { files.remove((path as NSString).deletingLastPathComponent) }
    let first = try #require(try files.lock(path))

    #expect(try files.lock(path) == nil)
    try first.close()
    #expect(try files.lock(path) != nil)
    #expect(throws: UnusableInput.self) { try files.lock((path as NSString).deletingLastPathComponent) }
  }

  @Test func `a file where a folder should be cannot be written into`() throws {
    let folder = NSTemporaryDirectory() + "/" + UUID().uuidString
    defer { files.remove(folder) }
    try files.write(Data(), to: folder + "/a")

    #expect(throws: UnusableInput.self) { try files.write(Data(), to: folder + "/a/b") }
  }

  @Test func `text that was added to a file is read from the last offset`() throws {
    let path = NSTemporaryDirectory() + "/" + UUID().uuidString
    defer { files.remove(path) }
    try files.write(Data("abc".utf8), to: path)

    #expect(files.data(at: path, from: 1) == Data("bc".utf8))
    #expect(files.data(at: path, from: 3) == Data())
    #expect(files.data(at: path + ".none", from: 0) == Data())
  }

  @Test func `files and folders are told apart, and neither is there before it is made`() throws {
    let folder = NSTemporaryDirectory() + "/" + UUID().uuidString
    defer { files.remove(folder) }
    #expect(!files.exists(folder) && !files.isFolder(folder))
    try files.write(Data("a".utf8), to: folder + "/b/a")

    #expect(files.exists(folder + "/b/a") && !files.isFolder(folder + "/b/a"))
    #expect(files.isFolder(folder + "/b"))
    #expect(!files.isExecutable(folder + "/b/a"))
    #expect(files.names(in: folder + "/b") == ["a"])
    #expect(files.names(in: folder + "/c") == [])
    files.remove(folder)
    #expect(!files.exists(folder))
  }

  @Test func `names stand in order`() throws {
    let folder = NSTemporaryDirectory() + "/" + UUID().uuidString
    defer { files.remove(folder) }
    for name in ["c", "a", "b"] { try files.write(Data(), to: folder + "/" + name) }

    #expect(files.names(in: folder) == ["a", "b", "c"])
  }

  @Test func `a file that is not there has neither bytes nor a text, and other bytes are replaced`() throws {
    let path = NSTemporaryDirectory() + "/" + UUID().uuidString
    defer { files.remove(path) }
    #expect(files.data(at: path) == nil && files.text(at: path) == nil)
    try files.write(Data([0x61, 0xFF]), to: path)

    #expect(files.text(at: path) == "a\u{FFFD}")
  }

  @Test(arguments: [("a/b", "/x/a/b"), ("/a/b", "/a/b"), ("", "/x/")])
  func `a path is below a folder unless it is absolute`(given: String, path: String) {
    #expect(files.path(given, in: "/x") == path)
  }

  @Test func `two spellings of a place are one when links are followed`() throws {
    let folder = NSTemporaryDirectory() + "/" + UUID().uuidString
    defer { files.remove(folder) }
    try files.write(Data(), to: folder + "/a/file")
    try FileManager.default.createSymbolicLink(atPath: folder + "/b", withDestinationPath: "a")

    #expect(files.resolved(folder + "/b/../b/file") == files.resolved(folder + "/a/file"))
    #expect(files.resolved("x") == files.resolved(FileManager.default.currentDirectoryPath + "/x"))
  }

  @Test func `what cannot be made says which file and what to do`() throws {
    let folder = NSTemporaryDirectory() + "/" + UUID().uuidString
    defer { files.remove(folder) }
    try files.write(Data(), to: folder + "/a")

    #expect(
      throws: UnusableInput(
        path: folder + "/a/b",
        what: "the folder cannot be created",
        remedy: "check the permissions, and that no file has that name"
      )
    ) { try files.createFolder(folder + "/a/b") }
  }

  @Test func `a file that cannot be written or copied says which one and what to do`() throws {
    let folder = NSTemporaryDirectory() + "/" + UUID().uuidString
    defer { files.remove(folder) }
    try files.write(Data(), to: folder + "/a/b")

    #expect(
      throws: UnusableInput(
        path: folder + "/a",
        what: "the file cannot be written",
        remedy: "check the permissions and the free space"
      )
    ) { try files.write(Data(), to: folder + "/a") }
    #expect(
      throws: UnusableInput(
        path: folder + "/c",
        what: "the file cannot be copied there",
        remedy: "check who may write there and the free space"
      )
    ) { try files.copy(folder + "/none", to: folder + "/c") }
  }

  @Test func `a text that was cut off is read from where it is known to, and nothing behind its end`() throws
  {
    let path = NSTemporaryDirectory() + "/" + UUID().uuidString
    defer { files.remove(path) }
    try files.write(Data("abc".utf8), to: path)

    #expect(files.data(at: path, from: 0) == Data("abc".utf8))
    #expect(files.data(at: path, from: 2) == Data("c".utf8))
    #expect(files.data(at: path, from: 9) == Data())
  }
}
