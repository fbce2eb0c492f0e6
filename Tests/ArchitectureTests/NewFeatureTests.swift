import Foundation
import MonorepoChecks
import MonorepoGraph
import MonorepoSystem
import Testing

/// The template of this repository, on a copy of it, with the real toolchain.
///
/// The names are such as no feature would have: a real one must not get in the way.
@Suite(.serialized) struct NewFeatureTests {
  /// The longest name there may be, which makes the longest lines.
  private static let longName = "Averylongnameofafeature1"

  @Test(.timeLimit(.minutes(5)))
  func `features that are added one after the other keep every rule and the format`() async throws {
    let copy = try RepositoryCopy("rules")
    defer { copy.remove() }

    try await copy.add("ScaffoldSample", area: "Streaming")
    try await copy.add(Self.longName)

    let findings = try await copy.findings().filter { $0.severity == .error }
    #expect(findings == [])
    let lint = try await copy.run(
      "swift",
      "format",
      "lint",
      "--strict",
      "--recursive",
      "--configuration",
      ".swift-format",
      "Package.swift",
      "App",
      "Packages/Features"
    )
    #expect(lint == SubprocessOutcome(ending: .exited(0)), "\(lint.text)")
    let list = copy.text("App/Composition/Area.swift")
    for area in [".averylongnameofafeature1,", ".recipes,", ".scaffoldSample,"] {
      #expect(list.contains("    \(area)\n"))
    }
    let manifest = copy.text("Packages/Features/ScaffoldSample/Package.swift")
    #expect(manifest.contains("\"StreamingDomain\""))
  }

  @Test(.timeLimit(.minutes(10)))
  func `a new feature builds and its tests pass`() async throws {
    let copy = try RepositoryCopy("build")
    defer { copy.remove() }

    try await copy.add("ScaffoldSample")
    let run = try await copy.run(
      "swift",
      "test",
      "--package-path",
      copy.root + "/Packages/Features/ScaffoldSample",
      "--scratch-path",
      copy.scratch,
      "--disable-xctest",
      "-Xswiftc",
      "-index-ignore-system-modules",
      "-Xswiftc",
      "-driver-batch-count",
      "-Xswiftc",
      "1",
      "-debug-info-format",
      "none"
    )

    #expect(run.succeeded, "\(run.text)")
    #expect(run.text.contains("Test run with 22 tests in 3 suites passed"), "\(run.text)")
  }
}
