import Testing

@testable import MonorepoChecks
@testable import MonorepoGraph

/// What the layer table allows to modules and to suites.
@Suite(.timeLimit(.minutes(5))) struct LayerTests {
  @Test(arguments: [(true, 0), (false, 1)])
  func `modules of one package may use one another where their layer says so`(may: Bool, count: Int) throws {
    var fixture = Fixture()
    fixture.rules = """
      {"layers": [
        {"name": "Domain", "packages": ["Packages/Domain"], "mayUse": [], "mayUseOwnPackage": \(may)},
        {"name": "Rest", "packages": ["**"], "mayUse": ["**"]}
      ]}
      """

    #expect(try fixture.findings().map(\.rule) == Array(repeating: .sibling, count: count))
  }

  @Test func `another package of the layer is not the module's own`() throws {
    var fixture = Fixture()
    fixture.rules = """
      {"layers": [
        {"name": "Testing", "packages": ["Packages/Testing"], "mayUse": [], "isForTestsOnly": true},
        {"name": "Modules", "packages": ["Packages/**"], "mayUse": [], "mayUseOwnPackage": true},
        {"name": "App", "packages": [""], "mayUse": ["**"]}
      ]}
      """

    let findings = try fixture.findings()

    #expect(
      findings.map(\.what) == ["Films depends on FilmsDomain, another module of the layer Modules"]
    )
    #expect(findings.map(\.rule) == [.sibling])
  }

  @Test(arguments: [(#"["Fakes"]"#, 0), ("[]", 1)])
  func `a suite may use what its subject's layer allows to suites`(allowed: String, count: Int) throws {
    var fixture = Fixture()
    fixture.rules = """
      {"layers": [
        {"name": "Testing", "packages": ["Packages/Testing"], "mayUse": []},
        {"name": "Features", "packages": ["Packages/Features/*"], "mayUse": ["*Domain"],
         "testsMayUse": \(allowed)},
        {"name": "Rest", "packages": ["**"], "mayUse": ["**"]}
      ]}
      """

    let findings = try fixture.findings()

    #expect(findings.map(\.path) == Array(repeating: Fixture.filmsSuite, count: count))
    #expect(
      findings.allSatisfy {
        $0.what == "FilmsTests uses Fakes, which its subject must not depend on" && $0.line == 1
      }
    )
  }

  @Test(arguments: [("MoreTests", 0), ("KernelTests", 1)])
  func `a suite is about the module that it is named for, else about all of its package`(
    name: String,
    count: Int
  ) throws {
    var fixture = Fixture()
    let folder = "Packages/Domain/Tests/" + name
    let suite = Target(
      name: name,
      kind: .test,
      folder: folder,
      dependencies: [Dependency("BooksDomain"), Dependency("Kernel")]
    )
    fixture.add(suite, to: "Packages/Domain")
    fixture.files[folder + "/Tests.swift"] = "import Kernel\nimport BooksDomain"

    let findings = try fixture.findings().filter { $0.rule == .layer }

    #expect(findings.map(\.line) == Array(repeating: 2, count: count))
  }

  @Test func `a module that uses one of a layer that it may not know is told with its layer`() throws {
    var fixture = Fixture()
    fixture.declare(
      Dependency("Films", package: "Films"),
      of: "BooksDomain",
      in: "Packages/Domain",
      requires: Fixture.films
    )
    fixture.add("import Films", to: "Packages/Domain/Sources/BooksDomain/Book.swift")

    let findings = try fixture.findings()

    #expect(findings.map(\.what) == ["BooksDomain (Domain) must not depend on Films"])
    #expect(findings.map(\.rule) == [.layer])
  }

  @Test func `a module for suites that uses another one is judged as any other module`() throws {
    var fixture = Fixture()
    let stubs = "Packages/Testing/Sources/Stubs"
    let target = Target(name: "Stubs", kind: .library, folder: stubs, dependencies: [Dependency("Fakes")])
    fixture.add(target, to: "Packages/Testing")
    fixture.files[stubs + "/Stub.swift"] = "import Fakes"

    #expect(try fixture.findings().map(\.rule) == [.sibling])
  }

  @Test func `production code that uses a module for suites is told which layer that is`() throws {
    let findings = try Fixture.violating(.testOnly).findings()

    #expect(findings.map(\.what) == ["Films is not a suite and uses Fakes"])
    #expect(findings.map(\.remedy) == ["only test targets may use Testing; move the code into the suite"])
  }
}
