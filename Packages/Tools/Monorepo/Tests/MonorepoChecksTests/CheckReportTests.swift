import Testing

@testable import MonorepoChecks
@testable import MonorepoGraph

@Suite struct CheckReportTests {
  private let summary = CheckSummary(
    Inspection(
      repository: Repository(root: "/", files: [], packages: [LocalPackage(folder: "A", name: "A")]),
      plan: nil,
      planPath: ""
    )
  )

  @Test func `a green report has the counts of the check`() {
    #expect(CheckReport(findings: [], summary: summary).lines == ["ok: 1 package, 0 targets, 0 edges"])
  }

  @Test func `a finding is one line with place, rule, cause and remedy`() {
    let finding = Finding(.readme, at: "A/README.md", line: 2, "A has no README", remedy: "write one")

    #expect(
      CheckReport(findings: [finding], summary: summary).lines
        == ["A/README.md:2: readme: A has no README — write one"]
    )
  }

  @Test(arguments: [(1, "1 piece"), (2, "2 pieces")])
  func `advice is marked and counted, and leaves the report green`(count: Int, pieces: String) {
    let advice = (1...count).map { Finding(.fileLength, at: "A.swift", line: $0, "long", remedy: "cut") }
    let report = CheckReport(findings: advice, summary: summary)

    #expect(report.isGreen)
    #expect(report.lines.first == "A.swift:1: advice: file-length: long — cut")
    #expect(report.lines.last == "ok: 1 package, 0 targets, 0 edges; \(pieces) of advice")
  }

  @Test func `a broken rule makes the report red, with or without advice`() {
    let findings = [Rule.fileLength, .plan].map { Finding($0, at: "A", "x", remedy: "y") }
    let report = CheckReport(findings: findings, summary: summary)

    #expect(!report.isGreen)
    #expect(report.lines.count == 2)
  }

  @Test(arguments: [(0, ""), (1, "; 1 known from the baseline"), (2, "; 2 known from the baseline")])
  func `what the baseline covers is counted`(known: Int, ending: String) {
    let report = CheckReport(findings: [], known: known, summary: summary)

    #expect(report.lines == ["ok: 1 package, 0 targets, 0 edges" + ending])
    #expect(report.json.contains("\"known\" : \(known)"))
  }

  @Test func `packages, own targets and what they use are counted`() throws {
    let summary = CheckSummary(try Fixture().inspection())

    #expect(summary.packages == 5)
    #expect(summary.targets == 8)
    #expect(summary.edges == 5)
  }

  @Test func `the JSON form holds the findings`() {
    let finding = Finding(.testOnly, at: "A/B.swift", "x", remedy: "y")

    let json = CheckReport(findings: [finding], summary: summary).json

    #expect(json.contains("\"rule\" : \"test-only\""))
    #expect(json.contains("\"severity\" : \"error\""))
    #expect(json.contains("\"path\" : \"A/B.swift\""))
  }
}
