import MonorepoSystem
import Synchronization
import Testing

@testable import MonorepoGraph
@testable import MonorepoMutation

@Suite struct InterruptionTests {
  private let fixture = MutationFixture()
  private let source = "let a = 1\nlet b = 2\nlet c = 3\n"

  @Test func `a run that is stopped reports the mutants that were tried, and how many were not`() async throws
  {
    defer { fixture.files.remove(fixture.folder) }
    try fixture.write([MutationFixture.sourcePath: source])

    let report = try await fixture.report(FakeMutantToolchain(caught: [1], stoppedAt: 3))

    #expect(report.packages[0].verdicts.map(\.outcome) == [.caught, .survived])
    #expect(report.lines == ["Pack: 1 of 2 caught, 50 % (1 not tried)"])
    #expect(report.json.contains(#""untried" : 1"#))
    #expect(report.wasStopped)
  }

  @Test(arguments: [-1, 0, 1])
  func `a run that is stopped before its first outcome is not green`(mutant: Int) async throws {
    defer { fixture.files.remove(fixture.folder) }
    try fixture.write([MutationFixture.sourcePath: source])

    let report = try await fixture.report(FakeMutantToolchain(stoppedAt: mutant))

    #expect(report.lines == ["Pack: none tried (3 not tried)"])
    #expect(report.wasStopped)
    #expect(!report.isGreen)
  }

  @Test func `the next run builds and tries only what the stopped one left`() async throws {
    defer { fixture.files.remove(fixture.folder) }
    try fixture.write([MutationFixture.sourcePath: source])
    _ = try await fixture.report(FakeMutantToolchain(caught: [1], stoppedAt: 3))
    fixture.told.withLock { $0 = [] }
    let second = FakeMutantToolchain(caught: [3])

    let report = try await fixture.report(second)

    #expect(second.built == ["let a = 1\nlet b = 2\nlet c = mutantNext(3, 3)\n"])
    #expect(second.active == [0, 3])
    #expect(report.lines == ["Pack: 2 of 3 caught, 66 %"])
    #expect(!report.wasStopped)
    // What survived in the first run is said in the second as well.
    #expect(fixture.told.withLock(\.count) == 1)
  }

  @Test func `a run of which every outcome is known builds nothing`() async throws {
    defer { fixture.files.remove(fixture.folder) }
    try fixture.write([MutationFixture.sourcePath: source])
    let first = try await fixture.report(FakeMutantToolchain(caught: [1, 2]))
    let second = FakeMutantToolchain()

    let report = try await fixture.report(second)

    #expect(report == first)
    #expect(second.built.isEmpty)
    #expect(second.active.isEmpty)
  }

  @Test func `another seed, and a change of a suite or of a required package, start over`() async throws {
    defer { fixture.files.remove(fixture.folder) }
    try fixture.write([
      MutationFixture.sourcePath: source, "Base/Sources/Base/Base.swift": "", "Other.swift": "",
    ])
    func tried(seed: UInt64 = 1) async throws -> [Int] {
      let toolchain = FakeMutantToolchain()
      _ = try await fixture.report(toolchain, seed: seed)
      return toolchain.active
    }
    #expect(try await tried() == [0, 1, 2, 3])

    #expect(try await tried(seed: 2) == [0, 1, 2, 3])
    #expect(try await tried(seed: 1) == [0, 1, 2, 3])
    try fixture.write(["Pack/Tests/PackTests/PackTests.swift": "// new"])
    #expect(try await tried() == [0, 1, 2, 3])
    try fixture.write(["Base/Sources/Base/Base.swift": "// new"])
    #expect(try await tried() == [0, 1, 2, 3])
    try fixture.write(["Other.swift": "// new"])
    #expect(try await tried() == [])
  }

  @Test func `another plan and another toolchain start over`() async throws {
    defer { fixture.files.remove(fixture.folder) }
    try fixture.write([MutationFixture.sourcePath: source])
    let other = TestPlan.Options(environment: ["X": "1"])
    func tried(_ plan: TestPlan.Options = .standard, _ toolchain: String? = nil) async throws -> [Int] {
      let subprocesses = FakeMutantToolchain()
      _ = try await fixture.report(subprocesses, plan: plan, toolchain: toolchain)
      return subprocesses.active
    }
    #expect(try await tried() == [0, 1, 2, 3])

    #expect(try await tried(other) == [0, 1, 2, 3])
    #expect(try await tried(other, "Swift 7") == [0, 1, 2, 3])
    #expect(try await tried(other, "Swift 7") == [])
  }

  @Test(arguments: ["", "nonsense", "seed 1, files 0\ncaught\tx\nsurvived\n\n\t\n"])
  func `a file of outcomes that is damaged holds none`(text: String) async throws {
    defer { fixture.files.remove(fixture.folder) }
    try fixture.write([MutationFixture.sourcePath: source, ".build/mutants/verdicts/Pack.txt": text])
    let toolchain = FakeMutantToolchain(caught: [1, 2, 3])

    let report = try await fixture.report(toolchain)

    #expect(toolchain.active == [0, 1, 2, 3])
    #expect(report.isGreen)
  }

  @Test(arguments: [nil, 2])
  func `the copy is as before when a run is stopped or fails`(stoppedAt: Int?) async throws {
    defer { fixture.files.remove(fixture.folder) }
    try fixture.write([MutationFixture.sourcePath: source])

    _ = try? await fixture.report(FakeMutantToolchain(caught: [0], stoppedAt: stoppedAt))

    #expect(fixture.files.text(at: fixture.copy + MutationFixture.sourcePath) == source)
    #expect(fixture.files.files(below: fixture.copy) == [MutationFixture.sourcePath])
  }
}
