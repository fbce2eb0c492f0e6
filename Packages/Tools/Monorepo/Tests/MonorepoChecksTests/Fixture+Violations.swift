import MonorepoSystem

@testable import MonorepoChecks
@testable import MonorepoGraph

extension Fixture {
  /// The repository with one violation of a rule; a rule without one does not compile.
  static func violating(_ rule: Rule) -> Fixture {
    var fixture = Fixture()
    fixture.plant(rule)
    return fixture
  }

  static let films = "Packages/Features/Films"
  static let filmsSource = "Packages/Features/Films/Sources/Films/Films.swift"
  static let filmsSuite = "Packages/Features/Films/Tests/FilmsTests/FilmsTests.swift"

  private mutating func plant(_ rule: Rule) {
    switch rule {
    case .manifest:
      unreadable = [
        UnusableInput(
          path: "Odd/Package.swift",
          what: "it cannot be read\nOdd.swift:1:1: error: no\n",
          remedy: "mend it"
        )
      ]
    case .undeclaredImport: add("import FilmsDomain", to: Self.filmsSuite)
    case .unusedDependency: files[Self.filmsSource] = "struct Films {}"
    case .missingDependency: declare(Dependency("Gone"), of: "Films", in: Self.films)
    case .forbiddenImport: add("import FoundationNetworking", to: Self.filmsSource)
    case .ignoredSource:
      files[Self.films + "/Sources/Films/Generated.swift"] = ""
      ignoredSources = [Self.films + "/Sources/Films/Generated.swift"]
    case .undeclaredSuite:
      files[Self.films + "/Tests/OldTests/OldTests.swift"] = "import Foundation\nimport XCTest"
    case .foreignExpectation: add("import XCTest\n@Test func a() { XCTFail() }", to: Self.filmsSuite)
    case .layer: use("BooksDomain", of: "Domain", in: "Films")
    case .sibling: use("Books", of: "Books", in: "Films", requires: "Packages/Features/Books")
    case .cycle: addRing()
    case .attribute: files[Self.filmsSource] = "@testable import FilmsDomain"
    case .testOnly: use("Fakes", of: "Testing", in: "Films")
    case .thirdParty: alter(Self.films, requirements: [.external("swift-log")])
    case .unsafeFlags: alter("Packages/Testing", manifest: ".unsafeFlags([])\n" + Self.block)
    case .sharedSettings: alter("Packages/Testing", manifest: "")
    case .plan: plan = TestPlan(suites: [.init(name: "FilmTests", folder: Self.films)])
    case .disabledSuite:
      plan = TestPlan(suites: [.init(name: "FilmsTests", folder: Self.films, isEnabled: false)])
    case .planKey: plan = plan.map { TestPlan(suites: $0.suites, configurations: [], unexecutedKeys: ["a"]) }
    case .rootSuite: change("") { Self.package("", [$0.targets[0]], requires: Self.everyPackage) }
    case .rootPackage:
      let others = Self.everyPackage.filter { !$0.hasSuffix("Books") }
      change("") { Self.package("", $0.targets, requires: others) }
    case .orphanTarget: alter("Packages/Features/Books", products: [:])
    case .nameClash: alter("Packages/Testing", products: ["Fakes": ["Fakes"], "Books": ["Fakes"]])
    case .readme: files["Packages/Testing/README.md"] = nil
    case .picture: files["README.md"] = "<!-- monorepo graph -->\n<!-- end monorepo graph -->\n"
    case .deadLink: files["README.md"] = "[Films](Packages/Film)"
    case .ambient: add("let now = Date()", to: Self.filmsSource)
    case .swallowedError: add("let film = try? find()", to: Self.filmsSource)
    case .staleRule: rules = Self.rules(exceptions: #"{"module": "Films", "reason": "nothing is lost"}"#)
    case .documentation: add("public struct Films {}", to: Self.filmsSource)
    case .exception: add("// monorepo:allow ambient: nothing here", to: Self.filmsSource)
    case .baseline: break
    case .fileLength: add(String(repeating: "\n", count: 9), to: Self.filmsSource)
    }
  }

  mutating func add(_ line: String, to file: String) {
    files[file, default: ""] += "\n" + line
  }

  private mutating func use(
    _ module: String,
    of package: String,
    in target: String,
    requires folder: String? = nil
  ) {
    declare(Dependency(module, package: package), of: target, in: Self.films, requires: folder)
    add("import \(module)", to: Self.filmsSource)
  }

  /// Changes parts of a package and keeps the others.
  mutating func alter(
    _ folder: String,
    requirements: [LocalPackage.Requirement] = [],
    products: [String: [String]]? = nil,
    manifest: String? = nil
  ) {
    change(folder) { package in
      var package = package
      package.requirements += requirements
      package.products = products ?? package.products
      package.manifest = manifest ?? package.manifest
      return package
    }
  }

  /// Two modules of the app, which may know everything, that know each other.
  private mutating func addRing() {
    for (name, other) in [("Left", "Right"), ("Right", "Left")] {
      add(Target(name: name, kind: .library, folder: name, dependencies: [Dependency(other)]), to: "")
      files["\(name)/\(name).swift"] = "import \(other)"
    }
  }
}
