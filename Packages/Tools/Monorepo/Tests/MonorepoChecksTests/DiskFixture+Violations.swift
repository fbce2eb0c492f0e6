import MonorepoGraph

@testable import MonorepoChecks

extension DiskFixture {
  /// Plants a violation of a rule next to those that are there; a rule without one does not compile.
  ///
  /// - Returns: The file in which the rule must find it.
  mutating func plant(_ rule: Rule) -> String {
    let sources = Self.films + "/Sources/Films/"
    let manifest = Self.films + "/Package.swift"
    switch rule {
    case .manifest:
      return write("// swift-tools-version: 6.2\nlet package = ", to: "Packages/Odd/Package.swift")
    case .undeclaredImport:
      return write("import Kernel", to: sources + "Undeclared.swift")
    case .unusedDependency:
      insert(#", .product(name: "Kernel", package: "Domain")"#, at: "/*unused*/", in: "Package.swift")
      return "Package.swift"
    case .missingDependency:
      insert(#", .product(name: "Gone", package: "Domain")"#, at: "/*Films*/", in: manifest)
      return manifest
    case .forbiddenImport:
      return write(
        "#if canImport(FoundationNetworking)\nimport FoundationNetworking\n#endif",
        to: sources + "Net.swift"
      )
    case .ignoredSource:
      files[".gitignore"] = "Generated*.swift\n"
      return write("struct Generated {}", to: sources + "Generated.swift")
    case .undeclaredSuite:
      return write("import Testing", to: Self.films + "/Tests/OldTests/OldTests.swift")
    case .foreignExpectation:
      let suite = Self.films + "/Tests/FilmsTests/ForeignTests.swift"
      return write("import Testing\nimport XCTest\n@Test func a() { XCTFail() }", to: suite)
    case .layer:
      insert(#", .product(name: "BooksDomain", package: "Domain")"#, at: "/*Films*/", in: manifest)
      return write("\nimport BooksDomain", to: sources + "Layer.swift")
    case .sibling:
      insert(#", "BooksDomain""#, at: "/*FilmsDomain*/", in: "Packages/Domain/Package.swift")
      return write("import BooksDomain", to: "Packages/Domain/Sources/FilmsDomain/Sibling.swift")
    case .cycle:
      insert(#""FilmsDomain""#, at: "/*Kernel*/", in: "Packages/Domain/Package.swift")
      _ = write("import FilmsDomain", to: "Packages/Domain/Sources/Kernel/Ring.swift")
      return "Packages/Domain/Package.swift"
    case .attribute:
      return write("@testable import FilmsDomain", to: sources + "Attribute.swift")
    case .testOnly:
      insert(#", .product(name: "Fakes", package: "Testing")"#, at: "/*Films*/", in: manifest)
      insert(#", .package(path: "../Testing")"#, at: "/*packages*/", in: manifest)
      return write("import Fakes", to: sources + "TestOnly.swift")
    case .thirdParty:
      let package = #", .package(url: "https://example.com/swift-log.git", from: "1.0.0")"#
      insert(package, at: "/*packages*/", in: manifest)
      return manifest
    case .unsafeFlags:
      insert("], swiftSettings: [.unsafeFlags([])", at: "/*Films*/", in: manifest)
      return manifest
    case .sharedSettings:
      return replace("ExistentialAny", with: "MemberImportVisibility", in: manifest)
    case .plan:
      return replace("FilmsTests", with: "FilmTests", in: "AllTests.plan")
    case .disabledSuite:
      return replace("\"target\"", with: "\"enabled\": false, \"target\"", in: "AllTests.plan")
    case .planKey:
      return replace(
        "\"defaultOptions\": {}",
        with: "\"defaultOptions\": {\"mainThreadCheckerEnabled\": false}",
        in: "AllTests.plan"
      )
    case .rootSuite:
      return replace("testTarget(name: \"FilmsTests\"", with: "testTarget(name: \"Odd\"", in: "Package.swift")
    case .rootPackage:
      return replace(#".package(path: "Packages/Testing")"#, with: "", in: "Package.swift")
    case .orphanTarget:
      return replace(
        "targets: [\n    .target(name: \"Fakes\")",
        with: "targets: [\n    .target(name: \"Lonely\"),\n    .target(name: \"Fakes\")",
        in: "Packages/Testing/Package.swift"
      )
    case .nameClash:
      return replace("\"BooksDomain\")", with: "\"BooksDomain\"), .target(name: \"Data\")", in: domain)
    case .readme:
      files["Packages/Testing/README.md"] = nil
      return "Packages/Testing/README.md"
    case .picture:
      return write("<!-- monorepo graph -->\n<!-- end monorepo graph -->\n", to: "Packages/Domain/README.md")
    case .deadLink:
      return write("[Films](../Übersicht/README.md)", to: "Packages/Testing/Links.md")
    case .ambient:
      return write("let now = Date()", to: sources + "Ambient.swift")
    case .swallowedError:
      return write("func find() throws {}\nlet film = try? find()", to: sources + "Swallowed.swift")
    case .staleRule:
      let exception = #"{"module": "Kernel", "reason": "nothing is lost"}"#
      rules = rules?.replacing("\"exceptions\": []", with: "\"exceptions\": [\(exception)]")
      return "architecture.json"
    case .exception:
      return write("// monorepo:allow ambient", to: sources + "Exception.swift")
    case .baseline:
      return ""
    case .documentation:
      return write("public struct Films {}", to: sources + "Documentation.swift")
    case .fileLength:
      return write(String(repeating: "\n", count: 10), to: sources + "Long.swift")
    }
  }

  private var domain: String { "Packages/Domain/Package.swift" }

  private mutating func write(_ text: String, to path: String) -> String {
    files[path] = text
    return path
  }

  private mutating func insert(_ text: String, at mark: String, in path: String) {
    _ = replace(mark, with: text + mark, in: path)
  }

  private mutating func replace(_ old: String, with new: String, in path: String) -> String {
    change(old, to: new, in: path)
    return path
  }
}
