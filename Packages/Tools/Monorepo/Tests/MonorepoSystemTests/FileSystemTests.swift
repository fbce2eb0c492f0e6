import Foundation
import MonorepoSystem
import Testing

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
}
