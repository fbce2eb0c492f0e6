import MonorepoGraph
import Testing

@testable import MonorepoChecks

/// Tests that nobody runs because no test target has them.
@Suite struct UndeclaredSuiteTests {
  private let folder = Fixture.films + "/Tests/OldTests"

  @Test(arguments: ["import XCTest", "#if canImport(Testing)\n  @testable import Testing\n#endif"])
  func `a folder of tests that no target declares is one finding`(code: String) throws {
    var fixture = Fixture()
    fixture.files[folder + "/Support.swift"] = "import Foundation"
    fixture.files[folder + "/Deep/ATests.swift"] = code
    fixture.files[folder + "/Deep/BTests.swift"] = code

    let findings = try fixture.findings()

    #expect(findings.map(\.rule) == [.undeclaredSuite])
    #expect(findings.map(\.path) == [folder + "/Deep/ATests.swift"])
    #expect(findings.first?.what == "no target has \(folder), so its tests never run")
  }

  @Test(arguments: [
    ("/Tests/ATests.swift", "/Tests/ATests.swift"), ("/Sources/ATests.swift", "/Sources/ATests.swift"),
    ("/Sources/Old/ATests.swift", "/Sources/Old"),
  ])
  func `a file of tests that is in the folder of no target is a finding`(file: String, place: String) throws {
    var fixture = Fixture()
    fixture.files[Fixture.films + file] = "import Testing"

    let findings = try fixture.findings()

    #expect(findings.map(\.what) == ["no target has \(Fixture.films + place), so its tests never run"])
    #expect(findings.map(\.rule) == [.undeclaredSuite])
  }

  @Test(arguments: [
    "/Tests/Data/Sample.swift", "/Tests/LinuxMain.swift", "/Tests/FilmsTests/__Fixtures__/Tests.swift",
    "/Examples/Tests/ATests/ATests.swift", "/Tests/.hidden/ATests.swift", "/ATests.swift",
    "/Tests/.ATests.swift",
  ])
  func `data, what a suite has, and what is elsewhere is no such folder`(path: String) throws {
    var fixture = Fixture()
    fixture.files[Fixture.films + path] = path.contains("/Data/") ? "struct Sample {}" : "import XCTest"

    #expect(try !fixture.findings().contains { $0.rule == .undeclaredSuite })
  }

  @Test func `a folder that the rules file ignores is none either`() throws {
    var fixture = Fixture()
    fixture.files[folder + "/ATests.swift"] = "import XCTest"
    fixture.rules = Fixture.rules(with: #""ignore": ["**/OldTests/**"]"#)

    #expect(try fixture.findings() == [])
  }

  @Test(arguments: ["@Test", "@Testing.Test"])
  func `a test in production code is found, and the word in a text is not`(attribute: String) throws {
    var fixture = Fixture()
    fixture.add("\(attribute) func a() {}\nlet b = \"@Test\" // @Test", to: Fixture.filmsSource)

    let findings = try fixture.findings()

    #expect(findings.map(\.rule) == [.undeclaredSuite])
    #expect(findings.map(\.line) == [3])
  }
}
