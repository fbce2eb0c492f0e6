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
    #expect(ledger(after: green, before, before).verdict(on: "ATests") == .unchanged(tests: 2))
  }

  @Test func `a suite whose inputs are others now has changed, and it is said which`() {
    let ledger = ledger(after: green, before, before)

    #expect(passes(ledger, after).verdict(on: "ATests") == .changed(["module A"]))
  }

  @Test func `a suite that failed is not known to pass any more`() {
    let red = SuiteResult(name: "ATests", tests: [], failures: ["did not build"])
    var passes = ledger(after: green, before, before)

    passes.record([red], after: before)

    #expect(passes.verdict(on: "ATests") == .unknown)
  }

  @Test func `a pass does not count when something changed during the run`() {
    #expect(ledger(after: green, before, after).verdict(on: "ATests") == .unknown)
  }

  @Test func `a suite with a test that passed only when run again runs next time too`() {
    let flaky = SuiteResult(name: "ATests", tests: [Self.passed("one", runs: 2, isFlaky: true)])

    #expect(ledger(after: flaky, before, before).verdict(on: "ATests") == .unknown)
  }

  @Test func `a run after which the inputs cannot be told leaves what was known before`() {
    var passes = ledger(after: green, before, before)

    passes.record([green], after: [:])

    #expect(passes.verdict(on: "ATests") == .unchanged(tests: 2))
  }

  @Test func `a suite whose inputs cannot be told is never trusted`() {
    #expect(ledger(after: green, [:], [:]).verdict(on: "ATests") == .unknown)
  }

  @Test func `another configuration of the plan knows nothing of it`() {
    let other = KnownPasses(
      savedLedger(ledger(after: green, before, before)),
      inputs: before,
      configuration: "Other"
    )

    #expect(other.verdict(on: "ATests") == .unknown)
  }

  private let files = FileSystem(manager: .default)
  private let path = NSTemporaryDirectory() + "/" + UUID().uuidString + "/passes.json"

  private func ledger(
    after result: SuiteResult,
    _ before: [String: SuiteInputs],
    _ after: [String: SuiteInputs]
  ) -> KnownPasses {
    var passes = KnownPasses(PassLedger(at: path, files: files), inputs: before, configuration: "Default")
    passes.record([result], after: after)
    return passes
  }

  private func savedLedger(_ passes: KnownPasses) -> PassLedger {
    defer { files.remove((path as NSString).deletingLastPathComponent) }
    passes.save(files: files)
    return PassLedger(at: path, files: files)
  }

  private func passes(_ ledger: KnownPasses, _ inputs: [String: SuiteInputs]) -> KnownPasses {
    KnownPasses(savedLedger(ledger), inputs: inputs, configuration: "Default")
  }

  private static func passed(_ name: String, runs: Int = 1, isFlaky: Bool = false) -> TestResult {
    TestResult(id: "ATests.\(name)", name: name, outcome: .passed, isFlaky: isFlaky, runs: runs)
  }
}
