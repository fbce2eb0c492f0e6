import Testing

@testable import MonorepoGraph
@testable import MonorepoRunner

/// The files whose lines count, and for which package.
@Suite struct CoverageSourcesTests {
  private let packages = ["Packages/A": "A", "Packages/A/Inner": "Inner", "Other": "Other"]

  @Test(arguments: [
    ("/repo/Packages/A/Sources/A/A.swift", ["A"]), ("/repo/Packages/A/Plugins/P/P.swift", ["A"]),
    ("/repo/Packages/A/Inner/Sources/I/I.swift", ["Inner"]), ("/repo/Packages/A/Tests.swift", ["A"]),
    ("/repo/Packages/A/Sources/A/Tests/A.swift", ["A"]),
  ])
  func `a file counts for the innermost package that it is in`(path: String, names: [String]) {
    #expect(counted([path]) == names)
  }

  @Test(arguments: [
    "/repo/Packages/AB/Sources/A/A.swift", "/repo/main.swift", "/repository/Packages/A/Sources/A/A.swift",
    "/repo2/Packages/A/Sources/A/A.swift", "Packages/A/Sources/A/A.swift", "/repo/Packages/A",
    "/repo/Packages/A/Tests/ATests/A.swift", "/repo/Packages/A/.build/A.swift",
    "/repo/Packages/A/Sources/.hidden/A.swift", "/repo/Packages/A/ATests.derived/runner.swift",
  ])
  func `tests, what a build wrote and what is in no package do not count`(path: String) {
    #expect(counted([path]) == [])
  }

  @Test(arguments: ["/repo", "/repo/"])
  func `the root may end with a slash`(root: String) {
    let sources = CoverageSources(root: root, packages: ["": "Root"], targets: nil)

    let report = sources.report([file("/repo/Sources/A.swift")], threshold: nil)

    #expect(report.packages.map(\.name) == ["Root"])
  }

  @Test func `packages stand in the order of their folders, with the lines of all their files`() {
    let report = CoverageSources(root: "/repo", packages: packages, targets: nil).report(
      [
        file("/repo/Packages/A/Sources/A/A.swift", 10, 3), file("/repo/Other/Sources/O/O.swift", 7, 7),
        file("/repo/Packages/A/Sources/A/B.swift", 20, 4),
      ],
      threshold: 50
    )

    #expect(
      report.packages == [
        .init(folder: "Other", name: "Other", lines: 7, covered: 7),
        .init(folder: "Packages/A", name: "A", lines: 30, covered: 7),
      ]
    )
    #expect(report.threshold == 50)
  }

  @Test(arguments: [
    ("/repo/Packages/A/Sources/A/A.swift", ["A"]), ("/repo/Packages/A/Sources/AB/A.swift", []),
    ("/repo/Packages/A/A/A.swift", []), ("/repo/Other/Sources/A/A.swift", []),
    ("/repo/Packages/A/Sources/A.swift", []),
  ])
  func `where targets are named, only the files in their own folders count`(path: String, names: [String]) {
    let target = Target(name: "A", kind: .library, folder: "Packages/A/Sources/A")

    #expect(counted([path], targets: [target]) == names)
  }

  @Test(arguments: ["Sources/Lib", "Tests/Lib"])
  func `a named target is where its manifest says, and need not have the name of its folder`(path: String) {
    let target = Target(name: "A", kind: .library, folder: "Packages/A/" + path)

    #expect(counted(["/repo/Packages/A/\(path)/A.swift"], targets: [target]) == ["A"])
  }

  @Test func `where no target is named, nothing counts`() {
    #expect(counted(["/repo/Packages/A/Sources/A/A.swift"], targets: []) == [])
  }

  private func counted(_ paths: [String], targets: [Target]? = nil) -> [String] {
    CoverageSources(root: "/repo", packages: packages, targets: targets)
      .report(paths.map { file($0) }, threshold: nil).packages.map(\.name)
  }

  private func file(_ path: String, _ count: Int = 1, _ covered: Int = 1) -> CoverageExport.File {
    CoverageExport.File(filename: path, summary: .init(lines: .init(count: count, covered: covered)))
  }
}
