import Foundation
import MonorepoSystem

@testable import MonorepoChecks
@testable import MonorepoGraph

/// A small repository that keeps every rule, to plant one violation in.
struct Fixture {
  static let block = "// --- shared settings\nset\n// --- end shared settings ---\n"

  var packages: [LocalPackage] = [
    package(
      "Packages/Domain",
      [
        Target(name: "Kernel", kind: .library, folder: "Packages/Domain/Sources/Kernel"),
        Target(
          name: "FilmsDomain",
          kind: .library,
          folder: "Packages/Domain/Sources/FilmsDomain",
          dependencies: [Dependency("Kernel")]
        ),
        Target(name: "BooksDomain", kind: .library, folder: "Packages/Domain/Sources/BooksDomain"),
      ]
    ),
    package(
      "Packages/Features/Films",
      [
        Target(
          name: "Films",
          kind: .library,
          folder: "Packages/Features/Films/Sources/Films",
          dependencies: [Dependency("FilmsDomain", package: "Domain")]
        ),
        Target(
          name: "FilmsTests",
          kind: .test,
          folder: "Packages/Features/Films/Tests/FilmsTests",
          dependencies: [Dependency("Films"), Dependency("Fakes", package: "Testing")]
        ),
      ],
      requires: ["Packages/Domain", "Packages/Testing"]
    ),
    package(
      "Packages/Features/Books",
      [Target(name: "Books", kind: .library, folder: "Packages/Features/Books/Sources/Books")]
    ),
    package(
      "Packages/Testing",
      [Target(name: "Fakes", kind: .library, folder: "Packages/Testing/Sources/Fakes")]
    ),
    package(
      "",
      [
        Target(
          name: "app",
          kind: .executable,
          folder: "App",
          dependencies: [Dependency("Films", package: "Films")]
        ),
        Target(
          name: "FilmsTests",
          kind: .test,
          folder: "Packages/Features/Films/Tests/FilmsTests",
          dependencies: [
            Dependency("Films", package: "Films"), Dependency("Fakes", package: "Testing"),
          ]
        ),
      ],
      requires: everyPackage
    ),
  ]

  static let everyPackage = [
    "Packages/Domain", "Packages/Features/Books", "Packages/Features/Films", "Packages/Testing",
  ]

  /// The rules file, nil for a repository that has none.
  var rules: String? = usualRules

  var files = [
    "README.md": "", "Packages/Domain/README.md": "", "Packages/Features/Films/README.md": "",
    "Packages/Features/Books/README.md": "", "Packages/Testing/README.md": "",
    "App/main.swift": "import Films\nprint(Date())",
    "Packages/Domain/Sources/Kernel/Kernel.swift": "struct Kernel { static var zero: Int { 0 } }",
    "Packages/Domain/Sources/FilmsDomain/Film.swift": "public import Kernel",
    "Packages/Domain/Sources/BooksDomain/Book.swift": "struct Book {}",
    "Packages/Features/Films/Sources/Films/Films.swift": "// import Books, Date()\nimport FilmsDomain",
    "Packages/Features/Films/Tests/FilmsTests/FilmsTests.swift":
      "import Fakes\nimport Testing\n@testable import Films",
    "Packages/Features/Books/Sources/Books/Books.swift": "struct Books {}",
    "Packages/Testing/Sources/Fakes/Fake.swift": "struct Fake {}",
  ]

  var ignoredSources: [String] = []
  var omittedPackages: Set<String> = []
  var unreadable: [UnusableInput] = []
  var plan: TestPlan? = TestPlan(suites: [.init(name: "FilmsTests", folder: "Packages/Features/Films")])

  static func package(_ folder: String, _ targets: [Target], requires: [String] = []) -> LocalPackage {
    LocalPackage(
      folder: folder,
      name: folder.split(separator: "/").last.map(String.init) ?? "Root",
      requirements: requires.map { .local(folder: $0) },
      products: Dictionary(uniqueKeysWithValues: targets.filter(\.isProduction).map { ($0.name, [$0.name]) }),
      targets: targets,
      manifest: manifest(targets)
    )
  }

