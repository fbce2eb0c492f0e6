import Foundation
import MonorepoGraph
import MonorepoSystem
import Testing

@testable import MonorepoChecks

/// The whole check on repositories on disk, read by the real `git`, `swift package` and `swiftc`.
@Suite struct RealToolchainTests {
  @Test func `a clean repository is green`() async throws {
    #expect(try await findings(in: cleanFiles) == [])
  }

  @Test func `one violation of every kind is found, each by its rule`() async throws {
    var files = cleanFiles
    files["Packages/Testing/README.md"] = nil
    files["README.md"] = "<!-- monorepo graph -->\n<!-- end monorepo graph -->\n"
    files["Packages/Domain/Sources/Kernel/Kernel.swift"] = "import FilmsDomain\nimport BooksDomain"
    files["Packages/Films/Sources/Films/Films.swift"] = """
      import Kernel
      @testable import FilmsDomain
      import Fakes
      #if NEVER
        import Nothing
      #endif
      let now = Date()
      """
    files["Packages/Films/Package.swift"] = manifest(
      "Films",
      dependencies: [
        #".package(path: "../Domain")"#, #".package(path: "../Testing")"#,
        #".package(url: "https://example.com/swift-log.git", from: "1.0.0")"#,
      ],
      targets: [
        #".target(name: "Films", dependencies: [.product(name: "FilmsDomain", package: "Domain"), "#
          + #".product(name: "BooksDomain", package: "Domain"), .product(name: "Fakes", package: "Testing")], "#
          + #"swiftSettings: [.unsafeFlags([])])"#,
        #".testTarget(name: "FilmsTests", dependencies: ["Films"])"#,
      ]
    ).replacing("ExistentialAny", with: "MemberImportVisibility")
    files["AllTests.plan"] = plan(["FilmTests"])
    files["Package.swift"] = manifest("Root", dependencies: [], targets: [])
    files["Packages/Domain/Package.swift"] = files["Packages/Domain/Package.swift"]?
      .replacing(#"name: "Kernel")"#, with: #"name: "Kernel", dependencies: ["BooksDomain"])"#)
    files["Packages/Domain/Sources/BooksDomain/Book.swift"] = "import Kernel\nimport FilmsDomain"

    let rules = Set(try await findings(in: files).map(\.rule))

    #expect(Set(Rule.allCases).subtracting(rules) == [])
  }

  @Test func `a manifest that does not parse is unusable input that names it`() async throws {
    var files = cleanFiles
    files["Packages/Films/Package.swift"] = "// swift-tools-version: 6.2\nlet package ="

    let error = await #expect(throws: UnusableInput.self) { try await findings(in: files) }

    #expect(error?.path == "Packages/Films/Package.swift")
  }

  private func findings(in contents: [String: String]) async throws -> [Finding] {
    let files = FileSystem(manager: .default)
    let folder = files.resolved(NSTemporaryDirectory()) + "/" + UUID().uuidString
    defer { files.remove(folder) }
    for (path, text) in contents { try files.write(Data(text.utf8), to: folder + "/Répo sitory/" + path) }
    let subprocesses = ChildProcessRunner(
      environment: ProcessInfo.processInfo.environment.merging(["TMPDIR": folder]) { $1 },
      captures: folder + "/captures",
      files: files,
      makeName: { UUID().uuidString }
    )
    let repository = try await RepositoryReader(
      root: folder + "/Répo sitory",
      scratch: folder + "/scratch folder",
      jobs: 3,
      files: files,
      subprocesses: subprocesses
    ).read()
    let inspection = try await Inspector(files: files, subprocesses: subprocesses, jobs: 3).inspect(
      repository,
      rules: try JSONDecoder().decode(ArchitectureRules.self, from: Data(rules.utf8)),
      planPath: "AllTests.plan"
    )
    return ArchitectureCheck().findings(in: inspection)
  }

  private let rules = Fixture.rules.replacing("Packages/Features/*", with: "Packages/Films")

  private var cleanFiles: [String: String] {
    [
      "README.md": "", "Packages/Domain/README.md": "", "Packages/Films/README.md": "",
      "Packages/Testing/README.md": "",
      "AllTests.plan": plan(["FilmsTests"]),
      "Package.swift": manifest(
        "Root",
        dependencies: [#".package(path: "Packages/Films")"#],
        targets: [
          #".executableTarget(name: "app", dependencies: ["Films"], path: "App")"#,
          #".testTarget(name: "FilmsTests", dependencies: ["Films"], path: "Packages/Films/Tests/FilmsTests")"#,
        ]
      ),
      "App/main.swift": "import Films\nprint(1)",
      "Packages/Domain/Package.swift": manifest(
        "Domain",
        dependencies: [],
        targets: [
          #".target(name: "Kernel")"#, #".target(name: "FilmsDomain", dependencies: ["Kernel"])"#,
          #".target(name: "BooksDomain")"#,
        ]
      ),
      "Packages/Domain/Sources/Kernel/Kernel.swift": #"let digits = /\d"/"#,
      "Packages/Domain/Sources/FilmsDomain/Film.swift": "import Kernel",
      "Packages/Domain/Sources/BooksDomain/Book.swift": "// import Kernel",
      "Packages/Films/Package.swift": manifest(
        "Films",
        dependencies: [#".package(path: "../Domain")"#],
        targets: [
          #".target(name: "Films", dependencies: [.product(name: "FilmsDomain", package: "Domain")])"#,
          #".testTarget(name: "FilmsTests", dependencies: ["Films"])"#,
        ]
      ),
      "Packages/Films/Sources/Films/Films.swift": "import FilmsDomain",
      "Packages/Films/Tests/FilmsTests/FilmsTests.swift": "@testable import Films\nimport Testing",
      "Packages/Testing/Package.swift": manifest(
        "Testing",
        dependencies: [],
        targets: [#".target(name: "Fakes")"#]
      ),
      "Packages/Testing/Sources/Fakes/Fake.swift": "public struct Fake {}",
    ]
  }

  private func manifest(_ name: String, dependencies: [String], targets: [String]) -> String {
    let products = targets.compactMap { target -> String? in
      guard target.hasPrefix(".target"), let module = target.split(separator: "\"").dropFirst().first else {
        return nil
      }
      return #".library(name: "\#(module)", targets: ["\#(module)"])"#
    }
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "\(name)",
        products: [\(products.joined(separator: ", "))],
        dependencies: [\(dependencies.joined(separator: ", "))],
        targets: [
          \(targets.joined(separator: ",\n    "))
        ]
      )

      // --- shared settings
      for target in package.targets where target.type != .system {
        target.swiftSettings = (target.swiftSettings ?? []) + [.enableUpcomingFeature("ExistentialAny")]
      }
      // --- end shared settings ---
      """
  }

  private func plan(_ suites: [String]) -> String {
    let entries = suites.map { name in
      #"{"target": {"containerPath": "container:Packages/Films", "identifier": "\#(name)", "name": "\#(name)"}}"#
    }
    return """
      {"configurations": [{"id": "1", "name": "Default", "options": {}}], "defaultOptions": {},
       "testTargets": [\(entries.joined(separator: ", "))], "version": 1}
      """
  }
}
