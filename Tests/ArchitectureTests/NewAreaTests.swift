import Foundation
import MonorepoChecks
import MonorepoGraph
import MonorepoSystem
import Testing

/// The templates of this repository, on a copy of it, with the real toolchain.
///
/// The names are such as no area would have: a real one must not get in the way.
@Suite struct NewAreaTests {
  /// The longest name there may be, which makes the longest lines.
  private static let area = "ScaffoldAreaOfManyWords1"
  private static let command = "scaffold-area-of-many-words1"

  /// Building takes minutes: only `scripts/ci whole` asks for it, with this variable.
  private static let isToBuild = ProcessInfo.processInfo.environment["SCAFFOLD_BUILD"] != nil

  @Test(.timeLimit(.minutes(5)))
  func `an area and features of it and beside it keep every rule`() async throws {
    try await expectAddedByTheRules(to: try RepositoryCopy("rules"))
  }

  /// One test, so that everything is built once.
  @Test(
    .enabled(if: isToBuild, "SCAFFOLD_BUILD is not set; scripts/ci whole sets it."),
    .timeLimit(.minutes(10))
  )
  func `an area and features of it and beside it keep every rule, build, pass their tests and run`()
    async throws
  {
    let copy = try RepositoryCopy("area")
    try await expectAddedByTheRules(to: copy)

    try copy.leaveOnly(
      suitesBeginningWith: "Scaffold",
      keeping: "SandboxTests",
      of: "\(Self.area)ServiceTests"
    )
    let run = try await copy.run(
      ["swift", "test", "--scratch-path", copy.scratch, "--disable-xctest"]
        + ["-index-ignore-system-modules", "-wmo", "-no-emit-module-separately-wmo", "-num-threads", "2"]
        .flatMap { ["-Xswiftc", $0] } + ["-debug-info-format", "none"]
    )
    #expect(run.succeeded, "\(run.text)")
    #expect(run.text.contains("Test run with 102 tests in 13 suites passed"), "\(run.text)")

    let shown = try await copy.run([copy.scratch + "/debug/tessera", Self.command, "--fields", "id,title"])
    #expect(shown.text.hasPrefix("amber\tAmber\nbirch\tBirch\n"), "\(shown.text)")
    let sandbox = try await copy.run([copy.scratch + "/debug/tessera", "sandbox", "status"])
    #expect(sandbox.text.contains("\(Self.command).example.com"), "\(sandbox.text)")
    let help = try await copy.run([copy.scratch + "/debug/tessera", "scaffold-sample", "--help"])
    #expect(help.succeeded, "\(help.text)")
  }

  private func expectAddedByTheRules(to copy: RepositoryCopy) async throws {
    try await copy.add(Self.area, from: "Area")
    try await copy.add("ScaffoldSample", area: Self.area)
    try await copy.add("ScaffoldAlone")

    #expect(try await copy.findings().filter { $0.severity == .error } == [])
    let changed = copy.changedSources()
    #expect(changed.contains("Package.swift"))
    let lint = try await copy.run(
      ["swift", "format", "lint", "--strict", "--configuration", ".swift-format"] + changed
    )
    #expect(lint == SubprocessOutcome(ending: .exited(0)), "\(lint.text)")
  }
}
