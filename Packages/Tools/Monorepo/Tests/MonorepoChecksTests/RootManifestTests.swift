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
}
