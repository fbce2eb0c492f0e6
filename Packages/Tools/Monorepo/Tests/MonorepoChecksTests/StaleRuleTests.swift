import Foundation
import Testing

@testable import MonorepoChecks
@testable import MonorepoGraph

/// Entries of the rules file that stand for nothing.
@Suite(.timeLimit(.minutes(5))) struct StaleRuleTests {
  @Test func `a layer without a module is one finding, and its own patterns are none`() throws {
    var fixture = Fixture()
    fixture.rules = Fixture.usualRules.replacing(
      #"{"name": "Kernel""#,
      with:
        #"{"name": "Gone", "modules": ["GoneKit"], "packages": ["Gone/*"], "mayUse": []}, {"name": "Kernel""#
    )

    #expect(try fixture.findings().map(\.what) == ["layers[0] (Gone) holds no module"])
  }

  @Test(arguments: [
    (#""code": "print(", "allowedIn": ["#, "ambient[1].allowedIn"),
    (#""documentation": ["#, "documentation"),
    (#""limit": 9, "allowedIn": ["#, "fileLength.allowedIn"),
    (#""forbiddenIn": ["#, "swallowedErrors.forbiddenIn"),
  ])
  func `a pattern of sources that fits none is found by its place`(beginning: String, key: String) throws {
    var fixture = Fixture()
    fixture.rules = Fixture.usualRules.replacing(beginning, with: beginning + #""Gone/**", "#)

    #expect(try fixture.findings().map(\.what) == ["\(key) names Gone/**, but no source matches it"])
  }

  @Test func `a pattern that fits nothing is found in each of its places`() throws {
    var fixture = Fixture()
    fixture.rules = Fixture.usualRules
      .replacing(#""documentation": ["#, with: #""documentation": ["Gone/**", "#)
      .replacing(#""forbiddenIn": ["#, with: #""forbiddenIn": ["Gone/**", "#)

    let findings = try fixture.findings()

    #expect(
      findings.map(\.what) == [
        "documentation names Gone/**, but no source matches it",
        "swallowedErrors.forbiddenIn names Gone/**, but no source matches it",
      ]
    )
  }

  @Test(arguments: [
    ("/repository/Config/rules.json", "Config/rules.json"),
    ("/repository2/rules.json", "/repository2/rules.json"),
    ("rules.json", "rules.json"),
  ])
  func `the rules file is named relative to the root when it is below it`(path: String, shown: String) throws
  {
    var rules = try JSONDecoder().decode(ArchitectureRules.self, from: Data(#"{"ignore": ["Gone/**"]}"#.utf8))
    rules.path = path
    let inspection = Inspection(
      repository: Repository(root: "/repository", files: [], packages: []),
      rules: rules,
      sources: [:],
      plan: nil,
      planPath: "AllTests.plan"
    )

    #expect(inspection.staleRuleFindings.map(\.path) == [shown])
  }
}
