import Foundation

@testable import MonorepoChecks
@testable import MonorepoGraph

/// A generated repository that keeps every rule: each package uses the five before it and has a suite.
struct LargeRepository {
  /// The text of each Swift file, by path.
  var sources: [String: String] = [:]
  private let packages: [LocalPackage]

  init(packages count: Int) {
    let modules = (0..<count).map { index in (max(0, index - 5)..<index).map { "P\($0)" } }
    let owned = modules.enumerated().map { Self.package($0, uses: $1) }
    let suites = owned.flatMap(\.targets).filter { !$0.isProduction }
    packages =
      owned + [Fixture.package("", suites, requires: owned.map(\.folder))]
    for (index, names) in modules.enumerated() {
      let folder = "Packages/P\(index)/"
      let imports = names.map { "import \($0)\n" }.joined()
      for file in 0..<10 { sources[folder + "Sources/P\(index)/A\(file).swift"] = imports + "struct A {}" }
      sources[folder + "Tests/P\(index)Tests/Tests.swift"] = "import P\(index)"
    }
  }

  private static func package(_ index: Int, uses names: [String]) -> LocalPackage {
    let (name, folder) = ("P\(index)", "Packages/P\(index)")
    return Fixture.package(
      folder,
      [
        Target(
          name: name,
          kind: .library,
          folder: "\(folder)/Sources/\(name)",
          dependencies: names.map { Dependency($0) }
        ),
        Target(
          name: name + "Tests",
          kind: .test,
          folder: "\(folder)/Tests/\(name)Tests",
          dependencies: [Dependency(name)]
        ),
      ],
      requires: names.map { "Packages/\($0)" }
    )
  }

  func inspection() throws -> Inspection {
    let readmes = packages.map { $0.path("README.md") }
    let repository = Repository(
      root: "/repository",
      files: (sources.keys + readmes).sorted(),
      packages: packages
    )
    let code = sources.mapValues { SourceCode($0) }
    let suites = packages.flatMap { package in
      package.folder.isEmpty ? [] : package.targets.map { ($0, package.folder) }
    }
    return Inspection(
      repository: repository,
      rules: try JSONDecoder().decode(ArchitectureRules.self, from: Data(Self.rules.utf8)),
      sources: code,
      plan: TestPlan(
        suites: suites.filter { !$0.0.isProduction }.map { TestPlan.Suite(name: $0.0.name, folder: $0.1) }
      ),
      planPath: "AllTests.plan"
    )
  }

  private static let rules = """
    {
      "layers": [{"name": "All", "packages": ["Packages/*"], "mayUse": ["P*"]}],
      "ambient": [{"code": "Date()", "remedy": "take the date"}],
      "documentation": ["**"],
      "fileLength": {"limit": 150}
    }
    """
}
