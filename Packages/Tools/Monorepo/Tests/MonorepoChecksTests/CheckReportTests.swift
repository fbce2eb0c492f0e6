import MonorepoChecks
import MonorepoGraph
import Testing

@Suite struct CheckReportTests {
  private let summary = CheckSummary(
    Inspection(
      repository: Repository(root: "/", files: [], packages: [LocalPackage(folder: "A", name: "A")]),
      rules: ArchitectureRules(),
      imports: [:],
      sources: [:],
      plan: nil,
      planPath: ""
    )
  )

  @Test func `a green report says what was looked at`() {
    #expect(CheckReport(findings: [], summary: summary).lines == ["ok: 1 packages, 0 targets, 0 edges"])
  }

  @Test func `a finding is one line with place, rule, cause and remedy`() {
    let finding = Finding(.readme, at: "A/README.md", line: 2, "A has no README", remedy: "write one")

    #expect(
      CheckReport(findings: [finding], summary: summary).lines
        == ["A/README.md:2: readme: A has no README — write one"]
    )
  }

  @Test func `the JSON form holds the findings`() {
    let finding = Finding(.testOnly, at: "A/B.swift", "x", remedy: "y")

    let json = CheckReport(findings: [finding], summary: summary).json

    #expect(json.contains("\"rule\" : \"test-only\""))
    #expect(json.contains("\"path\" : \"A/B.swift\""))
  }
}
