import Testing

@testable import MonorepoChecks
@testable import MonorepoGraph

@Suite struct PictureRuleTests {
  @Test func `a picture that is out of date is found at its marker`() {
    let findings = findings(in: "# A\n\n<!-- monorepo graph -->\nold\n<!-- end monorepo graph -->\n")

    #expect(
      findings.map(\.description)
        == ["README.md:3: picture: out of date — run 'monorepo graph --write'"]
    )
  }

  @Test func `a marker that cannot be used is found too`() {
    let findings = findings(in: "\n<!-- monorepo graph --colour -->\n<!-- end monorepo graph -->\n")

    #expect(findings.map(\.line) == [2])
    #expect(findings.map(\.path) == ["README.md"])
  }

  @Test func `a picture that is as it should be is no finding`() {
    let picture = "```mermaid\nflowchart TD\n  Alone[\"Alone\"]\n```\n"

    #expect(findings(in: "<!-- monorepo graph -->\n\(picture)<!-- end monorepo graph -->\n") == [])
  }

  private func findings(in readme: String) -> [Finding] {
    let repository = Repository(
      root: "/repository",
      files: ["README.md"],
      packages: [LocalPackage(folder: "", name: "Alone")]
    )
    let inspection = Inspection(
      repository: repository,
      plan: nil,
      planPath: "AllTests.plan",
      documents: ["README.md": readme]
    )
    return inspection.pictureFindings
  }
}
