import Foundation
import MonorepoInputs
import MonorepoSystem
import Testing

@testable import MonorepoRunner

@Suite struct KnownPassesTests {
  private let before = ["ATests": SuiteInputs(digests: ["module A": "1", "toolchain": "6.3"])]
  private let after = ["ATests": SuiteInputs(digests: ["module A": "2", "toolchain": "6.3"])]
  private let green = SuiteResult(name: "ATests", tests: [passed("one"), passed("two")])

  @Test func `a suite that passed with the same inputs is unchanged`() {
    #expect(knownPasses(after: green, before, before).verdict(on: "ATests") == .unchanged(tests: 2))
  }

  @Test func `a suite with other inputs has changed, with the names of those inputs`() {
    let known = knownPasses(after: green, before, before)

    #expect(passes(known, after).verdict(on: "ATests") == .changed(["module A"]))
  }

  @Test func `a suite that failed is not known to pass any more`() {
    let red = SuiteResult(name: "ATests", tests: [], failures: ["did not build"])
    var passes = knownPasses(after: green, before, before)

    passes.record([red], after: before)

    #expect(passes.verdict(on: "ATests") == .unknown)
  }

  @Test func `a pass does not count when something changed during the run`() {
    #expect(knownPasses(after: green, before, after).verdict(on: "ATests") == .unknown)
  }

  @Test func `a suite with a test that passed only when run again runs next time too`() {
    let flaky = SuiteResult(name: "ATests", tests: [Self.passed("one", runs: 2, isFlaky: true)])

    #expect(knownPasses(after: flaky, before, before).verdict(on: "ATests") == .unknown)
  }

  @Test func `a run without known inputs afterwards leaves the earlier passes`() {
    var passes = knownPasses(after: green, before, before)

    passes.record([green], after: [:])

    #expect(passes.verdict(on: "ATests") == .unchanged(tests: 2))
  }

  @Test func `a suite without known inputs is never trusted`() {
    #expect(knownPasses(after: green, [:], [:]).verdict(on: "ATests") == .unknown)
  }

  @Test func `another configuration of the plan knows nothing of it`() {
    let other = KnownPasses(
      savedPasses(knownPasses(after: green, before, before)),
      inputs: before,
      configuration: "Other"
    )

    #expect(other.verdict(on: "ATests") == .unknown)
  }

  private let files = FileSystem(manager: .default)
  private let path = NSTemporaryDirectory() + "/" + UUID().uuidString + "/passes.json"

  private func knownPasses(
    after result: SuiteResult,
    _ before: [String: SuiteInputs],
    _ after: [String: SuiteInputs]
  ) -> KnownPasses {
    var passes = KnownPasses(PassedSuites(at: path, files: files), inputs: before, configuration: "Default")
    passes.record([result], after: after)
    return passes
  }

  private func savedPasses(_ passes: KnownPasses) -> PassedSuites {
    defer { files.remove((path as NSString).deletingLastPathComponent) }
    passes.save(files: files)
    return PassedSuites(at: path, files: files)
  }

  private func passes(_ known: KnownPasses, _ inputs: [String: SuiteInputs]) -> KnownPasses {
    KnownPasses(savedPasses(known), inputs: inputs, configuration: "Default")
  }

  private static func passed(_ name: String, runs: Int = 1, isFlaky: Bool = false) -> TestResult {
    TestResult(id: "ATests.\(name)", name: name, outcome: .passed, isFlaky: isFlaky, runs: runs)
  }
}
