import Testing

@testable import MonorepoChecks
@testable import MonorepoGraph

@Suite struct RootManifestTests {
  @Test func `a package that the root leaves out is found at the root's dependencies`() throws {
    var fixture = Fixture.violating(.rootPackage)
    fixture.alter("", manifest: "let package = Package(\n  dependencies: [\n  ])\n" + Fixture.block)

    let finding = try #require(try fixture.findings().first)

    #expect(finding.path == "Package.swift")
    #expect(finding.line == 2)
    #expect(finding.remedy.contains("Packages/Features/Books"))
  }

  @Test func `a module without a product that another module uses is no orphan`() throws {
    var fixture = Fixture()
    fixture.alter(
      "Packages/Domain",
      products: ["FilmsDomain": ["FilmsDomain"], "BooksDomain": ["BooksDomain"]]
    )

    #expect(try fixture.findings() == [])
  }

  @Test func `a program needs a product, unless it is the root's`() throws {
    var fixture = Fixture()
    fixture.change("Packages/Domain") { package in
      let program = Target(name: "BooksDomain", kind: .executable, folder: package.targets[2].folder)
      return Fixture.package(package.folder, package.targets.dropLast() + [program])
    }
    fixture.alter("Packages/Domain", products: ["FilmsDomain": ["FilmsDomain"]])
    fixture.alter("", products: [:])

    let findings = try fixture.findings()

    #expect(findings.map(\.rule) == [.orphanTarget])
    #expect(findings.map(\.path) == ["Packages/Domain/Package.swift"])
  }

  @Test func `without a root package that gathers others nothing can be missing in it`() throws {
    var fixture = Fixture.violating(.orphanTarget)
    fixture.packages.removeAll { $0.folder.isEmpty }

    #expect(try fixture.findings().filter { $0.rule != .staleRule } == [])
  }

  @Test func `a root package that asks for no package of the repository gathers none`() throws {
    var fixture = Fixture()
    fixture.change("") { _ in Fixture.package("", []) }

    #expect(try fixture.findings().filter { $0.rule != .staleRule } == [])
  }

  @Test func `a part that the tool writes leaves what the root lacks to the tool`() throws {
    let part = "a\n// --- packages: none\n// --- end packages ---\n" + Fixture.block
    for rule in [Rule.rootPackage, .rootSuite] {
      var fixture = Fixture.violating(rule)
      fixture.alter("", manifest: part)

      let findings = try fixture.findings().filter { $0.rule == rule && $0.what.contains("leaves out") }

      #expect(findings.map(\.remedy) == ["write it with check --fix"])
    }
  }

  @Test func `a suite that the root leaves out is told with the folder to declare`() throws {
    let findings = try Fixture.violating(.rootSuite).findings()

    #expect(findings.map(\.what) == ["the root package leaves out the suite FilmsTests"])
    #expect(
      findings.map(\.remedy) == ["declare a test target with path: \"\(Fixture.films)/Tests/FilmsTests\""]
    )
  }

  @Test(arguments: [(nil, 1), (["FilmsTests.swift"], 0)] as [([String]?, Int)])
  func `a suite of which the root builds other files is found`(sources: [String]?, count: Int) throws {
    var fixture = Fixture()
    fixture.files[Fixture.films + "/Tests/FilmsTests/Other.swift"] = "struct Other {}"
    for (folder, sources) in [(Fixture.films, ["FilmsTests.swift"]), ("", sources)] {
      fixture.change(folder) { package in
        var package = package
        package.targets[1].sources = sources
        return package
      }
    }

    let findings = try fixture.findings().filter { $0.rule == .rootSuite }

    #expect(findings.map(\.path) == Array(repeating: Fixture.films + "/Package.swift", count: count))
  }

  @Test func `a part that is out of date is found at its first line`() throws {
    var fixture = Fixture()
    fixture.alter("", manifest: "a\n// --- packages: none\n// --- end packages ---\n" + Fixture.block)

    #expect(try fixture.findings().map(\.line) == [2])
  }

  @Test func `a suite of the root that only has the name of another one does not repeat it`() throws {
    var fixture = Fixture()
    fixture.change("") { package in
      let other = Target(name: "FilmsTests", kind: .test, folder: "Tests/FilmsTests")
      return Fixture.package("", [package.targets[0], other], requires: Fixture.everyPackage)
    }

    #expect(try fixture.findings().count { $0.rule == .rootSuite } == 1)
  }

  @Test(arguments: [
    (Target.Kind.library, 1), (.executable, 1), (.system, 0), (.other, 0), (.test, 0),
  ])
  func `libraries and programs need a product or a user, and nothing else does`(
    kind: Target.Kind,
    count: Int
  ) throws {
    var fixture = Fixture()
    fixture.add(Target(name: "Lonely", kind: kind, folder: "Packages/Testing/Lonely"), to: "Packages/Testing")
    fixture.alter("Packages/Testing", products: ["Fakes": ["Fakes"]])

    let findings = try fixture.findings().filter { $0.rule == .orphanTarget }

    #expect(
      findings.map(\.what)
        == Array(
          repeating: "no product of Testing holds Lonely, and no other target uses it",
          count: count
        )
    )
  }
}
