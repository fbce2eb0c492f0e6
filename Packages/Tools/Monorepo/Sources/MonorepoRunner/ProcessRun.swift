import MonorepoSystem

/// What one process of a suite told, and how it ended.
struct ProcessRun: Sendable {
  let stream: EventStream
  let outcome: SubprocessOutcome
  /// Why it was stopped, nil when it ended by itself.
  let overrun: Overrun?
  let allowance: Duration?

  /// Whether tests that should have run did not come to their end.
  var wasCutShort: Bool {
    stream.tests.contains(where: \.isUnfinished)
      || !stream.hasEnded && stream.tests.contains(where: \.isWaiting)
  }

  /// Why a test that ran did not end.
  var cause: String {
    overrun == nil ? "did not finish; the process \(outcome.ending)" : "took longer than \(limit)"
  }

  /// What happened, as a phrase that begins with the process.
  var ending: String {
    overrun == nil ? "the process \(outcome.ending)" : "no output for \(limit)"
  }

  private var limit: String {
    guard let allowance else { return "it may" }
    return allowance.components.attoseconds == 0 ? "\(allowance.components.seconds) s" : allowance.text
  }
}
