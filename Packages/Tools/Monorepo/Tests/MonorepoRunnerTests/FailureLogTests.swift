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
    let lines = FailureLog(result, isVerbose: false).lines

    #expect(
      lines.dropFirst(3) == [
        "/r/A/One.swift:1:5: error: no such thing", "1 | let a = b", "  |         `- error: no such thing",
        "/r/A/Two.swift:2:1: error: no such thing",
      ]
    )
  }

  @Test func `a verbose log is shown whole`() {
    #expect(FailureLog(result, isVerbose: true).lines.dropFirst(3).count == 9)
  }

  private var result: SuiteResult {
    SuiteResult(name: "ATests", tests: [], failures: ["did not build"], log: log)
  }
}
