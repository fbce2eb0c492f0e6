import Foundation
import MonorepoSystem
import Synchronization

@testable import MonorepoGraph
@testable import MonorepoMutation
@testable import MonorepoRunner

extension Mutant {
  /// A mutant that is only recorded or told.
  static func sample(
    _ original: String = "a",
    _ mutated: String = "b",
    file: String = "A.swift",
    line: Int = 1,
    column: Int = 1
  ) -> Mutant {
    let point = MutationPoint(
      line: line,
      column: column,
      original: original,
      mutated: mutated,
      edits: [],
      declaration: ""
    )
    return Mutant(id: 1, target: "A", file: file, text: "the line", point: point)
  }
}

/// A repository on disk with one package, `Pack`, whose module and suite are called `Pack` and `PackTests`.
final class MutationFixture: Sendable {
  static let sourcePath = "Pack/Sources/Pack/Pack.swift"

  let folder = FileSystem(manager: .default).resolved(NSTemporaryDirectory()) + "/" + UUID().uuidString
  let files = FileSystem(manager: .default)
  let told = Mutex<[String]>([])
  /// How far the clock that durations are measured with goes on at each look at it.
  let timePerLook = Mutex(Duration.zero)

  var root: String { folder + "/Some folder" }
  var copy: String { root + "/.build/mutants/repository/" }

  func write(_ contents: [String: String]) throws {
    for (path, text) in contents { try files.write(Data(text.utf8), to: root + "/" + path) }
    try files.createFolder(folder + "/captures")
  }

  func text(_ path: String) -> String? { files.text(at: root + "/" + path) }

  /// The repository as a reader would describe it.
  var repository: Repository {
    Repository(
      root: root,
      files: files.files(below: root),
      packages: [
        LocalPackage(
          folder: "Pack",
          name: "Pack",
          requirements: [.local(folder: "Base")],
          targets: [
            Target(name: "Pack", kind: .library, folder: "Pack/Sources/Pack"),
            Target(
              name: "PackTests",
              kind: .test,
              folder: "Pack/Tests/PackTests",
              dependencies: [Dependency("Pack")]
            ),
          ]
        ),
        LocalPackage(folder: "Base", name: "Base", targets: []),
      ]
    )
  }

  /// The same with a suite in `Base`, and a root package that declares some suites.
  func repository(whoseRootDeclares suites: [String]) -> Repository {
    Repository(
      root: root,
      files: files.files(below: root),
      packages: [
        repository.packages.first { $0.folder == "Pack" }
          ?? LocalPackage(folder: "Pack", name: "Pack", targets: []),
        LocalPackage(
          folder: "Base",
          name: "Base",
          targets: [
            Target(name: "Base", kind: .library, folder: "Base/Sources/Base"),
            Target(
              name: "BaseTests",
              kind: .test,
              folder: "Base/Tests/BaseTests",
              dependencies: [Dependency("Base")]
            ),
          ]
        ),
        LocalPackage(
          folder: "",
          name: "Everything",
          targets: suites.map {
            Target(name: $0, kind: .test, folder: $0.replacing("Tests", with: "") + "/Tests/" + $0)
          }
        ),
      ]
    )
  }

  /// A package with a second suite, which uses `Middle`, a module above `Pack`, or `Other`, which has nothing to do
  /// with it.
  func repository(withSuite suite: String, using used: String) -> Repository {
    let modules = [("Pack", []), ("Middle", ["Pack"]), ("Other", [])].map { name, dependencies in
      Target(
        name: name,
        kind: .library,
        folder: "Pack/Sources/\(name)",
        dependencies: dependencies.map { Dependency($0) }
      )
    }
    let suites = [("PackTests", "Pack"), (suite, used)].map { name, module in
      Target(name: name, kind: .test, folder: "Pack/Tests/\(name)", dependencies: [Dependency(module)])
    }
    return Repository(
      root: root,
      files: files.files(below: root),
      packages: [LocalPackage(folder: "Pack", name: "Pack", targets: modules + suites)]
    )
  }

  func report(
    _ subprocesses: any SubprocessRunner,
    repository: Repository? = nil,
    packages: [String] = [],
    changes: [String: [ClosedRange<Int>]]? = nil,
    limit: Int = 100,
    seed: UInt64 = 1,
    plan: TestPlan.Options = .standard,
    toolchain: String? = nil
  ) async throws -> MutationReport {
    let time = Mutex(Duration.zero)
    let repository = repository ?? self.repository
    let suites = repository.packages.filter { !$0.folder.isEmpty }.flatMap { package in
      package.targets.filter { $0.kind == .test }.map {
        TestPlan.Suite(name: $0.name, folder: package.folder)
      }
    }
    let runner = MutationRunner(
      TestPlan(suites: suites, configurations: [.init(name: "Default", options: plan)]),
      at: "AllTests.plan",
      in: repository,
      options: MutationOptions(packages: packages, changes: changes, limit: limit, seed: seed, jobs: 2),
      on: RunMachine(
        files: files,
        subprocesses: subprocesses,
        toolchain: toolchain,
        system: "",
        environment: [:],
        clock: ContinuousClock(),
        now: {
          let step = self.timePerLook.withLock(\.self)
          return time.withLock { time in
            time += step
            return time
          }
        },
        makeSeed: { 1 },
        output: { line in self.told.withLock { $0.append(line) } },
        progress: nil
      )
    )
    return try await runner.run()
  }
}
