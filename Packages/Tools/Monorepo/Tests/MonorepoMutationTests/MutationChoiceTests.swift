import Foundation
import MonorepoSystem
import Synchronization
import Testing

@testable import MonorepoGraph
@testable import MonorepoMutation

/// Which mutants are made, where they are compiled, and what is said when that fails.
@Suite(.timeLimit(.minutes(5))) struct MutationChoiceTests {
  private let fixture = MutationFixture()

  @Test(arguments: [("Pack", [1]), ("Other", [])])
  func `a program is changed when a suite of its package names it`(used: String, lines: [Int]) async throws {
    defer { fixture.files.remove(fixture.folder) }
    try fixture.write([MutationFixture.sourcePath: "let a = 1\n"])

    let report = try await fixture.report(
      FakeMutantToolchain(),
      repository: repository(
        Target(name: "Pack", kind: .executable, folder: "Pack/Sources/Pack"),
        using: used
      )
    )

    #expect(report.packages.flatMap(\.verdicts).map(\.mutant.point.line) == lines)
  }

  @Test(arguments: [Target.Kind.other, .system])
  func `a target that is neither a library nor a program is not changed`(kind: Target.Kind) async throws {
    defer { fixture.files.remove(fixture.folder) }
    try fixture.write([MutationFixture.sourcePath: "let a = 1\n"])

    let report = try await fixture.report(
      FakeMutantToolchain(),
      repository: repository(Target(name: "Pack", kind: kind, folder: "Pack/Sources/Pack"), using: "Pack")
    )

    #expect(report.packages == [])
  }

  @Test func `a source whose lines end with carriage returns is changed like any other`() async throws {
    defer { fixture.files.remove(fixture.folder) }
    try fixture.write([MutationFixture.sourcePath: "let a = 1\r\n\r\n  let b = 2\r\n"])
    let toolchain = FakeMutantToolchain()

    let report = try await fixture.report(toolchain)

    #expect(toolchain.built == ["let a = mutantNext(1, 1)\r\n\r\n  let b = mutantNext(2, 2)\r\n"])
    #expect(report.packages[0].verdicts.map(\.mutant.point.line) == [1, 3])
    #expect(report.packages[0].verdicts.map(\.mutant.text) == ["let a = 1", "let b = 2"])
  }

  @Test func `no mutant at all is made within a limit of none, and all within one of their number`()
    async throws
  {
    defer { fixture.files.remove(fixture.folder) }
    try fixture.write([MutationFixture.sourcePath: "let a = 1\nlet b = 2\n"])

    let none = try await fixture.report(FakeMutantToolchain(), limit: 0)
    let all = try await fixture.report(FakeMutantToolchain(), limit: 2)

    #expect(none.packages == [])
    #expect(all.packages.map(\.total) == [2])
  }

  @Test func `what an earlier run left in the copy is gone before anything is built`() async throws {
    defer { fixture.files.remove(fixture.folder) }
    try fixture.write([
      MutationFixture.sourcePath: "let a = 1\n",
      ".build/mutants/repository/Pack/Sources/Pack/Old.swift": "let old = 1",
    ])
    let fixture = fixture

    _ = try await fixture.report(
      FakeMutantToolchain(problem: { _ in
        fixture.told.withLock { $0 = fixture.files.files(below: fixture.copy) }
        return nil
      })
    )

    #expect(fixture.told.withLock { $0.contains("Pack/Sources/Pack/Pack.swift") })
    #expect(fixture.told.withLock { !$0.contains("Pack/Sources/Pack/Old.swift") })
  }

  @Test(
    arguments: [(nil, "Pack/Sources/Pack"), (["Inner", "Outer"], "Pack/Sources/Pack/Inner")]
      as [([String]?, String)]
  )
  func `declarations are compiled where the target's first sources are`(sources: [String]?, folder: String)
    async throws
  {
    let fixture = fixture
    defer { fixture.files.remove(fixture.folder) }
    let path = folder + "/A.swift"
    try fixture.write([path: "let a = 1\n", MutationFixture.sourcePath: "\n"])

    _ = try await fixture.report(
      FakeMutantToolchain(problem: { _ in
        fixture.told.withLock { $0 = fixture.files.files(below: fixture.copy) }
        return nil
      }),
      repository: repository(
        Target(name: "Pack", kind: .library, folder: "Pack/Sources/Pack", sources: sources),
        using: "Pack"
      )
    )

    let found = fixture.told.withLock { $0.filter { $0.hasSuffix("/MonorepoMutants.swift") } }
    #expect(found == [folder + "/MonorepoMutants.swift"])
  }

  @Test func `a build that fails for no mutant tells what it printed and how to look into it`() async throws {
    defer { fixture.files.remove(fixture.folder) }
    try fixture.write([MutationFixture.sourcePath: "let a = 1\n"])

    let error = await #expect(throws: UnusableInput.self) {
      try await fixture.report(FakeMutantToolchain(problem: { _ in "error: no space left" }))
    }

    #expect(error?.path == "Pack")
    #expect(error?.what == "its copy does not build\nerror: no space left")
    #expect(error?.remedy == "see whether `monorepo test --isolated --package Pack` works")
  }

  @Test func `a common build of several packages that fails is told of all of them`() async throws {
    defer { fixture.files.remove(fixture.folder) }
    try fixture.write([
      MutationFixture.sourcePath: "let a = 1\n", "Base/Sources/Base/Base.swift": "let b = 2\n",
    ])

    let error = await #expect(throws: UnusableInput.self) {
      try await fixture.report(
        FakeMutantToolchain(problem: { _ in "error: no space left" }),
        repository: fixture.repository(whoseRootDeclares: ["PackTests", "BaseTests"])
      )
    }

    #expect(error?.path == "2 packages")
    #expect(error?.remedy == "see whether `monorepo test` works")
  }

  @Test func `a package whose suites fail unchanged says how to see that`() async throws {
    defer { fixture.files.remove(fixture.folder) }
    try fixture.write([MutationFixture.sourcePath: "let a = 1\n"])

    let report = try await fixture.report(FakeMutantToolchain(caught: [0]))

    #expect(
      report.failures.map(\.remedy) == ["run `monorepo test --isolated --package Pack` and fix what fails"]
    )
    #expect(report.packages.map(\.untried) == [1])
  }

  @Test(arguments: [Set([0]), []])
  func `a command for a package whose folder has a blank can be pasted into a shell`(
    caught: Set<Int>
  ) async throws {
    defer { fixture.files.remove(fixture.folder) }
    try fixture.write(["My Pack/Sources/Pack/Pack.swift": "let a = 1\n"])
    let targets = [
      Target(name: "Pack", kind: .library, folder: "My Pack/Sources/Pack"),
      Target(
        name: "PackTests",
        kind: .test,
        folder: "My Pack/Tests/PackTests",
        dependencies: [Dependency("Pack")]
      ),
    ]
    let repository = Repository(
      root: fixture.root,
      files: fixture.files.files(below: fixture.root),
      packages: [LocalPackage(folder: "My Pack", name: "Pack", targets: targets)]
    )
    let problem: @Sendable (String) -> String? = { _ in caught.isEmpty ? "error: no space left" : nil }

    let remedy: String?
    do {
      let toolchain = FakeMutantToolchain(caught: caught, problem: problem)
      remedy = try await fixture.report(toolchain, repository: repository).failures.first?.remedy
    } catch let error as UnusableInput {
      remedy = error.remedy
    }

    #expect(remedy?.contains("`monorepo test --isolated --package 'My Pack'`") == true)
  }

  @Test func `mutants that the compiler refuses one after another are all left out`() async throws {
    defer { fixture.files.remove(fixture.folder) }
    try fixture.write([MutationFixture.sourcePath: "let a = 1\nlet b = 2\nlet c = 3\n"])
    let toolchain = FakeMutantToolchain(problem: { source in
      (1...2).first { source.contains("mutantNext(\($0)") }.map { "Pack.swift:\($0):9: error: no" }
    })

    let report = try await fixture.report(toolchain)

    #expect(toolchain.built.count == 3)
    #expect(report.packages[0].verdicts.map(\.outcome) == [.uncompilable, .uncompilable, .survived])
    #expect(toolchain.active == [0, 3])
  }

  private func repository(_ target: Target, using used: String) -> Repository {
    let suite = Target(
      name: "PackTests",
      kind: .test,
      folder: "Pack/Tests/PackTests",
      dependencies: [Dependency(used)]
    )
    return Repository(
      root: fixture.root,
      files: fixture.files.files(below: fixture.root),
      packages: [LocalPackage(folder: "Pack", name: "Pack", targets: [target, suite])]
    )
  }
}
