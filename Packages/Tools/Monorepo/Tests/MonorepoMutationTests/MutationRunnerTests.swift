import Foundation
import Synchronization
import Testing

@testable import MonorepoMutation
@testable import MonorepoSystem

@Suite struct MutationRunnerTests {
  private let fixture = MutationFixture()

  @Test func `a second run in one repository is refused until the first one has ended`() async throws {
    defer { fixture.files.remove(fixture.folder) }
    try fixture.write([MutationFixture.sourcePath: "let a = 1\n"])
    let first = try #require(try fixture.files.lock(fixture.root + "/.build/mutants/lock"))

    await #expect(throws: UnusableInput.self) { try await fixture.report(FakeMutantToolchain()) }
    #expect(fixture.files.files(below: fixture.copy) == [])
    try first.close()
    #expect(try await fixture.report(FakeMutantToolchain(caught: [1])).isGreen)
    #expect(try await fixture.report(FakeMutantToolchain(caught: [1])).isGreen)
  }

  @Test func `a mutant is caught when the suite fails, and reported when it passes`() async throws {
    defer { fixture.files.remove(fixture.folder) }
    try fixture.write([MutationFixture.sourcePath: "let a = 1\nlet b = c < d\n"])

    let report = try await fixture.report(FakeMutantToolchain(caught: [1]))

    #expect(report.packages.map(\.folder) == ["Pack"])
    #expect(report.packages[0].verdicts.map(\.outcome) == [.caught, .survived])
    #expect(report.lines == ["Pack: 1 of 2 caught, 50 %"])
    #expect(!report.isGreen)
    #expect(
      fixture.told.withLock(\.self) == [
        "Pack/Sources/Pack/Pack.swift:2:11: survived: “<” → “<=” in: let b = c < d"
      ]
    )
  }

  @Test func `all mutants are built at once, and each is switched on by its number`() async throws {
    defer { fixture.files.remove(fixture.folder) }
    try fixture.write([MutationFixture.sourcePath: "let a = 1\nlet b = 2\n"])
    let toolchain = FakeMutantToolchain(caught: [1, 2])

    let report = try await fixture.report(toolchain)

    #expect(toolchain.built == ["let a = mutantNext(1, 1)\nlet b = mutantNext(2, 2)\n"])
    #expect(toolchain.active == [0, 1, 2])
    #expect(toolchain.testPrograms == ["PackPackageTests.xctest"])
    #expect(report.isGreen)
  }

  @Test func `a suite that reads the sources finds those of the repository`() async throws {
    defer { fixture.files.remove(fixture.folder) }
    try fixture.write([MutationFixture.sourcePath: "let a = 1\n"])
    let toolchain = FakeMutantToolchain(caught: [1])

    _ = try await fixture.report(toolchain)

    #expect(toolchain.built == ["let a = mutantNext(1, 1)\n"])
    #expect(toolchain.readBySuites == ["let a = 1\n"])
  }

  @Test func `mutants of several packages are built once, if the root declares their suites`() async throws {
    defer { fixture.files.remove(fixture.folder) }
    try fixture.write([
      MutationFixture.sourcePath: "let a = 1\n", "Base/Sources/Base/Base.swift": "let b = 2\n",
    ])
    let toolchain = FakeMutantToolchain(caught: [2])

    let report = try await fixture.report(
      toolchain,
      repository: fixture.repository(whoseRootDeclares: ["PackTests", "BaseTests"])
    )

    #expect(toolchain.built == ["let a = mutantNext(2, 1)\nlet b = mutantNext(1, 2)\n"])
    #expect(toolchain.active == [0, 1, 0, 2])
    #expect(toolchain.suitesInOrder == ["BaseTests", "BaseTests", "PackTests", "PackTests"])
    #expect(toolchain.testPrograms == ["EverythingPackageTests.xctest"])
    #expect(
      report.lines == [
        "Base: 0 of 1 caught, 0 %", "Pack: 1 of 1 caught, 100 %", "all: 1 of 2 caught, 50 %",
      ]
    )
  }

  @Test(arguments: [("Middle", ["PackTests", "BaseTests"]), ("Other", ["PackTests"])])
  func `a mutant is tried with the suites that use its module, directly or through another`(
    used: String,
    suites: [String]
  ) async throws {
    defer { fixture.files.remove(fixture.folder) }
    try fixture.write([MutationFixture.sourcePath: "let a = 1\n"])
    let toolchain = FakeMutantToolchain()

    let report = try await fixture.report(
      toolchain,
      repository: fixture.repository(withSuite: "BaseTests", using: used)
    )

    #expect(toolchain.suitesInOrder == ["PackTests", "BaseTests"] + suites)
    #expect(report.packages[0].verdicts.map(\.outcome) == [.survived])
  }

  @Test func `each package is built by itself, if the root lacks one of their suites`() async throws {
    defer { fixture.files.remove(fixture.folder) }
    try fixture.write([
      MutationFixture.sourcePath: "let a = 1\n", "Base/Sources/Base/Base.swift": "let b = 2\n",
    ])
    let toolchain = FakeMutantToolchain(caught: [1])

    let report = try await fixture.report(
      toolchain,
      repository: fixture.repository(whoseRootDeclares: ["PackTests"])
    )

    #expect(toolchain.built.count == 2)
    #expect(report.packages.map(\.caught) == [1, 0])
  }

  @Test func `a mutant that does not compile is left out of the build and of the score`() async throws {
    defer { fixture.files.remove(fixture.folder) }
    try fixture.write([MutationFixture.sourcePath: "let a = 1\nlet b = 2\n"])
    let toolchain = FakeMutantToolchain(
      caught: [2],
      problem: { source in
        source.contains("mutantNext(1") ? "Pack.swift:1:9: error: no" : nil
      }
    )

    let report = try await fixture.report(toolchain)

    #expect(report.packages[0].verdicts.map(\.outcome) == [.uncompilable, .caught])
    #expect(report.lines == ["Pack: 1 of 1 caught, 100 % (1 did not compile)"])
    #expect(toolchain.built.last == "let a = 1\nlet b = mutantNext(2, 2)\n")
    #expect(toolchain.active == [0, 2])
  }

  @Test(.timeLimit(.minutes(5))) func `a mutant whose suite prints nothing for too long is caught`()
    async throws
  {
    let fixture = fixture
    defer { fixture.files.remove(fixture.folder) }
    try fixture.write([MutationFixture.sourcePath: "let a = 1\n"])
    let toolchain = FakeMutantToolchain(
      hung: [1],
      whenHung: { fixture.timePerLook.withLock { $0 = .seconds(4) } }
    )

    let report = try await fixture.report(toolchain)

    #expect(report.packages[0].verdicts.map(\.outcome) == [.hung])
    #expect(report.lines == ["Pack: 1 of 1 caught, 100 % (1 hung)"])
  }

  @Test func `a build that fails without a mutant in its errors is unusable input`() async throws {
    defer { fixture.files.remove(fixture.folder) }
    try fixture.write([MutationFixture.sourcePath: "let a = 1\n"])

    await #expect(throws: UnusableInput.self) {
      try await fixture.report(FakeMutantToolchain(problem: { _ in "error: no space left" }))
    }
  }

  @Test func `a package whose suites fail before anything is changed is told, and the others go on`()
    async throws
  {
    defer { fixture.files.remove(fixture.folder) }
    try fixture.write([
      MutationFixture.sourcePath: "let a = 1\n", "Base/Sources/Base/Base.swift": "let b = 2\n",
    ])
    let toolchain = FakeMutantToolchain(caught: [2], broken: "BaseTests")

    let report = try await fixture.report(
      toolchain,
      repository: fixture.repository(whoseRootDeclares: ["PackTests", "BaseTests"])
    )

    #expect(toolchain.active == [0, 0, 2])
    #expect(report.failures.map(\.path) == ["Base"])
    #expect(report.failures.first?.remedy.hasPrefix("run `monorepo test --isolated --package Base`") == true)
    #expect(!report.isGreen && !report.wasStopped)
    #expect(
      report.lines == [
        "Base: its suites fail before anything is changed: BaseTests: one: 1 is not 2 (1 not tried)",
        "Pack: 1 of 1 caught, 100 %", "all: 1 of 1 caught, 100 %",
      ]
    )
  }

  @Test func `the number of the active mutant is in a file too, for programs with other variables`()
    async throws
  {
    defer { fixture.files.remove(fixture.folder) }
    try fixture.write([MutationFixture.sourcePath: "let a = 1\nlet b = 2\n"])
    let toolchain = FakeMutantToolchain()

    _ = try await fixture.report(toolchain)

    #expect(toolchain.active == [0, 1, 2])
    #expect(fixture.text(".build/mutants/repository.active-mutant") == "2")
  }

  @Test func `the repository is never written to, and its copy is as before in the end`() async throws {
    defer { fixture.files.remove(fixture.folder) }
    let source = "let a = 1\n"
    try fixture.write([MutationFixture.sourcePath: source])

    _ = try await fixture.report(FakeMutantToolchain())

    #expect(fixture.text(MutationFixture.sourcePath) == source)
    #expect(fixture.files.text(at: fixture.copy + MutationFixture.sourcePath) == source)
    #expect(fixture.files.files(below: fixture.root) == [MutationFixture.sourcePath])
    #expect(fixture.files.files(below: fixture.copy) == [MutationFixture.sourcePath])
  }

  @Test func `a seed always chooses the same mutants, another one others, and no more than the limit`()
    async throws
  {
    defer { fixture.files.remove(fixture.folder) }
    let source = (1...40).map { "let a\($0) = \($0)\n" }.joined()
    try fixture.write([MutationFixture.sourcePath: source])
    func lines(seed: UInt64) async throws -> [Int] {
      let report = try await fixture.report(FakeMutantToolchain(), limit: 10, seed: seed)
      return report.packages[0].verdicts.map(\.mutant.point.line)
    }

    let first = try await lines(seed: 1)

    #expect(first.count == 10)
    #expect(first == first.sorted())
    #expect(try await lines(seed: 1) == first)
    #expect(try await lines(seed: 2) != first)
  }

  @Test func `only changed lines count, and a package without any is not built`() async throws {
    defer { fixture.files.remove(fixture.folder) }
    try fixture.write([MutationFixture.sourcePath: "let a = 1\nlet b = 2\nlet c = 3\n"])
    let idle = FakeMutantToolchain()

    let some = try await fixture.report(
      FakeMutantToolchain(),
      changes: [MutationFixture.sourcePath: [2...2]]
    )
    let none = try await fixture.report(idle, changes: ["README.md": [1...9]])

    #expect(some.packages[0].verdicts.map(\.mutant.point.line) == [2])
    #expect(none.packages.isEmpty)
    #expect(none.isGreen)
    #expect(idle.built.isEmpty)
  }

  @Test func `a package that the plan does not know is unusable input`() async throws {
    defer { fixture.files.remove(fixture.folder) }
    try fixture.write([MutationFixture.sourcePath: "let a = 1\n"])

    await #expect(throws: UnusableInput.self) {
      try await fixture.report(FakeMutantToolchain(), packages: ["Other"])
    }
  }

  @Test func `the report for programs names each mutant with its place and outcome`() async throws {
    defer { fixture.files.remove(fixture.folder) }
    try fixture.write([MutationFixture.sourcePath: "let a = true\n"])

    let json = try await fixture.report(FakeMutantToolchain(), seed: 7).json

    for part in [
      #""seed" : 7"#, #""folder" : "Pack""#, #""score" : 0"#, #""total" : 1"#, #""outcome" : "survived""#,
      #""original" : "true""#, #""mutated" : "false""#, #""line" : 1"#, #""column" : 9"#,
    ] {
      #expect(json.contains(part), "\(part)")
    }
  }
}
