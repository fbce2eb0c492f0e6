import Foundation
import Testing

@testable import MonorepoRunner

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct JUnitReportTests {
  @Test func `results are reported per suite and test`() {
    let report = JUnitReport(results: [
      SuiteResult(
        name: "ATests",
        tests: [
          TestResult(
            id: "ATests.A/a()/F.swift:1:1",
            name: "a()",
            duration: .milliseconds(1500),
            outcome: .passed
          ),
          TestResult(
            id: "ATests.A/b()/F.swift:2:1",
            name: "b()",
            outcome: .failed,
            messages: ["F:2: 1 < 2", "x"]
          ),
          TestResult(id: "ATests.c()/F.swift:3:1", name: "c()", outcome: .skipped, messages: ["not now"]),
          TestResult(
            id: "ATests.d()/F.swift:4:1",
            name: "d()",
            outcome: .passed,
            isFlaky: true,
            messages: ["once"],
            runs: 2
          ),
        ],
        failures: ["the process ended\nbadly"],
        duration: .milliseconds(2050),
        log: "a log"
      )
    ])

    #expect(
      report.xml == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites tests="5" failures="2" skipped="1" time="2.050">
          <testsuite name="ATests" tests="5" failures="2" errors="0" skipped="1" time="2.050">
            <testcase classname="ATests.A" name="a()" time="1.500"/>
            <testcase classname="ATests.A" name="b()" time="0.000">
              <failure message="F:2: 1 &lt; 2">F:2: 1 &lt; 2
        x</failure>
            </testcase>
            <testcase classname="ATests" name="c()" time="0.000">
              <skipped message="not now"/>
            </testcase>
            <testcase classname="ATests" name="d()" time="0.000">
              <flakyFailure message="once" type="flaky">once</flakyFailure>
            </testcase>
            <testcase classname="ATests" name="(the suite as a whole)" time="0.000">
              <failure message="the process ended">the process ended
        badly</failure>
            </testcase>
            <system-out>a log</system-out>
          </testsuite>
        </testsuites>

        """
    )
  }

  @Test func `any text comes out of a parser as it went in, but for what XML cannot hold`() throws {
    let nasty = "<a href=\"x\">&amp; 'q' ]]> é 👩‍👧 \u{1B}[31m\u{0}\u{FFFF}\ttab\nline"
    let result = SuiteResult(
      name: nasty,
      tests: [TestResult(id: "M.a()/F.swift:1:1", name: nasty, outcome: .failed, messages: [nasty])]
    )

    let reader = AttributeReader(JUnitReport(results: [result]).xml)

    #expect(reader.isWellFormed)
    let expected = "<a href=\"x\">&amp; 'q' ]]> é 👩‍👧 [31m\ttab\nline"
    #expect(reader.attributes["testsuite.name"] == expected)
    #expect(reader.attributes["failure.message"] == expected)
    #expect(reader.content == expected)
  }

  @Test(arguments: [
    (SuiteResult(name: "A", tests: [], log: "a log"), false),
    (SuiteResult(name: "A", tests: [], failures: ["x"]), false),
    (SuiteResult(name: "A", tests: [], failures: ["x"], log: "a log"), true),
  ])
  func `the log of a suite is told when it failed and there is one`(result: SuiteResult, isTold: Bool) {
    #expect(JUnitReport(results: [result]).xml.contains("<system-out>") == isTold)
  }

  @Test func `a long log is cut, and what cannot be printed is spelled out`() {
    let log = "\u{7}\n" + (1...FailureLog.limit).map { "line \($0)" }.joined(separator: "\n")
    let result = SuiteResult(name: "A", tests: [], failures: ["x"], log: log)

    let xml = JUnitReport(results: [result]).xml

    #expect(xml.contains(#"<system-out>\u{7}"#))
    #expect(xml.contains("… 1 lines omitted"))
  }

  @Test(arguments: [TestResult.Outcome.passed, .knownIssue])
  func `a test that passed only when it was run again is flaky, with or without known issues`(
    outcome: TestResult.Outcome
  ) {
    let test = TestResult(id: "A.a()", name: "a()", outcome: outcome, isFlaky: true, messages: ["x", "y"])

    let xml = JUnitReport(results: [SuiteResult(name: "A", tests: [test])]).xml

    #expect(xml.contains("<flakyFailure message=\"x\" type=\"flaky\">x\ny</flakyFailure>"))
    #expect(xml.contains(#"<testsuite name="A" tests="1" failures="0""#))
  }

  @Test func `a test with known issues passed`() {
    let test = TestResult(id: "A.a()", name: "a()", outcome: .knownIssue)

    let xml = JUnitReport(results: [SuiteResult(name: "A", tests: [test])]).xml

    #expect(xml.contains(#"<testcase classname="A" name="a()" time="0.000"/>"#))
  }

  @Test(arguments: [(1, "0.001"), (999, "0.999"), (1000, "1.000"), (61_050, "61.050"), (-5, "0.000")])
  func `a time has seconds and thousandths`(milliseconds: Int, text: String) {
    let result = SuiteResult(name: "A", tests: [], duration: .milliseconds(milliseconds))

    #expect(JUnitReport(results: [result]).xml.contains("skipped=\"0\" time=\"\(text)\"/>"))
  }

  @Test func `numbers and times of several suites are added up`() {
    let test = TestResult(id: "A.a()", name: "a()", outcome: .skipped)
    let results = ["A", "B"].map {
      SuiteResult(name: $0, tests: [test, test], failures: ["x"], duration: .seconds(2))
    }

    #expect(
      JUnitReport(results: results).xml
        .contains(#"<testsuites tests="6" failures="2" skipped="4" time="4.000">"#)
    )
  }

  @Test(arguments: [
    ("M.a()/F.swift:1:1", "M"), ("M.A/B/a(n:)/F.swift:1:1", "M.A.B"), ("M.A", "M"),
    ("M.`a / b.c`/`d.e / f`()/F.swift:1:1", "M.a / b.c"),
  ])
  func `a test knows the types around it`(id: String, expected: String) {
    #expect(TestResult(id: id, name: "", outcome: .passed).suitePath == expected)
  }
}

private final class AttributeReader: NSObject, XMLParserDelegate {
  var attributes: [String: String] = [:]
  var content = ""
  private(set) var isWellFormed = false
  private var isInFailure = false

  init(_ text: String) {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    isWellFormed = parser.parse()
  }

  func parser(
    _ parser: XMLParser,
    didStartElement name: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes found: [String: String]
  ) {
    isInFailure = name == "failure"
    for (key, value) in found { attributes["\(name).\(key)"] = value }
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?)
  {
    isInFailure = false
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    if isInFailure { content += text }
  }
}
