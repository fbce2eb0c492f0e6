import Testing

@testable import MonorepoGraph

/// Where a manifest says something.
@Suite struct ManifestLinesTests {
  private let kit = LocalPackage(
    folder: "Packages/Kit",
    name: "Kit",
    manifest: """
      import PackageDescription
      let package = Package(
        name: "Kit",
        products: [
          .library(name: "Core", targets: ["Core"]),
          .library(
            name: "Extras",
            targets: ["Extras"]),
        ],
        dependencies: [
          // .package(path: "../Old"),
          .package(path: "../Base"),
          .package(path: "/far/Away"),
        ],
        targets: [
          .target(name: "Core", dependencies: [.product(name: "Base", package: "Base")]),
          .target(
            name: "Extras",
            dependencies: ["Core"]),
          .executableTarget(name: "kit", dependencies: [
            "Core",
            "Extras",
          ]),
          .systemLibrary(name: "CThing"),
        ])
      """
  )

  @Test(arguments: [("targets:", 5), ("name:", 3), ("import", 1), ("nowhere", 1)])
  func `the first line with a text is given, else the first of all`(text: String, line: Int) {
    #expect(kit.line(holding: text) == line)
  }

  @Test(arguments: [
    ("Core", "Base", 16), ("Extras", "Core", 19), ("Extras", "Extras", 18), ("kit", "Extras", 22),
    ("kit", "Gone", 20), ("Extras", "CThing", 17), ("CThing", "CThing", 24), ("Gone", "Core", 5),
  ])
  func `a name is looked for within the declaration of its target`(target: String, name: String, line: Int) {
    #expect(kit.line(ofTarget: target, naming: name) == line)
  }
}
