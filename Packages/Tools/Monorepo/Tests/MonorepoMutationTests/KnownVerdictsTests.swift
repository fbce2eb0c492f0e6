import Foundation
import MonorepoSystem
import Testing

@testable import MonorepoGraph
@testable import MonorepoMutation

/// The outcomes of an earlier run, in a file.
@Suite struct KnownVerdictsTests {
  private let fixture = MutationFixture()
  private var folder: String { fixture.folder + "/verdicts" }

  @Test func `an outcome is known to the next run, and that of no other mutant`() throws {
    defer { fixture.files.remove(fixture.folder) }
    let mutants = [
      Mutant.sample(), .sample(file: "B.swift"), .sample(line: 2), .sample(column: 2), .sample("a", "c"),
      .sample("c", "b"),
    ]
    var known = known(of: "Pack")

    try known.record(.hung, of: mutants[0])

    #expect(mutants.map { known.outcome(of: $0) } == [.hung, nil, nil, nil, nil, nil])
    #expect(mutants.map { self.known(of: "Pack").outcome(of: $0) } == [.hung, nil, nil, nil, nil, nil])
  }

  @Test func `the last outcome of a mutant counts, beside those of others`() throws {
    defer { fixture.files.remove(fixture.folder) }
    var known = known(of: "Pack")
    try known.record(.caught, of: .sample(line: 1))
    try known.record(.uncompilable, of: .sample(line: 2))
    try known.record(.survived, of: .sample(line: 1))

    let next = self.known(of: "Pack")

    #expect([1, 2].map { next.outcome(of: .sample(line: $0)) } == [.survived, .uncompilable])
  }

  @Test func `a line that is damaged costs no other`() throws {
    defer { fixture.files.remove(fixture.folder) }
    var known = known(of: "Pack")
    try known.record(.caught, of: .sample())
    let text = try #require(fixture.files.text(at: folder + "/Pack.txt"))
    let damaged = text + "\ncaught\nbetter\tA.swift:2:1: a → b\n\t\n"
    try fixture.files.write(Data(damaged.utf8), to: folder + "/Pack.txt")

    let next = self.known(of: "Pack")

    #expect([1, 2].map { next.outcome(of: .sample(line: $0)) } == [.caught, nil])
  }

  @Test func `each package has a file of its own, the root package too`() throws {
    defer { fixture.files.remove(fixture.folder) }
    for package in ["Pack", "Packages/A", ""] {
      var known = known(of: package)
      try known.record(.caught, of: .sample())
    }

    #expect(fixture.files.files(below: folder) == ["Pack.txt", "Packages/A.txt", "root.txt"])
  }

  @Test(arguments: [("", true), ("Pack", false), ("Packages/A", false)])
  func `any file of the repository counts for the root package, and only own ones for others`(
    package: String,
    counts: Bool
  ) throws {
    defer { fixture.files.remove(fixture.folder) }
    try fixture.write(["README.md": "1", "Packages/AB/A.swift": "1"])
    var known = known(of: package)
    try known.record(.caught, of: .sample())

    try fixture.write(["Packages/AB/A.swift": "2"])

    #expect((self.known(of: package).outcome(of: .sample()) == nil) == counts)
  }

  @Test func `a file that came or moved counts like one that changed`() throws {
    defer { fixture.files.remove(fixture.folder) }
    try fixture.write(["Pack/a": "1"])
    var known = known(of: "Pack")
    try known.record(.caught, of: .sample())

    fixture.files.remove(fixture.root + "/Pack/a")
    try fixture.write(["Pack/b": "1"])

    #expect(self.known(of: "Pack").outcome(of: .sample()) == nil)
  }

  private func known(of package: String) -> KnownVerdicts {
    let packages = ["", "Pack", "Packages/A"].map { LocalPackage(folder: $0, name: "Any") }
    return KnownVerdicts(
      of: LocalPackage(folder: package, name: "Any"),
      in: Repository(
        root: fixture.root,
        files: fixture.files.files(below: fixture.root),
        packages: packages
      ),
      seed: 1,
      context: "plan",
      folder: folder,
      files: fixture.files
    )
  }
}
