import Testing

@testable import MonorepoChecks
@testable import MonorepoGraph

/// How the tool breaks the lines of what it writes into the root manifest.
@Suite struct RootPackagesTests {
  @Test(arguments: [(109, false), (110, true)])
  func `the products of a package are broken into lines from 110 columns on`(width: Int, isBroken: Bool)
    throws
  {
    let name = String(repeating: "n", count: width - #"  "Packages/A": [""],"#.count)
    let text = try written(products: [name])
    let expected =
      isBroken ? "  \"Packages/A\": [\n    \"\(name)\",\n  ],\n" : "  \"Packages/A\": [\"\(name)\"],\n"

    #expect(text.contains("let packages = [\n\(expected)]\n"))
  }

  @Test(arguments: [(110, true), (111, false)])
  func `names fill a line up to 110 columns`(width: Int, isTogether: Bool) throws {
    let first = String(repeating: "a", count: 40)
    let second = String(repeating: "b", count: width - 40 - #"    "", "","#.count)
    let text = try written(products: [second, first, "c"])
    let gap = isTogether ? " " : "\n    "

    #expect(text.contains("[\n    \"\(first)\",\(gap)\"\(second)\","))
  }

  @Test(arguments: [(109, false), (110, true)], [[], ["Data"]])
  func `a suite is broken into its arguments from 110 columns on`(
    dimensions: (width: Int, isBroken: Bool),
    excluded: [String]
  ) throws {
    let excludes = excluded.isEmpty ? "" : #", excludes: ["Data"]"#
    let count = #"  suite("ATests", in: "Packages/A", uses: [""]\#(excludes)),"#.count
    let used = String(repeating: "u", count: dimensions.width - count)
    let suite = Target(
      name: "ATests",
      kind: .test,
      folder: "Packages/A/Tests/ATests",
      excluded: excluded,
      dependencies: [Dependency(used), Dependency(used)]
    )
    let text = try written(products: [], targets: [suite])
    let broken =
      excluded.isEmpty
      ? "    uses: [\"\(used)\"]\n" : "    uses: [\"\(used)\"],\n    excludes: [\"Data\"]\n"
    let expected =
      dimensions.isBroken
      ? "  suite(\n    \"ATests\",\n    in: \"Packages/A\",\n\(broken)  ),\n"
      : "  suite(\"ATests\", in: \"Packages/A\", uses: [\"\(used)\"]\(excludes)),\n"

    #expect(text.contains("let packageSuites = [\n\(expected)]\n"))
  }

  private func written(products: [String], targets: [Target] = []) throws -> String {
    let package = LocalPackage(
      folder: "Packages/A",
      name: "A",
      products: Dictionary(uniqueKeysWithValues: products.map { ($0, []) }),
      targets: targets
    )
    let repository = Repository(root: "/r", files: [], packages: [package])
    let manifest = "// --- packages: none\n// --- end packages ---\n"
    return try #require(RootPackages(repository, in: manifest)).repaired
  }
}
