import Testing

@testable import MonorepoChecks
@testable import MonorepoGraph

/// How the root manifest's copy of the packages is broken into lines, which are at most 109 letters long.
@Suite(.timeLimit(.minutes(5))) struct RootPackagesTests {
  @Test func `products are on one line as long as it has room`() throws {
    let name = String(repeating: "a", count: 97)

    #expect(
      try written(products: [name]) == """
        let packages = [
          "P": ["\(name)"],
        ]

        let packageSuites = [
        ]
        """
    )
  }

  @Test func `one letter more breaks the line behind the bracket`() throws {
    let name = String(repeating: "a", count: 98)

    #expect(
      try written(products: [name]) == """
        let packages = [
          "P": [
            "\(name)",
          ],
        ]

        let packageSuites = [
        ]
        """
    )
  }

  @Test(arguments: [(49, true), (50, false)])
  func `a broken list is filled up to the width`(count: Int, isOneLine: Bool) throws {
    let (first, second) = (String(repeating: "a", count: 50), String(repeating: "b", count: count))
    let gap = isOneLine ? " " : "\n    "

    #expect(
      try written(products: [second, first]).contains(
        "  \"P\": [\n    \"\(first)\",\(gap)\"\(second)\",\n  ],\n]"
      )
    )
  }

  @Test func `a suite tells its package, what it uses once and in order, and what it leaves out`() throws {
    #expect(
      try written(suites: [
        suite("BTests", uses: ["Kit", "B", "Kit"], excluding: ["Old", "Data"]), suite("ATests", uses: []),
      ]).hasSuffix(
        """
        let packageSuites = [
          suite("ATests", in: "P", uses: []),
          suite("BTests", in: "P", uses: ["B", "Kit"], excludes: ["Old", "Data"]),
        ]
        """
      )
    )
  }

  @Test(arguments: [(70, true), (71, false)])
  func `a suite is on one line as long as it has room`(count: Int, isOneLine: Bool) throws {
    let name = String(repeating: "a", count: count)
    let line = "  suite(\"BTests\", in: \"P\", uses: [\"\(name)\"]),"

    let text = try written(suites: [suite("BTests", uses: [name])])

    #expect(text.contains(line) == isOneLine)
    #expect(
      text.contains("  suite(\n    \"BTests\",\n    in: \"P\",\n    uses: [\"\(name)\"]\n  ),\n]")
        != isOneLine
    )
  }

  @Test func `what a long suite leaves out is its last argument`() throws {
    let name = String(repeating: "a", count: 68)

    #expect(
      try written(suites: [suite("BTests", uses: [name], excluding: ["Old"])]).contains(
        "    uses: [\"\(name)\"],\n    excludes: [\"Old\"]\n  ),\n]"
      )
    )
  }

  private func suite(_ name: String, uses: [String], excluding excluded: [String] = []) -> Target {
    Target(
      name: name,
      kind: .test,
      folder: "P/Tests/" + name,
      excluded: excluded,
      dependencies: uses.map { Dependency($0) }
    )
  }

  /// The part of the root manifest between its first and its last line.
  private func written(products: [String] = [], suites: [Target] = []) throws -> String {
    let package = LocalPackage(
      folder: "P",
      name: "P",
      products: Dictionary(uniqueKeysWithValues: products.map { ($0, [$0]) }),
      targets: suites
    )
    let root = LocalPackage(folder: "", name: "Root", products: ["app": ["app"]])
    let repository = Repository(root: "/", files: [], packages: [root, package])
    let list = try #require(RootPackages(repository, in: "// --- packages:\n// --- end packages ---"))
    return list.repaired.split(separator: "\n", omittingEmptySubsequences: false).dropFirst().dropLast()
      .joined(separator: "\n")
  }
}
