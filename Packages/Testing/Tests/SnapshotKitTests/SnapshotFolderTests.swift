import SnapshotKit
import Testing

@Suite struct SnapshotFolderTests {
  private let folder = TemporaryFolder()

  @Test func `a recording that a test names is no orphan`() throws {
    #expect(try orphans(of: #"expectSnapshot(text, named: "one")"#, recordings: ["one"]).isEmpty)
  }

  @Test func `a recording that no test names is an orphan`() throws {
    let found = try orphans(of: #"expectSnapshot(text, named: "one")"#, recordings: ["one", "two"])

    #expect(found == [orphan("ScreenTests/two.txt", .notAskedFor(inTestFile: "ScreenTests.swift"))])
  }

  @Test func `another literal is no name while all names are literals`() throws {
    let source = #"let words = ["two"]; expectSnapshot("\(words)", named: "one")"#

    #expect(try orphans(of: source, recordings: ["one", "two"]).count == 1)
  }

  @Test(arguments: ["named: name)", "named: \"\\(name).plain\")"])
  func `where names are computed, any literal may be one`(argument: String) throws {
    let source = "@Test(arguments: [(\"one\", 1)]) \n expectSnapshot(\"\\(text)\", \(argument)"

    let found = try orphans(of: source, recordings: ["one", "two"])

    #expect(found == [orphan("ScreenTests/two.txt", .notAskedFor(inTestFile: "ScreenTests.swift"))])
  }

  @Test func `a name that is computed elsewhere can be declared`() throws {
    let source = "expectSnapshot(screen.text, named: screen.name)"

    #expect(try orphans(of: source, recordings: ["list at 40"], computed: ["list at 40"]).isEmpty)
  }

  @Test func `a commented test asks for nothing`() throws {
    #expect(try orphans(of: #"  // expectSnapshot(text, named: "one")"#, recordings: ["one"]).count == 1)
  }

  @Test func `recordings of a test file that is gone are one orphan`() throws {
    defer { folder.remove() }
    try folder.write("", to: "__Snapshots__/GoneTests/one.txt")
    try folder.write("", to: "__Snapshots__/GoneTests/two.txt")

    #expect(try makeSUT().orphans() == [orphan("GoneTests", .noTestFile("GoneTests.swift"))])
  }

  @Test func `a file beside the folders is an orphan, a hidden one is not`() throws {
    defer { folder.remove() }
    try folder.write("", to: "__Snapshots__/stray.txt")
    try folder.write("", to: "__Snapshots__/.hidden")

    #expect(try makeSUT().orphans() == [orphan("stray.txt", .outsideFolders)])
  }

  @Test func `orphans are in the order of their paths`() throws {
    defer { folder.remove() }
    let names = ["c", "e", "a", "d", "b", "f"]
    for name in names { try folder.write("", to: "__Snapshots__/\(name).txt") }

    #expect(try makeSUT().orphans() == names.sorted().map { orphan("\($0).txt", .outsideFolders) })
  }

  @Test func `a name that is computed counts for its own test file only`() throws {
    defer { folder.remove() }
    try folder.write("", to: "OtherTests.swift")
    try folder.write("", to: "__Snapshots__/OtherTests/list.txt")

    let found = try makeSUT().orphans(computed: ["ScreenTests": ["list"]])

    #expect(found == [orphan("OtherTests/list.txt", .notAskedFor(inTestFile: "OtherTests.swift"))])
  }

  @Test func `a name may stand on a line of its own`() throws {
    let source = "let words = [\"two\"]; expectSnapshot(text, named:\n    \"one\")"

    let found = try orphans(of: source, recordings: ["one", "two"])

    #expect(found == [orphan("ScreenTests/two.txt", .notAskedFor(inTestFile: "ScreenTests.swift"))])
  }

  @Test func `a folder without recordings is an error, for nothing was checked`() {
    #expect(throws: (any Error).self) { try makeSUT().orphans() }
  }

  @Test func `an orphan says where it is and what to do`() {
    let text = "\(orphan("ScreenTests/two.txt", .notAskedFor(inTestFile: "ScreenTests.swift")))"

    #expect(text.contains("ScreenTests/two.txt belongs to no test: ScreenTests.swift"))
    #expect(text.contains("remove it"))
  }

  private func orphans(
    of source: String,
    recordings: [String],
    computed: [String] = []
  ) throws -> [OrphanedSnapshot] {
    defer { folder.remove() }
    try folder.write(source, to: "ScreenTests.swift")
    for name in recordings {
      _ = SnapshotFile(named: name, besideTestFile: folder.testFile).verify("", records: true)
    }
    return try makeSUT().orphans(computed: ["ScreenTests": computed])
  }

  private func orphan(_ path: String, _ reason: OrphanedSnapshot.Reason) -> OrphanedSnapshot {
    OrphanedSnapshot(path: makeSUT().path + "/" + path, reason: reason)
  }

  private func makeSUT() -> SnapshotFolder {
    SnapshotFolder(besideTestFile: folder.testFile)
  }
}
