import Foundation
import MonorepoSystem
import Testing

@Suite struct FileSystemTests {
  private let files = FileSystem(manager: .default)

  @Test func `files are found below a folder, hidden ones too, but not what tools keep for themselves`() throws {
    let folder = NSTemporaryDirectory() + "/" + UUID().uuidString
    defer { files.remove(folder) }
    for path in ["b.swift", "a/c d.swift", ".build/x.swift", "a/.git/x", "a/.hidden"] {
      try files.write(Data(), to: folder + "/" + path)
    }

    #expect(files.files(below: folder) == ["a/.hidden", "a/c d.swift", "b.swift"])
  }

  @Test func `a file where a folder should be cannot be written into`() throws {
    let folder = NSTemporaryDirectory() + "/" + UUID().uuidString
    defer { files.remove(folder) }
    try files.write(Data(), to: folder + "/a")

    #expect(throws: UnusableInput.self) { try files.write(Data(), to: folder + "/a/b") }
  }
}
