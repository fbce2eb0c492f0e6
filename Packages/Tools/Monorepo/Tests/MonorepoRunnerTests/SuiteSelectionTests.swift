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

  private func names(_ selection: SuiteSelection) throws -> [String] {
    try selection.suites(of: plan, at: "AllTests.plan").map(\.name)
  }
}
