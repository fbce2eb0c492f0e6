import MonorepoGraph
import MonorepoSystem
import Testing

@testable import MonorepoChecks

/// What manifests, the test plan and READMEs leave out or say too much.
@Suite struct ManifestAndPlanTests {
  private let films = "Packages/Features/Films"

  @Test func `a manifest that cannot be read is one line with SwiftPM's own cause`() throws {
    var fixture = Fixture()
    let what = """
      SwiftPM cannot read the manifest
      error: 'odd': Invalid manifest (compiled with: ["swiftc"])
      Odd/Package.swift:3:9: error: expected expression
      let package =
      """
    fixture.unreadable = [UnusableInput(path: "Odd/Package.swift", line: 3, what: what, remedy: "correct it")]

    #expect(
      try fixture.findings().map(\.description) == [
        "Odd/Package.swift:3: manifest: SwiftPM cannot read the manifest: expected expression — correct it"
      ]
    )
  }

  @Test func `a package from elsewhere is found`() throws {
    var fixture = Fixture()
    fixture.change(films) { package in
      LocalPackage(
        folder: films,
        name: "Films",
        requirements: package.requirements + [.external("swift-log")],
        products: package.products,
        targets: package.targets,
        manifest: package.manifest
      )
    }

    #expect(try fixture.findings().map(\.rule) == [.thirdParty])
  }

  @Test(arguments: [
    ("// .unsafeFlags([])\n" + Fixture.block, []),
    (".unsafeFlags([])\n" + Fixture.block, [Rule.unsafeFlags]),
    ("// --- shared settings\nother\n// --- end shared settings ---\n", [.sharedSettings]),
    ("", [.sharedSettings]),
  ])
  func `a manifest with other settings is found`(manifest: String, rules: [Rule]) throws {
    var fixture = Fixture()
    fixture.change("Packages/Testing") { package in
      LocalPackage(
        folder: package.folder,
        name: package.name,
        products: package.products,
        targets: package.targets,
        manifest: manifest
      )
    }

    #expect(try fixture.findings().map(\.rule) == rules)
  }

  @Test func `a suite that the plan leaves out and an entry without a suite are found`() throws {
    var fixture = Fixture()
    fixture.plan = TestPlan(suites: [.init(name: "FilmTests", folder: films)])

    #expect(try fixture.findings().map(\.rule) == [.plan, .plan])
  }

  @Test(arguments: [(false, Severity.error), (true, .advice)])
  func `a suite that is turned off is advice, and an error where the plan runs nothing else`(
    runsAnother: Bool,
    severity: Severity
  ) throws {
    var fixture = Fixture.violating(.disabledSuite)
    let others = runsAnother ? [TestPlan.Suite(name: "BooksTests", folder: films)] : []
    fixture.plan = fixture.plan.map { TestPlan(suites: $0.suites + others) }

    let findings = try fixture.findings().filter { $0.rule == .disabledSuite }

    #expect(findings.map(\.severity) == [severity])
  }

  @Test func `a key of the plan that only Xcode acts on is reported`() throws {
    let findings = try Fixture.violating(.planKey).findings()

    #expect(findings.map(\.what) == ["a is for Xcode only, and does nothing here"])
    #expect(findings.map(\.severity) == [.advice])
  }

  @Test func `a missing plan is found`() throws {
    var fixture = Fixture()
    fixture.plan = nil

    #expect(try fixture.findings().map(\.rule) == [.plan])
  }

  @Test func `a suite that the root manifest leaves out is found`() throws {
    var fixture = Fixture()
    fixture.change("") { package in
      Fixture.package("", [package.targets[0]], requires: Fixture.everyPackage)
    }

    #expect(try fixture.findings().map(\.rule) == [.rootSuite])
  }

  @Test func `a package without a README is found`() throws {
    var fixture = Fixture()
    fixture.files["Packages/Testing/README.md"] = nil

    #expect(try fixture.findings().map(\.rule) == [.readme])
  }
}
