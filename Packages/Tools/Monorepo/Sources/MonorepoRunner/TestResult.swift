/// The result of one test, over all its runs.
struct TestResult: Equatable, Sendable {
  enum Outcome: String, Equatable, Encodable, Sendable {
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
  /// The name for people, without backticks.
  let name: String
  /// The duration of its last run, waiting for other tests included.
  var duration = Duration.zero
  let outcome: Outcome
  /// Whether it failed and then passed when it was run again.
  var isFlaky = false
  /// The issues, each with its place if there is one; for a skipped test the reason.
  var messages: [String] = []
  var runs = 1

  /// The module and the types around the test, as in `AppTests.Launch.Inner`.
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
