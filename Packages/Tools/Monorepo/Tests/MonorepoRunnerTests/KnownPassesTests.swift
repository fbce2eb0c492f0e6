import Foundation
import MonorepoSystem
import Testing

@testable import MonorepoRunner

@Suite struct KnownPassesTests {
  private let before = ["ATests": SuiteInputs(digests: ["module A": "1", "toolchain": "6.3"])]
  private let after = ["ATests": SuiteInputs(digests: ["module A": "2", "toolchain": "6.3"])]
  private let green = SuiteResult(name: "ATests", tests: [passed("one"), passed("two")])

  @Test func `a suite that passed with the same inputs is unchanged`() {
    defer { removeFile() }

    let known = knownPasses(after: green, before, before)

    #expect(known.verdict(on: "ATests") == .unchanged(tests: 2))
    #expect(passes(before).verdict(on: "ATests") == .unchanged(tests: 2))
  }

  @Test func `a suite with other inputs has changed, with the names of those inputs`() {
    defer { removeFile() }

    _ = knownPasses(after: green, before, before)

    #expect(passes(after).verdict(on: "ATests") == .changed(["module A"]))
  }

  @Test func `a suite that failed is not known to pass any more`() {
    defer { removeFile() }
    let red = SuiteResult(name: "ATests", tests: [], failures: ["did not build"])
    var known = knownPasses(after: green, before, before)

    known.record([red], after: before)

    #expect(known.verdict(on: "ATests") == .unknown)
    #expect(passes(before).verdict(on: "ATests") == .unknown)
  }

  @Test func `a pass does not count when something changed during the run`() {
    defer { removeFile() }

    #expect(knownPasses(after: green, before, after).verdict(on: "ATests") == .unknown)
  }

  @Test func `a suite with a test that passed only when run again runs next time too`() {
    defer { removeFile() }
    let flaky = SuiteResult(name: "ATests", tests: [Self.passed("one", runs: 2, isFlaky: true)])

    #expect(knownPasses(after: flaky, before, before).verdict(on: "ATests") == .unknown)
  }

  @Test func `a run without known inputs afterwards leaves the earlier passes`() {
    defer { removeFile() }
    var known = knownPasses(after: green, before, before)

    known.record([green], after: [:])

    #expect(known.verdict(on: "ATests") == .unchanged(tests: 2))
    #expect(passes(before).verdict(on: "ATests") == .unchanged(tests: 2))
  }

  @Test func `a suite without known inputs is never trusted`() {
    defer { removeFile() }

    #expect(knownPasses(after: green, [:], [:]).verdict(on: "ATests") == .unknown)
  }

  @Test func `another configuration of the plan knows nothing of it`() {
    defer { removeFile() }

    _ = knownPasses(after: green, before, before)

    #expect(passes(before, configuration: "Other").verdict(on: "ATests") == .unknown)
  }

  @Test func `two runs at the same time keep the passes of each other`() {
    defer { removeFile() }
    let inputs = before.merging(["BTests": SuiteInputs(digests: [:])]) { $1 }
    var (one, other) = (passes(inputs), passes(inputs))

    one.record([green], after: inputs)
    other.record([SuiteResult(name: "BTests", tests: [Self.passed("one")])], after: inputs)

    #expect(passes(inputs).verdict(on: "ATests") == .unchanged(tests: 2))
    #expect(passes(inputs).verdict(on: "BTests") == .unchanged(tests: 1))
  }

  @Test func `what an earlier run wrote is read, with the tests that passed and their tags`() throws {
    defer { removeFile() }
    let pass = #"{"inputs": {"digests": {"module A": "1"}}, "tests": 3, "tags": [".slow"]}"#
    try files.write(Data(#"{"revision": 1, "passes": {"ATests · Default": \#(pass)}}"#.utf8), to: path)

    let known = passes(["ATests": SuiteInputs(digests: ["module A": "1"])])

    #expect(known.verdict(on: "ATests") == .unchanged(tests: 3))
    #expect(known.tags(of: "ATests") == [".slow"])
    #expect(known.tags(of: "BTests") == [])
  }

  @Test func `only the tests that passed are counted`() {
    defer { removeFile() }
    let skipped = TestResult(id: "ATests.off", name: "off", outcome: .skipped)
    let issue = TestResult(id: "ATests.known", name: "known", outcome: .knownIssue)
    let result = SuiteResult(name: "ATests", tests: [Self.passed("one"), skipped, issue])

    #expect(knownPasses(after: result, before, before).verdict(on: "ATests") == .unchanged(tests: 2))
  }

  @Test func `inputs that came or went have changed, in order`() {
    let one = SuiteInputs(digests: ["a": "1", "b": "1", "c": "1"])
    let other = SuiteInputs(digests: ["b": "2", "c": "1", "d": "1"])

    #expect(one.differences(from: other) == ["a", "b", "d"])
  }

  @Test(arguments: [
    "", "{", #"{"revision": 0, "passes": {"ATests · Default": {"inputs": {"digests": {}}, "tests": 1}}}"#,
  ])
  func `a file that is damaged or of another revision holds no pass`(text: String) throws {
    defer { removeFile() }
    try files.write(Data(text.utf8), to: path)

    #expect(passes(before).verdict(on: "ATests") == .unknown)
  }

  private let files = FileSystem(manager: .default)
  private let path = NSTemporaryDirectory() + "/" + UUID().uuidString + "/passes.json"

  private func knownPasses(
    after result: SuiteResult,
    _ before: [String: SuiteInputs],
    _ after: [String: SuiteInputs]
  ) -> KnownPasses {
    var known = passes(before)
    known.record([result], after: after)
    return known
  }

  /// What the next run knows.
  private func passes(_ inputs: [String: SuiteInputs], configuration: String = "Default") -> KnownPasses {
    KnownPasses(at: path, inputs: inputs, configuration: configuration, files: files)
  }

  private func removeFile() { files.remove((path as NSString).deletingLastPathComponent) }

  private static func passed(_ name: String, runs: Int = 1, isFlaky: Bool = false) -> TestResult {
    TestResult(id: "ATests.\(name)", name: name, outcome: .passed, isFlaky: isFlaky, runs: runs)
  }
}
