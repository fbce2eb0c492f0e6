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

  @Test func `nothing is stale where packages are not checked out, which an entry may stand for`() throws {
    var fixture = Fixture()
    let documentation = #""documentation": ["#
    fixture.rules = Fixture.usualRules.replacing(documentation, with: documentation + #""Gone/**", "#)
    fixture.omittedPackages = ["Gone"]

    #expect(try fixture.findings() == [])
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
    ("FoundationNetwrking", "FoundationNetworking"), ("foundation", "Foundation"), ("XXTest", "XCTest"),
    ("FilmsDomian", "FilmsDomain"), ("Kernels", "Kernel"),
  ])
  func `a module of imports that is one mistake away from another is found`(
    name: String,
    other: String
  ) throws {
    let what = "imports[0].module names \(name), which no source imports; did you mean \(other)?"

    #expect(try findings(whenLimiting: name).map(\.what) == [what])
  }

  @Test(arguments: ["StoreKit", "MapKit", "ARKit", "Foundation*", "Film", "Kernel", "FilmsDoamni", "Boooks"])
  func `a module of imports that may be one of a system, or that a source names, is not found`(name: String)
    throws
  {
    #expect(try findings(whenLimiting: name, source: "#if canImport(Boooks)\n#endif") == [])
  }

  private func findings(whenLimiting module: String, source: String = "") throws -> [Finding] {
    var fixture = Fixture()
    let limit = #""imports": [{"module": "\#(module)", "onlyIn": ["Domain", "Features", "Testing", "App"]}, "#
    fixture.rules = Fixture.usualRules.replacing(#""imports": ["#, with: limit)
    fixture.add(source, to: Fixture.filmsSource)
    return try fixture.findings()
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
      plan: nil,
      planPath: "AllTests.plan"
    )

    #expect(inspection.staleRuleFindings.map(\.path) == [shown])
  }
}
