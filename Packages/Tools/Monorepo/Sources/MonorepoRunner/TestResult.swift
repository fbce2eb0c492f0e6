struct TestResult: Equatable, Sendable {
  enum Outcome: Equatable, Sendable {
    /// Every run passed, or the last one where failures are run again.
    case passed
    /// It had an issue, took too long, crashed, or never began although it should.
    case failed
    /// Its code says that it does not run now.
    case skipped
    /// It passed with issues that the code says are known.
    case knownIssue
  }

  /// The identifier in Swift Testing's events, as in `AppTests.Launch/`opens quickly`()/Launch.swift:7:4`.
  let id: String
  let name: String
  /// The duration of its last run, waiting for other tests included.
  var duration = Duration.zero
  let outcome: Outcome
  var isFlaky = false
  /// The issues, each with its place if there is one; for a skipped test the reason.
  var messages: [String] = []
  var runs = 1

  var suitePath: String {
    var path = Substring(id)
    // Only a function's identifier ends with a place: `/File.swift:7:4`.
    if let slash = path.lastIndex(of: "/"), path[slash...].contains(".swift:") { path = path[..<slash] }
    // Slashes and full stops inside backticks are part of a name.
    var (isRaw, hasModule) = (false, false)
    let parts = path.split(omittingEmptySubsequences: false) { character in
      if character == "`" { isRaw.toggle() }
      let isSeparator = !isRaw && (character == "/" || character == "." && !hasModule)
      if isSeparator { hasModule = true }
      return isSeparator
    }
    return parts.dropLast().map { $0.replacing("`", with: "") }.joined(separator: ".")
  }

  var hasFailed: Bool { outcome == .failed }
}

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
  /// The seconds on its process's clock at which it began, as far as they were told.
  var start: Double?
  var duration = Duration.zero
  /// Its issues, each with its place; for a skipped test the reason.
  var messages: [String] = []
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
