import MonorepoGraph
import Testing

@testable import MonorepoChecks

@Suite(.timeLimit(.minutes(5))) struct FindingTests {
  @Test func `findings are ordered by path, line, rule and words`() {
    let ordered = [
      Finding(.plan, at: "A.swift", line: 2, "z", remedy: ""),
      Finding(.ambient, at: "A.swift", line: 10, "b", remedy: ""),
      Finding(.ambient, at: "A.swift", line: 10, "c", remedy: ""),
      Finding(.plan, at: "A.swift", line: 10, "a", remedy: ""),
      Finding(.ambient, at: "B.swift", line: 1, "a", remedy: ""),
    ]

    #expect(ordered.reversed().sorted() == ordered)
  }

  @Test(arguments: [(nil, Severity.advice), (.error, .error), (.advice, .advice)] as [(Severity?, Severity)])
  func `a finding weighs what its rule does unless another weight is given`(
    given: Severity?,
    severity: Severity
  ) {
    #expect(Finding(.fileLength, at: "A.swift", "long", remedy: "").weighed(given).severity == severity)
  }
}
