/// The results of suites as XML that CI systems read (the JUnit format, with Maven Surefire's flaky failures).
struct JUnitReport: Sendable {
  let results: [SuiteResult]

  /// The whole document; equal results give equal text.
  var xml: String {
    let all = MarkupElement(
      "testsuites",
      [
        ("tests", "\(results.reduce(0) { $0 + Self.count($1) })"),
        ("failures", "\(results.reduce(0) { $0 + $1.failed })"),
        ("skipped", "\(results.reduce(0) { $0 + $1.skipped })"),
        ("time", Self.seconds(results.reduce(.zero) { $0 + $1.duration })),
      ],
      results.map(Self.suite)
    )
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + all.text() + "\n"
  }

  private static func suite(_ result: SuiteResult) -> MarkupElement {
    let tests = result.tests.map(test)
    let problems = result.failures.map { problem($0, in: result.name) }
    let log =
      result.isGreen || result.log.isEmpty ? [] : [MarkupElement("system-out", content: excerpt(result.log))]
    return MarkupElement(
      "testsuite",
      [
        ("name", result.name), ("tests", "\(count(result))"), ("failures", "\(result.failed)"),
        ("errors", "0"),
        ("skipped", "\(result.skipped)"), ("time", seconds(result.duration)),
      ],
      tests + problems + log
    )
  }

  private static func test(_ test: TestResult) -> MarkupElement {
    let (first, text) = (test.messages.first ?? "", test.messages.joined(separator: "\n"))
    let children: [MarkupElement] =
      switch test.outcome {
      case .failed: [MarkupElement("failure", [("message", first)], content: text)]
      case .skipped: [MarkupElement("skipped", [("message", first)])]
      case .passed where test.isFlaky, .knownIssue where test.isFlaky:
        [MarkupElement("flakyFailure", [("message", first), ("type", "flaky")], content: text)]
      case .passed, .knownIssue: []
      }
    return MarkupElement(
      "testcase",
      [("classname", test.suitePath), ("name", test.name), ("time", seconds(test.duration))],
      children
    )
  }

  private static func problem(_ text: String, in suite: String) -> MarkupElement {
    let line = text.split(separator: "\n").first.map(String.init) ?? text
    return MarkupElement(
      "testcase",
      [("classname", suite), ("name", "(the suite as a whole)"), ("time", "0.000")],
      [MarkupElement("failure", [("message", line)], content: text)]
    )
  }

  private static func excerpt(_ log: String) -> String {
    let lines = log.split(separator: "\n", omittingEmptySubsequences: false).map { String($0).printable }
    return FailureLog.excerpt(of: lines).joined(separator: "\n")
  }

  private static func count(_ result: SuiteResult) -> Int { result.tests.count + result.failures.count }

  private static func seconds(_ duration: Duration) -> String {
    let thousandths = Int((max(0, duration.inSeconds) * 1000).rounded())
    let digits = "\(thousandths % 1000)"
    return "\(thousandths / 1000).\(String(repeating: "0", count: 3 - digits.count))\(digits)"
  }
}
