import MonorepoSystem

/// The reason why a test process was ended before its time.
enum Overrun: Equatable, Sendable {
  /// This test surely ran longer than it may.
  case test(String)
  /// Nothing happened for as long as one test may take.
  case silence
  /// A test failed, and who asked needs to know no more.
  case failure
}

/// The events of one process of a suite, and its ending.
struct ProcessRun: Sendable {
  let stream: EventStream
  let outcome: SubprocessOutcome
  /// The reason why it was stopped, nil when it ended by itself.
  var overrun: Overrun?
  var allowance: Duration?

  /// Whether tests that should have run did not come to their end.
  var wasCutShort: Bool {
    stream.tests.contains(where: \.isUnfinished)
      || !stream.hasEnded && stream.tests.contains(where: \.isWaiting)
  }

  /// The reason why a running test did not end.
  var cause: String {
    overrun == nil ? "did not finish; the process \(outcome.ending)" : "took longer than \(limit)"
  }

  /// The ending, as a phrase that begins with the process.
  var ending: String { overrun == nil ? "the process \(outcome.ending)" : "no output for \(limit)" }

  private var limit: String {
    guard let allowance else { return "it may" }
    return allowance.components.attoseconds == 0 ? "\(allowance.components.seconds) s" : allowance.text
  }
}
