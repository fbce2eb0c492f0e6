import Testing

@testable import MonorepoGraph

@Suite struct DependencyModulesTests {
  private static let interface = LocalPackage.Requirement.local(folder: "Packages/UI")
  private static let root = LocalPackage.Requirement.local(folder: "")
  private static let elsewhere = LocalPackage.Requirement.external("https://example.com/Checkout")

  @Test(arguments: [
    ("UI", "UI", [interface], ["UI", "Parts"]), ("UI", "Interface", [interface], ["UI", "Parts"]),
    ("UI", "interface", [root, interface], ["UI", "Parts"]), ("UI", "Packages", [interface], []),
    ("UI", "UI", [root], []), ("Other", "UI", [interface], []), ("Whole", "Checkout", [root], ["Whole"]),
    ("Whole", "Checkout", [root, elsewhere], []), ("Whole", "App", [root, elsewhere], ["Whole"]),
    ("UI", "Checkout", [interface, elsewhere], []),
  ])
  func `a product comes from the required package that has its folder's name or its own`(
    product: String,
    package: String,
    required: [LocalPackage.Requirement],
    modules: [String]
  ) {
    let films = LocalPackage(folder: "Films", name: "Films", requirements: required)
    let repository = Repository(
      root: "/r",
      files: [],
      ignoredSources: [],
      packages: [
        LocalPackage(folder: "", name: "App", products: ["Whole": ["Whole"]]), films,
        LocalPackage(folder: "Packages/UI", name: "Interface", products: ["UI": ["UI", "Parts"]]),
      ]
    )

    #expect(repository.modules(of: Dependency(product, package: package), in: films) == modules)
  }
}
