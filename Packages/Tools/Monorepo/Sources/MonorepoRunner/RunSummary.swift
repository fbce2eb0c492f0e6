package import MonorepoSystem

package struct RunSummary: Equatable, Sendable {
  var results: [SuiteResult] = []
  /// The number of tests of each suite that did not run again because nothing that it depends on has changed.
  var unchanged: [String: Int] = [:]
  /// The suites that were not run because the run was stopped or a program was missing.
  package internal(set) var notRun: [String] = []
  package internal(set) var problem: SubprocessError?
  /// The coverage, or the reason why it is not known; nil when it was not to be measured.
  package internal(set) var coverage: Result<CoverageReport, CoverageProblem>?
  var disabled: [String] = []
  /// The keys of the plan that only Xcode acts on, with their places.
  var unexecutedKeys: [String] = []
  /// The tags that the plan selects or skips for all suites and that no test has.
  package internal(set) var strayTags: [String] = []

  /// The names of the suites of which it is known how they are.
  var finished: Set<String> { Set(results.map(\.name)).union(unchanged.keys) }

  var passed: Int { results.reduce(0) { $0 + $1.passed } + unchanged.values.reduce(0, +) }
  var failed: Int { results.reduce(0) { $0 + $1.failed } }

  package var line: String { "\(passed) passed, \(failed) failed" }

  package var wasStopped: Bool { problem == .stopped }

  /// Whether everything that should run did, and passed, and reached the lines it should.
  package var isGreen: Bool { failed == 0 && notRun.isEmpty && coverageFindings.isEmpty && strayTags.isEmpty }

  /// Whether the run came to its end without a test to run, not even one that its code skips, now or before.
  package var foundNothing: Bool {
    notRun.isEmpty && unchanged.values.allSatisfy { $0 == 0 }
      && results.allSatisfy { $0.tests.isEmpty && $0.isGreen }
  }

  package var isEmpty: Bool { results.isEmpty && unchanged.isEmpty && notRun.isEmpty }

  package var coverageFindings: [String] {
    switch coverage {
    case .success(let report): report.findings
    case .failure(let problem): ["\(problem)"]
    case nil: []
    }
  }

  /// The results as JUnit XML, with one skipped test for an unchanged suite: no names of its tests are known.
  package var junitReport: String {
    let before = unchanged.sorted { $0.key < $1.key }.map { suite, tests in
      let reason = "unchanged: \(tests.counted("test")) passed with the same inputs"
      let name = JUnitReport.wholeSuite
      let whole = TestResult(id: "\(suite).all", name: name, outcome: .skipped, messages: [reason])
      return SuiteResult(name: suite, tests: [whole])
    }
    return JUnitReport(results: results + before).xml
  }

  package var notes: [String] {
    var notes: [String] = []
    let flaky = results.reduce(0) { $0 + $1.flaky }
    if flaky > 0 { notes.append("flaky: \(flaky) passed only on a repeated run") }
    if !unchanged.isEmpty {
      let tests = unchanged.values.reduce(0, +).counted("test")
      let suites = unchanged.count.counted("suite")
      notes.append("unchanged: \(suites) (\(tests)) passed with the same inputs; --all runs them")
    }
    if !disabled.isEmpty {
      notes.append("disabled: the plan does not run \(disabled.joined(separator: ", "))")
    }
    if !unexecutedKeys.isEmpty {
      notes.append("not executed: only Xcode acts on \(unexecutedKeys.joined(separator: ", ")) in the plan")
    }
    return notes
  }
}

extension RunSummary {
  /// The same with the name of a configuration behind each suite that ran or is unchanged.
  func named(_ configuration: String) -> RunSummary {
    var summary = self
    for index in results.indices { summary.results[index].name += " (\(configuration))" }
    summary.unchanged = unchanged.reduce(into: [:]) { $0["\($1.key) (\(configuration))"] = $1.value }
    return summary
  }

  /// Several runs as one, with the first measurement of coverage that has a problem, otherwise the last.
  init(joining summaries: [RunSummary]) {
    self.init(
      results: summaries.flatMap(\.results),
      unchanged: summaries.map(\.unchanged).reduce(into: [:]) { all, part in all.merge(part) { $0 + $1 } },
      notRun: summaries.flatMap(\.notRun).uniqued(),
      problem: summaries.compactMap(\.problem).first,
      coverage: (summaries.first { !$0.coverageFindings.isEmpty } ?? summaries.last { $0.coverage != nil })?
        .coverage
    )
    strayTags = summaries.flatMap(\.strayTags).uniqued()
  }
}
