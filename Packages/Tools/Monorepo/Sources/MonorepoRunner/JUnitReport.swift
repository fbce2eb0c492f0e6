import Foundation

/// The results of suites as XML that CI systems read (the JUnit format, with Maven Surefire's flaky failures).
struct JUnitReport: Sendable {
  static let wholeSuite = "(the suite as a whole)"

  let results: [SuiteResult]

  var xml: String {
    let all = Self.element(
      "testsuites",
      [
        "tests": "\(results.reduce(0) { $0 + Self.count($1) })",
        "failures": "\(results.reduce(0) { $0 + $1.failed })",
        "skipped": "\(results.reduce(0) { $0 + $1.skipped })",
        "time": Self.seconds(results.reduce(.zero) { $0 + $1.duration }),
      ],
      results.map(Self.suite)
    )
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + all.joined(separator: "\n") + "\n"
  }

  private static func suite(_ result: SuiteResult) -> [String] {
    let hasLog = !result.isGreen && !result.log.isEmpty
    return element(
      "testsuite",
      [
        "name": result.name, "tests": "\(count(result))", "failures": "\(result.failed)", "errors": "0",
        "skipped": "\(result.skipped)", "time": seconds(result.duration),
      ],
      result.tests.map(test) + result.failures.map { problem($0, in: result.name) }
        + (hasLog ? [element("system-out", text: excerpt(result.log))] : [])
    )
  }

  private static func test(_ test: TestResult) -> [String] {
    let (first, text) = (test.messages.first ?? "", test.messages.joined(separator: "\n"))
    let children: [[String]] =
      switch test.outcome {
      case .failed: [element("failure", ["message": first], text: text)]
      case .skipped: [element("skipped", ["message": first])]
      case .passed where test.isFlaky, .knownIssue where test.isFlaky:
        [element("flakyFailure", ["message": first, "type": "flaky"], text: text)]
      case .passed, .knownIssue: []
      }
    return element(
      "testcase",
      ["classname": test.suitePath, "name": test.name, "time": seconds(test.duration)],
      children
    )
  }

  private static func problem(_ text: String, in suite: String) -> [String] {
    let line = text.split(separator: "\n").first.map(String.init) ?? text
    return element(
      "testcase",
      ["classname": suite, "name": wholeSuite, "time": "0.000"],
      [element("failure", ["message": line], text: text)]
    )
  }

  private static func excerpt(_ log: String) -> String {
    let lines = log.split(separator: "\n", omittingEmptySubsequences: false).map { String($0).printable }
    return FailureLog.excerpt(of: lines).joined(separator: "\n")
  }

  private static func count(_ result: SuiteResult) -> Int { result.tests.count + result.failures.count }

  private static func seconds(_ duration: Duration) -> String {
    String(format: "%.3f", max(0, duration.inSeconds))
  }

  /// The lines of an element; one that has children has no text.
  private static func element(
    _ name: String,
    _ attributes: KeyValuePairs<String, String> = [:],
    _ children: [[String]] = [],
    text: String = ""
  ) -> [String] {
    let start = name + attributes.map { " \($0.key)=\"\(escaped($0.value, inAttribute: true))\"" }.joined()
    guard children.isEmpty else {
      return ["<\(start)>"] + children.joined().map { "  " + $0 } + ["</\(name)>"]
    }
    return [text.isEmpty ? "<\(start)/>" : "<\(start)>\(escaped(text, inAttribute: false))</\(name)>"]
  }

  /// The text with XML's own characters escaped and without those that XML 1.0 cannot hold.
  private static func escaped(_ text: String, inAttribute: Bool) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"" where inAttribute: result += "&quot;"
      // A parser turns a bare one into a space.
      case "\n" where inAttribute: result += "&#10;"
      case "\t" where inAttribute: result += "&#9;"
      case "\r": result += "&#13;"
      case "\t", "\n", "\u{20}"..."\u{D7FF}", "\u{E000}"..."\u{FFFD}", "\u{10000}"...:
        result.unicodeScalars.append(scalar)
      default: continue
      }
    }
    return result
  }
}
