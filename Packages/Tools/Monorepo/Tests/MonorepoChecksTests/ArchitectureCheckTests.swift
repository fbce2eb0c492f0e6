import Testing

@testable import MonorepoChecks
@testable import MonorepoGraph

@Suite struct ArchitectureCheckTests {
  private let films = "Packages/Features/Films"
  private let filmsSource = "Packages/Features/Films/Sources/Films/Films.swift"

  @Test func `a repository that keeps every rule has no findings`() throws {
    #expect(try Fixture().findings() == [])
  }

  @Test(arguments: Rule.allCases.filter { $0 != .baseline })
  func `one violation is found by its rule and by no other`(rule: Rule) throws {
    let findings = try Fixture.violating(rule).findings()

    #expect(Set(findings.map(\.rule)) == [rule])
    #expect(findings.allSatisfy { !$0.remedy.isEmpty && $0.line > 0 })
  }

  @Test(arguments: [
    ("static private(set) var a = 0", 1), ("nonisolated(unsafe) static var a = 0", 1),
    ("static  var a = 0", 1),
    ("static var a: Int { 0 }", 0), ("static let a = 0", 0), ("static func a() {}", 0),
  ])
  func `a stored static variable is found with any modifiers`(member: String, count: Int) throws {
    var fixture = Fixture()
    fixture.files[filmsSource] = "import FilmsDomain\nenum Films { \(member) }"

    #expect(try fixture.findings().map(\.rule) == Array(repeating: .ambient, count: count))
  }

  @Test func `a macro or a plugin is used without an import`() throws {
    var fixture = Fixture()
    let tools = "Packages/Domain"
    let folder = tools + "/Sources/FilmsDomain/Macros"
    fixture.add(Target(name: "Macros", kind: .other, folder: folder), to: tools)
    fixture.declare(Dependency("Macros"), of: "BooksDomain", in: tools)

    #expect(try !fixture.findings().contains { $0.rule == .unusedDependency })
  }

  @Test func `a dependency that is never imported is found in the manifest`() throws {
    var fixture = Fixture()
    fixture.files[filmsSource] = "struct Films {}"

    let findings = try fixture.findings()

    #expect(findings.map(\.rule) == [.unusedDependency])
    #expect(findings.map(\.path) == [films + "/Package.swift"])
    #expect(findings.map(\.line) == [3])
  }

  @Test func `a dependency on a program needs no import`() throws {
    var fixture = Fixture()
    fixture.add(Target(name: "AppTests", kind: .test, folder: "Tests/AppTests"), to: "")
    fixture.declare(Dependency("app"), of: "AppTests", in: "")
    fixture.files["Tests/AppTests/AppTests.swift"] = "import Testing"
    fixture.plan = TestPlan(
      suites: [.init(name: "FilmsTests", folder: films), .init(name: "AppTests", folder: "")])

    #expect(try fixture.findings() == [])
  }

  @Test func `a feature that knows another area's domain is found`() throws {
    var fixture = Fixture()
    fixture.declare(Dependency("BooksDomain", package: "Domain"), of: "Films", in: films)
    fixture.files[filmsSource] = "import FilmsDomain\nimport BooksDomain"

    let findings = try fixture.findings()

    #expect(findings.map(\.rule) == [.layer])
    #expect(findings.map(\.line) == [2])
    #expect(
      findings.map(\.what) == [
        "Films belongs to the area Films and must not depend on BooksDomain of the area Books"
      ]
    )
  }

  @Test func `a feature with any name belongs to the one area whose domain it declares`() throws {
    var fixture = Fixture()
    fixture.declare(
      Dependency("FilmsDomain", package: "Domain"),
      of: "Books",
      in: "Packages/Features/Books",
      requires: "Packages/Domain"
    )
    fixture.files["Packages/Features/Books/Sources/Books/Books.swift"] = "import FilmsDomain"

    #expect(try fixture.findings() == [])
  }

  @Test func `a module that stands in no layer is found`() throws {
    var fixture = Fixture()
    fixture.packages.append(
      Fixture.package(
        "Packages/Odd",
        [Target(name: "Odd", kind: .library, folder: "Packages/Odd/Sources/Odd")]
      )
    )
    fixture.change("") { package in
      Fixture.package("", package.targets, requires: Fixture.everyPackage + ["Packages/Odd"])
    }
    fixture.files["Packages/Odd/README.md"] = ""

    #expect(try fixture.findings().map(\.rule) == [.layer])
  }

  @Test func `a ring of modules is found`() throws {
    var fixture = Fixture()
    fixture.declare(Dependency("FilmsDomain"), of: "Kernel", in: "Packages/Domain")
    fixture.files["Packages/Domain/Sources/Kernel/Kernel.swift"] = "import FilmsDomain"

    let ring = try #require(try fixture.findings().first { $0.rule == .cycle })

    #expect(ring.what == "FilmsDomain → Kernel → FilmsDomain is a ring")
    #expect(ring.path == "Packages/Domain/Package.swift")
    #expect(ring.line == 6)
  }

  @Test(arguments: [
    "@testable import FilmsDomain", "@_exported import FilmsDomain", "@_spi(X) import FilmsDomain",
  ])
  func `an attribute that opens a module is found in production code`(source: String) throws {
    var fixture = Fixture()
    fixture.files[filmsSource] = source

    #expect(try fixture.findings().map(\.rule) == [.attribute])
  }

  @Test(arguments: [("@testable", [Rule.attribute]), ("@_exported", []), ("@_spi(X)", [])])
  func `without rules only the attribute is found that a release cannot have`(word: String, rules: [Rule])
    throws
  {
    var fixture = Fixture()
    fixture.rules = nil
    fixture.files[filmsSource] = word + " import FilmsDomain"

    #expect(try fixture.findings().map(\.rule) == rules)
  }

  @Test(arguments: [
    "let a = Date()", "func f() { print(1) }", "enum A { static var b = 1 }", "let a = Foundation.Date()",
  ])
  func `ambient state outside its room is found`(source: String) throws {
    var fixture = Fixture()
    fixture.files[filmsSource] = "import FilmsDomain\n" + source

    let findings = try fixture.findings()

    #expect(findings.map(\.rule) == [.ambient])
    #expect(findings.map(\.line) == [2])
  }
}
