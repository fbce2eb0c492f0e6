import Testing

@testable import MonorepoGraph

@Suite struct LocalPackageLinesTests {
  private let package = LocalPackage(
    folder: "A",
    name: "A",
    manifest: """
      let package = Package(
        targets: [
          .target(name: "A"),
          .target(name: "B", dependencies: ["A"]),
          .testTarget(
            name: "BTests",
            dependencies: ["A", "B"]
          ),
        ]
      )
      """
  )

  @Test(arguments: [("A", "A", 3), ("B", "B", 4), ("B", "A", 4), ("BTests", "BTests", 6), ("BTests", "B", 7)])
  func `what a target names is found within its own declaration`(target: String, name: String, line: Int) {
    #expect(package.line(ofTarget: target, naming: name) == line)
  }

  @Test func `a missing module leads to the declaration`() {
    #expect(package.line(ofTarget: "B", naming: "C") == 4)
    #expect(package.line(ofTarget: "C", naming: "C") == 1)
  }

  @Test(arguments: [("A", 4), ("tool", 6), ("P", 9), ("B", 12), ("C", 1)])
  func `a product is found by its own declaration, else where its name is given`(product: String, line: Int) {
    let package = LocalPackage(
      folder: "A",
      name: "A",
      manifest: """
        let core = Target.target(name: "A")
        let package = Package(
          products: [
            .library(name: "A", targets: ["A"]),
            .executable(
              name: "tool",
              targets: ["tool"]
            ),
            .plugin(name: "P", targets: ["P"]),
          ],
          targets: [
            .target(name: "B"), .executableTarget(name: "tool"),
          ]
        )
        """
    )

    #expect(package.line(ofProduct: product) == line)
  }

  @Test(
    arguments: [
      ("B", 2), ("A/C", 3), ("D", nil), ("/far/Kits/E", 4), ("/Kits/E", 4), ("/far/Other/E", nil),
      ("/far/F", nil),
    ] as [(String, Int?)]
  )
  func `a requirement is found by the path that leads to its folder`(folder: String, line: Int?) {
    let package = LocalPackage(
      folder: "A",
      name: "A",
      manifest: """
        // .package(path: "../B"),
        .package(name: "D", path: "../B"),
        .package(path: "./C"),
        .package(path: "../../Kits/E"),
        .package(name: "F", url: "https://example.com/f"),
        """
    )

    #expect(package.line(requiring: folder) == line)
  }
}
