import MonorepoSystem

extension SuiteResult {
  /// Judges a suite by its events and by how its process ended.
  ///
  /// Tests that began and never ended count as failed. A process that ended badly without a failed test, and a
  /// suite that ran no test, count as one failure.
  init(
    suite: String,
    stream: EventStream,
    outcome: SubprocessOutcome,
    duration: Duration,
    buildDuration: Duration?
  ) {
    var reasons = stream.failures.map { failure in
      ([failure.test.isEmpty ? suite : failure.test] + failure.messages).joined(separator: "\n    ")
    }
    reasons += stream.unfinished.map { "\($0): did not finish; the process \(outcome.ending)" }
    if reasons.isEmpty {
      if stream.passed == 0 {
        reasons = ["ran no test; the process \(outcome.ending)"]
      } else if !outcome.succeeded {
        reasons = ["every test passed, but the process \(outcome.ending)"]
      }
    }
    self.init(
      name: suite,
      passed: stream.passed,
      failed: reasons.count,
      duration: duration,
      buildDuration: buildDuration,
      reasons: reasons,
      log: outcome.text
    )
  }
}
