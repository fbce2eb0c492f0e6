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
}
