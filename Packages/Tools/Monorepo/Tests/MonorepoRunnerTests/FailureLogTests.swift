import Testing

@testable import MonorepoRunner

@Suite struct FailureLogTests {
  private let log = """
    [3/9] Compiling A One.swift
    /r/A/One.swift:1:5: error: no such thing
    1 | let a = b
      |         `- error: no such thing
    [4/9] Compiling A Two.swift
    /r/A/One.swift:1:5: error: no such thing
    1 | let a = b
      |         `- error: no such thing
    /r/A/Two.swift:2:1: error: no such thing
    """

  @Test func `what the compiler repeats is shown once`() {
    let lines = FailureLog(result: result, isVerbose: false).lines

    #expect(
      lines.dropFirst(3) == [
        "/r/A/One.swift:1:5: error: no such thing", "1 | let a = b", "  |         `- error: no such thing",
        "/r/A/Two.swift:2:1: error: no such thing",
      ]
    )
  }

  @Test func `a verbose log is shown whole`() {
    #expect(FailureLog(result: result, isVerbose: true).lines.dropFirst(3).count == 9)
  }

  @Test func `a long log is shown with its beginning and its end`() {
    let log = (1...5000).map { "line \($0)" }.joined(separator: "\n")
    let result = SuiteResult(name: "ATests", tests: [], failures: ["bad"], log: log)

    let lines = FailureLog(result: result, isVerbose: false).lines.dropFirst(3)

    #expect(lines.count == 1001)
    #expect(lines.first == "line 1")
    #expect(lines.contains("… 4000 lines omitted; --verbose shows them"))
    #expect(lines.last == "line 5000")
  }

  @Test func `a test that passed only when it was run again is named, with its earlier issue`() {
    let test = TestResult(
      id: "ATests.a()",
      name: "a()",
      outcome: .passed,
      isFlaky: true,
      messages: ["1 is 2"]
    )

    let lines = FailureLog(result: SuiteResult(name: "ATests", tests: [test]), isVerbose: false).lines

    #expect(lines == ["", "── ATests", "↻ ATests.a()  (flaky)\n    1 is 2"])
  }

  @Test func `what a test prints cannot reach into the terminal`() {
    let hostile = SuiteResult(
      name: "ATests",
      tests: [],
      failures: ["said \u{1B}[2J"],
      log: "\u{1B}[31mred\u{1B}[0m\u{7}\ttab"
    )

    let lines = FailureLog(result: hostile, isVerbose: true).lines

    #expect(lines.suffix(2) == ["✗ said \\u{1B}[2J", "red\\u{7}\ttab"])
  }

  @Test(arguments: [(1000, 1000, false), (1001, 1001, true)])
  func `a log is cut when it is longer than the limit`(count: Int, shown: Int, isCut: Bool) {
    let lines = FailureLog.excerpt(of: (1...count).map { "line \($0)" })

    #expect(lines.count == shown)
    #expect(lines.contains("line 501") != isCut)
    #expect(lines.contains("… 1 lines omitted; --verbose shows them") == isCut)
    #expect(lines.contains("line 500") && lines.contains("line 502"))
  }

  @Test(arguments: [
    "", "◇ Test a() started.", "✔ Test a() passed.", "✘ Test a() failed.", "↳ more", "➜ more", "━━━",
    "[1/20] Compiling A", "\u{1B}[32m✔ Test a() passed.\u{1B}[0m", "\u{1B}[0m",
  ])
  func `a line that says what is known already is left out`(line: String) {
    #expect(shown(line) == [])
  }

  @Test(arguments: [
    "bad ✔", "[1/20] error: no", "[1] Compiling A", "[a/b]Compiling", "(1/2) ] A", " ◇",
  ])
  func `any other line is shown`(line: String) {
    #expect(shown(line) == [line])
  }

  @Test(arguments: ["error", "warning", "note"])
  func `a diagnostic that is repeated is shown once, with another place again`(kind: String) {
    let lines = ["/A.swift:1:2: \(kind): x", "/A.swift:1:3: \(kind): x", "/A.swift:1:2: \(kind): x"]

    #expect(shown(lines.joined(separator: "\n")) == Array(lines.prefix(2)))
  }

  @Test(arguments: ["A.swift:1:2: error: x", "/A.swift:1: error: x", "/A.swift:1:2: remark: x", "x"])
  func `what is no diagnostic of a file is shown as often as it is said`(line: String) {
    #expect(shown("\(line)\n\(line)") == [line, line])
  }

  @Test func `a random order is named with what gives it again`() {
    let result = SuiteResult(name: "ATests", tests: [], failures: ["x"], seed: 7)

    #expect(
      FailureLog(result: result, isVerbose: false).lines
        == ["", "── ATests  (random order, seed 7)", "✗ x"]
    )
  }

  @Test func `failed tests stand before what failed outside of tests`() {
    let test = TestResult(id: "A.a()", name: "a()", outcome: .failed, messages: ["1", "2"])
    let result = SuiteResult(name: "ATests", tests: [test], failures: ["x"])

    #expect(FailureLog(result: result, isVerbose: false).lines.suffix(2) == ["✗ A.a()\n    1\n    2", "✗ x"])
  }

  /// What is shown of the log of a suite that failed.
  private func shown(_ log: String) -> [String] {
    let result = SuiteResult(name: "ATests", tests: [], failures: ["x"], log: log)
    return Array(FailureLog(result: result, isVerbose: false).lines.dropFirst(3))
  }

  private var result: SuiteResult {
    SuiteResult(name: "ATests", tests: [], failures: ["did not build"], log: log)
  }
}
