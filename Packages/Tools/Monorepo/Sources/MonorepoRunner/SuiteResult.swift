struct SuiteResult: Equatable, Sendable {
  var name: String
  /// Every test that was chosen, empty for a suite that did not build or ran nothing.
  let tests: [TestResult]
  /// The failures outside any test: it did not build, ran nothing, or its process ended badly.
  var failures: [String] = []
  var duration = Duration.zero
  var buildDuration: Duration?
  var log = ""
  /// The number that gives the same random order again, nil when the order was not random.
  var seed: UInt64?
  /// Those of the tags in the plan's options that one of its tests has, run or not.
  var tags: [String] = []

  var passed: Int { tests.count { $0.outcome == .passed || $0.outcome == .knownIssue } }
  var failed: Int { tests.count(where: \.hasFailed) + failures.count }
  var skipped: Int { tests.count { $0.outcome == .skipped } }
  var flaky: Int { tests.count(where: \.isFlaky) }

  var reasons: [String] {
    tests.filter(\.hasFailed).map { ([$0.id] + $0.messages).joined(separator: "\n    ") } + failures
  }

  var isGreen: Bool { failed == 0 }
}
