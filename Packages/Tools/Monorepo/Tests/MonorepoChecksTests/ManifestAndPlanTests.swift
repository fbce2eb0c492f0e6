import MonorepoSystem
import Testing

@testable import MonorepoChecks
@testable import MonorepoGraph

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

  @Test func `nothing that asks for a package is blamed when its manifest cannot be read`() throws {
    var fixture = Fixture.violating(.manifest)
    fixture.packages.removeAll { $0.folder == films }
    fixture.change("") { Fixture.package("", [$0.targets[0]], requires: Fixture.everyPackage) }
    fixture.rules = Fixture.usualRules.replacing(
      #""mayUse": ["{Area}Domain"]"#,
      with: #""mayUse": ["{Area}Domain", "Films"]"#
    )

    #expect(try fixture.findings().map(\.rule) == [.manifest])
  }

  @Test(arguments: ["Sources/Drafts/Draft.swift", "Tests/DraftsTests/DraftTests.swift"])
  func `a folder beside packages that has sources and no manifest is found`(file: String) throws {
    var fixture = Fixture()
    for name in [file, "README.md", "LICENSE.txt", ".swiftlint.yml", "Package.resolved", "package.swift"] {
      fixture.files["Packages/Features/Drafts/" + name] = ""
    }

    let findings = try fixture.findings().filter { $0.rule == .manifest }

    #expect(findings.map(\.path) == ["Packages/Features/Drafts/" + file])
    #expect(
      findings.first?.what.contains("Packages/Features/Drafts has sources and no Package.swift") == true
    )
  }

  @Test(arguments: [
    ["Packages/Features/Drafts/Sources/Draft.swift", "Packages/Features/Drafts/Project.swift"],
    [
      "Packages/Features/Drafts/Sources/Draft.swift",
      "Packages/Features/Drafts/Drafts.xcodeproj/project.pbxproj",
    ],
    ["Packages/Features/Drafts/Sources/A/A.swift", "Packages/Features/Drafts/Package@swift-6.2.swift"],
    ["Packages/Features/Drafts/Sources/Draft.swift"], ["Packages/Features/Drafts/Tests/Draft.swift"],
    ["Packages/Features/Drafts/Sources/Drafts/Draft.kt"], ["Packages/Features/Drafts/Draft.swift"],
    ["Samples/Sources/Sample/Sample.swift"], ["Sources/App/App.swift"], ["Tests/AppTests/AppTests.swift"],
    ["Extras/Samples/Sources/Sample/Sample.swift"],
    ["Packages/Domain/Samples/Draft/Sources/Draft/Draft.swift"],
  ])
  func `what another build compiles, and folders of other things, need no manifest`(paths: [String]) throws {
    var fixture = Fixture()
    for path in paths { fixture.files[path] = "" }

    #expect(try fixture.findings().filter { $0.rule == .manifest } == [])
  }

  @Test(arguments: [("i\0m\0p\0o\0r\0t\0 \0A\0", 1), ("// ä", 0)])
  func `a source in UTF-16 is found, because the compiler does not read it`(text: String, count: Int) throws {
    var fixture = Fixture()
    let file = Fixture.films + "/Sources/Films/Wide.swift"
    fixture.files[file] = text

    let findings = try fixture.findings().filter { $0.rule == .manifest }

    #expect(findings.map(\.path) == Array(repeating: file, count: count))
  }

  @Test func `sources that a manifest elsewhere compiles need none of their own`() throws {
    var fixture = Fixture()
    fixture.files["Packages/Features/Drafts/Sources/Drafts/Draft.swift"] = ""
    let folder = "Packages/Features/Drafts/Sources/Drafts"
    fixture.add(Target(name: "Drafts", kind: .library, folder: folder), to: "Packages/Features/Books")

    #expect(try fixture.findings().filter { $0.rule == .manifest } == [])
  }

  @Test(arguments: [
    ("// .unsafeFlags([])\n" + Fixture.block, []),
    (".unsafeFlags([])\n" + Fixture.block, [Rule.unsafeFlags]),
    ("// --- shared settings\nother\n// --- end shared settings ---\n", [.sharedSettings]),
    ("", [.sharedSettings]),
  ])
  func `a manifest with other settings is found`(manifest: String, rules: [Rule]) throws {
    var fixture = Fixture()
    fixture.alter("Packages/Testing", manifest: manifest)

    #expect(try fixture.findings().map(\.rule) == rules)
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

  @Test(arguments: [("Films", 0), ("Filns", 1)])
  func `a target of the plan's coverage that no package has is reported`(name: String, count: Int) throws {
    var fixture = Fixture()
    let options = TestPlan.Options(coverage: CoverageWish(targets: [.init(name: name, folder: films)]))
    fixture.plan?.configurations = [.init(name: "Default", options: options)]

    #expect(try fixture.findings().map(\.rule) == Array(repeating: .plan, count: count))
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

  @Test func `several sources in a folder without a manifest are one finding, at the first of them`() throws {
    var fixture = Fixture()
    let folder = "Packages/Features/Drafts"
    for file in ["Docs/notes.txt", "Sources/Drafts/B.swift", "Sources/Drafts/A.swift"] {
      fixture.files[folder + "/" + file] = ""
    }

    let findings = try fixture.findings().filter { $0.rule == .manifest }

    #expect(findings.map(\.path) == [folder + "/Sources/Drafts/A.swift"])
  }

  @Test(arguments: [(["One"], 0), (["One", "Three"], 1)])
  func `a folder of packages is one that has two of them`(names: [String], count: Int) throws {
    var fixture = Fixture()
    fixture.packages += names.map { Fixture.package("Tools/" + $0, []) }
    fixture.files["Tools/Two/Sources/Two/Two.swift"] = ""

    #expect(try fixture.findings().count { $0.rule == .manifest } == count)
  }

  @Test(arguments: [(["Sources"], 1), (nil, 0)] as [([String]?, Int)])
  func `a target at the root hides a folder without a manifest only if it has the folder's files`(
    sources: [String]?,
    count: Int
  ) throws {
    var fixture = Fixture()
    fixture.add(Target(name: "Core", kind: .library, folder: "", sources: sources), to: "")
    fixture.files["Packages/Features/Drafts/Sources/Drafts/Draft.swift"] = ""

    #expect(try fixture.findings().count { $0.rule == .manifest } == count)
  }

  @Test func `an ignored source needs no manifest`() throws {
    var fixture = Fixture()
    fixture.files["Packages/Features/Drafts/Sources/Drafts/Draft.swift"] = ""
    fixture.rules = Fixture.rules(with: #""ignore": ["**/Drafts/**"]"#)

    #expect(try fixture.findings() == [])
  }

  @Test func `a suite of the plan in an ignored package is reported as left out`() throws {
    var fixture = Fixture()
    fixture.files["Examples/Drafts/Package.swift"] = ""
    let suites = fixture.plan?.suites ?? []
    fixture.plan = TestPlan(suites: suites + [.init(name: "DraftsTests", folder: "Examples/Drafts")])
    fixture.rules = Fixture.rules(with: #""ignore": ["Examples/**"]"#)

    #expect(
      try fixture.findings().map(\.what) == [
        "“ignore” in the rules file leaves out “container:Examples/Drafts” of DraftsTests"
      ]
    )
  }

  @Test func `a difference between plan and suites is reported where it can be repaired`() throws {
    let findings = try Fixture.violating(.plan).findings()

    #expect(
      findings.map(\.what) == [
        "there is no suite FilmTests in “container:\(films)”",
        "AllTests.plan does not name the suite FilmsTests",
      ]
    )
    #expect(findings.map(\.path) == ["AllTests.plan", films + "/Package.swift"])
    #expect(findings.map(\.line) == [1, 5])
  }
}