  private static func manifest(_ targets: [Target]) -> String {
    let lines = targets.map { target in
      "  .target(name: \"\(target.name)\", dependencies: [\n"
        + target.dependencies.map { "    \"\($0.name)\",\n" }.joined() + "  ]),\n"
    }
    return "let package = Package(targets: [\n" + lines.joined() + "])\n" + block
  }

  /// Changes one package: its targets by name, what it requires, or its manifest.
  mutating func change(_ folder: String, _ body: (LocalPackage) -> LocalPackage) {
    packages = packages.map { $0.folder == folder ? body($0) : $0 }
  }

  /// Adds a dependency to a target, and a requirement to its package.
  mutating func declare(
    _ dependency: Dependency,
    of target: String,
    in folder: String,
    requires: String? = nil
  ) {
    change(folder) { package in
      let targets = package.targets.map { other -> Target in
        var other = other
        if other.name == target { other.dependencies.append(dependency) }
        return other
      }
      let folders = package.requiredFolders + [requires].compactMap(\.self)
      return Self.package(folder, targets, requires: folders)
    }
  }

  mutating func add(_ target: Target, to folder: String) {
    change(folder) { Self.package(folder, $0.targets + [target], requires: $0.requiredFolders) }
  }

  func findings() throws -> [Finding] {
    try inspection().findings
  }

  func inspection(root: String = "/repository") throws -> Inspection {
    var repository = Repository(
      root: root,
      files: files.keys.sorted(),
      ignoredSources: ignoredSources,
      packages: packages
    )
    repository.omittedPackages = omittedPackages
    repository.unreadable = unreadable
    let sources = files.filter { $0.key.hasSuffix(".swift") }.mapValues { SourceCode($0) }
    return Inspection(
      repository: repository,
      rules: try rules.map { try JSONDecoder().decode(ArchitectureRules.self, from: Data($0.utf8)) }
        ?? ArchitectureRules(),
      sources: sources,
      plan: plan,
      planPath: "AllTests.plan",
      documents: files.filter { $0.key.hasSuffix(".md") }
    )
  }

  /// The usual rules with another entry.
  static func rules(with entry: String) -> String {
    usualRules.replacing("{\n  \"layers\"", with: "{\n  \(entry), \"layers\"")
  }

  /// The usual rules with exceptions for swallowed errors, each the text of a JSON object.
  static func rules(exceptions: String...) -> String {
    usualRules.replacing(
      "\"exceptions\": []",
      with: "\"exceptions\": [\(exceptions.joined(separator: ", "))]"
    )
  }

  static let usualRules = """
    {
      "layers": [
        {"name": "Kernel", "modules": ["Kernel"], "mayUse": []},
        {"name": "Domain", "modules": ["{Area}Domain"], "mayUse": ["Kernel"]},
        {"name": "Features", "packages": ["Packages/Features/*"], "mayUse": ["{Area}Domain"]},
        {"name": "Testing", "packages": ["Packages/Testing"], "mayUse": ["*Domain"], "isForTestsOnly": true},
        {"name": "App", "packages": [""], "mayUse": ["*"]}
      ],
      "documentation": ["Packages/**"],
      "fileLength": {"limit": 9, "allowedIn": ["Packages/Testing/**"]},
      "thirdParty": [],
      "imports": [{"module": "FoundationNetworking", "notIn": ["Domain", "Features"]}],
      "swallowedErrors": {"forbiddenIn": ["Packages/**"], "exceptions": []},
      "ambient": [
        {"code": "Date()", "allowedIn": ["App/**"], "remedy": "take the date"},
        {"code": "print(", "allowedIn": ["**/main.swift"], "remedy": "return the text"},
        {"code": "static var", "remedy": "own the state"}
      ]
    }
    """
}
