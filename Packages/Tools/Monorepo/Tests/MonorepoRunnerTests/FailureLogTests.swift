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

  private var result: SuiteResult {
    SuiteResult(name: "ATests", tests: [], failures: ["did not build"], log: log)
  }
}
