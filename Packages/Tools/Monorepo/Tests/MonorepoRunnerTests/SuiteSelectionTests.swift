import MonorepoSystem
import Testing

@testable import MonorepoGraph
@testable import MonorepoRunner

@Suite struct SuiteSelectionTests {
  private let plan = TestPlan(suites: [
    .init(name: "KernelTests", folder: "Packages/Domain"),
    .init(name: "FilmsTests", folder: "Packages/Domain"),
    .init(name: "DesignTests", folder: "Packages/Design"),
    .init(name: "OffTests", folder: "Packages/Off", isEnabled: false),
    .init(name: "WholeTests", folder: ""),
  ])

  @Test func `without restrictions every enabled suite is picked in the plan's order`() throws {
    #expect(try names(SuiteSelection()) == ["KernelTests", "FilmsTests", "DesignTests", "WholeTests"])
  }

  @Test(arguments: [
    ("Domain", ["KernelTests", "FilmsTests"]), ("Packages/Design", ["DesignTests"]), ("root", ["WholeTests"]),
  ])
  func `a package is picked by name or folder`(package: String, expected: [String]) throws {
    #expect(try names(SuiteSelection(packages: [package])) == expected)
  }

  @Test(arguments: ["Off", "Nowhere"])
  func `a package without a suite to run is unusable input that names the others`(package: String) throws {
    let error = #expect(throws: UnusableInput.self) { try names(SuiteSelection(packages: [package])) }

    #expect(error?.remedy == "choose one of: Domain, Design, root")
  }

  @Test func `only affected suites are picked`() throws {
    let selection = SuiteSelection(affected: ["FilmsTests", "WholeTests", "OffTests"])

    #expect(try names(selection) == ["FilmsTests", "WholeTests"])
  }

  @Test func `packages with one name are built in folders of their own, whichever of them run`() {
    let plan = TestPlan(suites: [
      .init(name: "OneTests", folder: "One/Core"), .init(name: "TwoTests", folder: "Two/core"),
      .init(name: "ToolTests", folder: "Tool"),
    ])

    let names = [plan.suites, [plan.suites[1]]].map { suites in
      BuildUnit.units(of: suites, .isolated, in: plan).map(\.name)
    }

    #expect(names == [["One/Core", "Two/core", "Tool"], ["Two/core"]])
  }

  @Test(arguments: [BuildKind.isolated, .shared])
  func `without a suite nothing is built`(kind: BuildKind) {
    #expect(BuildUnit.units(of: [], kind, in: plan) == [])
  }

  @Test func `all suites of a shared build are one unit in the plan's order`() {
    let units = BuildUnit.units(of: plan.suites, .shared, in: plan)

    #expect(units.map(\.name) == ["shared"])
    #expect(units.map(\.folder) == [""])
    #expect(units.map(\.suites) == [plan.suites])
  }

  @Test func `each package is a unit of an isolated build, with its suites in their order`() {
    let units = BuildUnit.units(of: [plan.suites[4], plan.suites[1], plan.suites[0]], .isolated, in: plan)

    #expect(units.map(\.name) == ["root", "Domain"])
    #expect(units.map(\.folder) == ["", "Packages/Domain"])
    #expect(units.map { $0.suites.map(\.name) } == [["WholeTests"], ["FilmsTests", "KernelTests"]])
  }

  @Test func `a package is picked together with others, and only where a change can touch it`() throws {
    #expect(
      try names(SuiteSelection(packages: ["Design", "root"], affected: ["WholeTests", "KernelTests"]))
        == ["WholeTests"]
    )
    #expect(try names(SuiteSelection(affected: [])) == [])
  }

  @Test func `one unknown package among others is unusable input that names it`() {
    let error = #expect(throws: UnusableInput.self) {
      try names(SuiteSelection(packages: ["Domain", "Desing"]))
    }

    #expect(error?.what == "unknown package “Desing” with suites")
    #expect(error?.path == "AllTests.plan")
  }

  private func names(_ selection: SuiteSelection) throws -> [String] {
    try selection.suites(of: plan, at: "AllTests.plan").map(\.name)
  }
}
