import Foundation
import MonorepoSystem

@testable import MonorepoChecks
@testable import MonorepoGraph

/// A small repository as files on a disk, that keeps every rule; its paths have spaces and letters beyond ASCII.
struct DiskFixture {
  static let films = "Packages/Übersicht der Filme"
  static let rules = Fixture.usualRules.replacing("Packages/Features/*", with: films)

  /// What the toolchain says of the manifests as they are, by the name of the file that holds it.
  ///
  /// It is asked once for all tests, each of which asks it for those manifests alone that it changes.
  private static let answers: Task<[String: Data], any Error> = Task {
    try await DiskFixture().withRepository(answers: [:]) { root, files, read in
      _ = try await read()
      let folder = DiskFixture.answerFolder(beside: root)
      let names = files.names(in: folder)
      return Dictionary(uniqueKeysWithValues: names.map { ($0, files.data(at: folder + "/" + $0) ?? Data()) })
    }
  }

  var rules: String? = rules
  /// The text of each file, by path.
  var files: [String: String] = [
    "README.md": "", "Packages/Domain/README.md": "", "\(films)/README.md": "",
    "Packages/Testing/README.md": "",
    "AllTests.plan": PlanText.new([.init(name: "FilmsTests", folder: films)]),
    "Package.swift": manifest(
      "Root",
      dependencies: ["Packages/Domain", films, "Packages/Testing"].map { ".package(path: \"\($0)\")" },
      targets: [
        #".executableTarget(name: "app", dependencies: ["Films"/*unused*/], path: "App")"#,
        #".testTarget(name: "FilmsTests", dependencies: ["Films"], path: "\#(films)/Tests/FilmsTests")"#,
      ]
    ),
    "App/main.swift": "import Films\nprint(1)",
    "Packages/Domain/Package.swift": manifest(
      "Domain",
      targets: [
        #".target(name: "Kernel", dependencies: [/*Kernel*/])"#,
        #".target(name: "FilmsDomain", dependencies: ["Kernel"/*FilmsDomain*/])"#,
        #".target(name: "BooksDomain")"#,
      ]
    ),
    "Packages/Domain/Sources/Kernel/Kernel.swift": #"let digits = /\d"/"#,
    "Packages/Domain/Sources/FilmsDomain/Film.swift": "import Kernel",
    "Packages/Domain/Sources/BooksDomain/Book.swift": "// import Kernel",
    "\(films)/Package.swift": manifest(
      "Films",
      dependencies: [#".package(path: "../Domain")/*packages*/"#],
      targets: [
        #".target(name: "Films", dependencies: [.product(name: "FilmsDomain", package: "Domain")/*Films*/])"#,
        #".testTarget(name: "FilmsTests", dependencies: ["Films"])"#,
      ]
    ),
    "\(films)/Sources/Films/Films.swift": "import FilmsDomain",
    "\(films)/Tests/FilmsTests/FilmsTests.swift": "@testable import Films\nimport Testing",
    "Packages/Testing/Package.swift": manifest("Testing", targets: [#".target(name: "Fakes")"#]),
    "Packages/Testing/Sources/Fakes/Fake.swift": "/// Fakes.\npublic struct Fake {}",
  ]

  static func manifest(_ name: String, dependencies: [String] = [], targets: [String]) -> String {
    let products = targets.compactMap { target -> String? in
      guard !target.hasPrefix(".testTarget"), let module = target.split(separator: "\"").dropFirst().first
      else { return nil }
      let kind = target.hasPrefix(".executableTarget") ? "executable" : "library"
      return ".\(kind)(name: \"\(module)\", targets: [\"\(module)\"])"
    }
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "\(name)",
        products: [
          \(products.joined(separator: ",\n    "))
        ],
        dependencies: [
          \(dependencies.joined(separator: ",\n    "))
        ],
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

  /// Writes the files, and hands over where they are, what the real toolchain reads there, and a way to read again.
  ///
  /// Unless other answers about manifests are handed in, those about the fixture as it is are there.
  func withRepository<Value>(
    answers: [String: Data]? = nil,
    _ body: (_ root: String, _ files: FileSystem, _ read: () async throws -> Inspection) async throws -> Value
  ) async throws -> Value {
    let system = FileSystem(manager: .default)
    let folder = system.resolved(NSTemporaryDirectory()) + "/" + UUID().uuidString
    defer { system.remove(folder) }
    let root = folder + "/Répo sitory"
    for (path, text) in files { try system.write(Data(text.utf8), to: root + "/" + path) }
    let answers = if let answers { answers } else { try await Self.answers.value }
    for (name, answer) in answers {
      try system.write(answer, to: Self.answerFolder(beside: root) + "/" + name)
    }
    let subprocesses = ChildProcessRunner(
      environment: ProcessInfo.processInfo.environment.merging(["TMPDIR": folder]) { $1 },
      captures: folder + "/captures",
      files: system,
      makeName: { UUID().uuidString }
    )
    _ = try await subprocesses.run(Subprocess(["git", "init", "-q"], in: root))
    return try await body(root, system) {
      let repository = try await RepositoryReader(
        root: root,
        scratch: Self.scratch(beside: root),
        jobs: 3,
        files: system,
        subprocesses: subprocesses
      ).read(skipsUnreadable: true)
      return try await Inspection(
        of: repository,
        rules: try rules.map { try JSONDecoder().decode(ArchitectureRules.self, from: Data($0.utf8)) }
          ?? ArchitectureRules(),
        planPath: "AllTests.plan",
        files: system,
        jobs: 3
      )
    }
  }

  private static func scratch(beside root: String) -> String { root + "'s scratch folder" }

  /// Where a reader stores what the toolchain said.
  private static func answerFolder(beside root: String) -> String { scratch(beside: root) + "/read" }

  /// Changes the text of one file, in which the old text must stand.
  mutating func change(_ old: String, to new: String, in path: String) {
    precondition(files[path]?.contains(old) == true, "there is no \(old) in \(path)")
    files[path] = files[path]?.replacing(old, with: new)
  }

  func findings() async throws -> [Finding] {
    try await withRepository { _, _, read in try await read().findings }
  }
}
