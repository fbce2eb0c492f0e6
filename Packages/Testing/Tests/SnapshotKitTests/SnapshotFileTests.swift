import Foundation
import SnapshotKit
import Testing

@Suite struct SnapshotFileTests {
  private let folder = TemporaryFolder()

  @Test func `the recording lies in a folder named for the test file`() {
    let file = SnapshotFile(named: "list at 40", besideTestFile: "/code/Tests/ScreenTests.swift")

    #expect(file.path == "/code/Tests/__Snapshots__/ScreenTests/list-at-40.txt")
  }

  @Test func `a name cannot leave the folder`() {
    let file = SnapshotFile(named: "../../x", besideTestFile: "/code/Tests/ScreenTests.swift")

    #expect(file.path == "/code/Tests/__Snapshots__/ScreenTests/..-..-x.txt")
  }

  @Test func `letters, digits and some marks of a name are kept`() {
    let file = SnapshotFile(named: "a_b.c-d Ähre/7", besideTestFile: "/code/ScreenTests.swift")

    #expect(file.path == "/code/__Snapshots__/ScreenTests/a_b.c-d-Ähre-7.txt")
  }

  @Test func `a recording elsewhere is compared and written at its own path`() throws {
    defer { folder.remove() }
    let file = SnapshotFile(path: folder.url.appending(path: "docs/picture.svg").path)

    #expect(file.verify("new\n", records: true) == .recorded(path: file.path))

    #expect(try folder.read("docs/picture.svg") == "new\n")
    #expect(file.verify("new\n", records: false) == .matched)
  }

  @Test func `a folder in place of a recording is not taken for a missing one`() throws {
    defer { folder.remove() }
    try folder.write("", to: "__Snapshots__/ScreenTests/screen.txt/file")
    let file = makeSUT()

    guard case .unreadable(file.path, _) = file.verify("", records: false) else {
      Issue.record("expected the recording to be unreadable")
      return
    }
  }

  @Test func `the recorded text matches`() throws {
    defer { folder.remove() }
    try folder.write("one\ntwo\n", to: "__Snapshots__/ScreenTests/screen.txt")

    #expect(makeSUT().verify("one\ntwo\n", records: false) == .matched)
  }

  @Test func `a missing recording is not a match`() {
    defer { folder.remove() }
    let file = makeSUT()

    #expect(file.verify("one\n", records: false) == .missing(path: file.path))
  }

  @Test func `a different recording is told with its place`() throws {
    defer { folder.remove() }
    try folder.write("one\ntwo\n", to: "__Snapshots__/ScreenTests/screen.txt")
    let file = makeSUT()

    let outcome = file.verify("one\ntwenty\n", records: false)

    let difference = try #require(SnapshotDifference.between("one\ntwenty\n", expected: "one\ntwo\n"))
    #expect(outcome == .different(path: file.path, difference))
  }

  @Test func `a recording that is not text is told`() throws {
    defer { folder.remove() }
    try folder.write("", to: "__Snapshots__/ScreenTests/screen.txt")
    let file = makeSUT()
    try Data([0xFF]).write(to: URL(filePath: file.path))

    #expect(file.verify("", records: false) == .unreadable(path: file.path, reason: "it is not UTF-8"))
  }

  @Test func `recording writes the text and is not a match`() throws {
    defer { folder.remove() }
    let file = makeSUT()

    let outcome = file.verify("new\n", records: true)

    #expect(outcome == .recorded(path: file.path))
    #expect(try folder.read("__Snapshots__/ScreenTests/screen.txt") == "new\n")
  }

  @Test func `a recording that cannot be written is told`() throws {
    defer { folder.remove() }
    try folder.write("a file where the folder should be", to: "__Snapshots__")
    let file = makeSUT()

    guard case .unwritable(file.path, _) = file.verify("new\n", records: true) else {
      Issue.record("expected the recording to be refused")
      return
    }
  }

  private func makeSUT() -> SnapshotFile {
    SnapshotFile(named: "screen", besideTestFile: folder.testFile)
  }
}
