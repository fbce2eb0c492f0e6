/// The progress of one test, or of one type with tests, in one process.
struct TestTrace: Equatable, Sendable {
  enum Progress: Equatable, Sendable {
    case listed, running, ended, skipped
  }

  let id: String
  let name: String
  let isSuite: Bool
  /// Its tags, such as `.slow`, without those of the types around it.
  var tags: Set<String> = []
  var progress = Progress.listed
  var duration = Duration.zero
  /// Its issues, each with its place; for a skipped test the reason.
  var messages: [String] = []
  /// Whether one of its issues fails it.
  var hasIssues = false
  var hasKnownIssue = false
  /// The reason why its process ended while it ran, or before it could run.
  var cause: String?

  var hasFailed: Bool { hasIssues || cause != nil }

  /// Whether it began and neither ended nor failed for certain.
  var isUnfinished: Bool { progress == .running && !isSuite && cause == nil }

  var isWaiting: Bool { progress == .listed && !isSuite && cause == nil }

  var outcome: TestResult.Outcome {
    if hasFailed { return .failed }
    if progress != .ended { return .skipped }
    return hasKnownIssue ? .knownIssue : .passed
  }
}
