import Foundation
import MonorepoSystem
import Testing

@testable import MonorepoGraph
@testable import MonorepoMutation

/// The copy that mutants are compiled in.
@Suite struct WorkingCopyTests {
  private let fixture = MutationFixture()

  @Test func `a copy gets what is missing or other, and loses what is not in the repository`() throws {
    defer { fixture.files.remove(fixture.folder) }
    try fixture.write(["a/same": "1", "other": "1", "missing": "1"])
    for (path, text) in ["a/same": "1", "other": "2", "gone/file": "1"] {
      try fixture.files.write(Data(text.utf8), to: fixture.copy + path)
    }

    try copy.restore()

    #expect(fixture.files.files(below: fixture.copy) == ["a/same", "missing", "other"])
    #expect(fixture.files.text(at: fixture.copy + "other") == "1")
  }

  @Test func `a file that is equal is not touched, so that it is not built again`() throws {
    defer { fixture.files.remove(fixture.folder) }
    try fixture.write(["same": "1"])
    try copy.restore()
    let (manager, longAgo) = (FileManager.default, Date(timeIntervalSince1970: 1000))
    try manager.setAttributes([.modificationDate: longAgo], ofItemAtPath: fixture.copy + "same")

    try copy.restore()
    try copy.write("1", to: "same")

    let attributes = try manager.attributesOfItem(atPath: fixture.copy + "same")
    #expect(attributes[.modificationDate] as? Date == longAgo)
  }

  @Test func `a file of the copy takes another text, and the repository does not`() throws {
    defer { fixture.files.remove(fixture.folder) }
    try fixture.write(["file": "1"])
    let copy = copy

    try copy.write("2", to: "file")
    try copy.write("3", to: "new/file")

    #expect(fixture.files.text(at: copy.path(of: "file")) == "2")
    #expect(fixture.files.text(at: copy.path(of: "new/file")) == "3")
    #expect(copy.original("file") == "1")
    #expect(copy.original("new/file") == "")
    #expect(fixture.files.files(below: fixture.root) == ["file"])
  }

  private var copy: WorkingCopy {
    let files = fixture.files
    return WorkingCopy(
      root: String(fixture.copy.dropLast()),
      repository: Repository(root: fixture.root, files: files.files(below: fixture.root), packages: []),
      files: files
    )
  }
}
