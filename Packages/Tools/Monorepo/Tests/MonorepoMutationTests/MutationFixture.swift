import Foundation
import MonorepoRunner
import MonorepoSystem
import Synchronization

@testable import MonorepoGraph
@testable import MonorepoMutation

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

  func report(
    _ subprocesses: any SubprocessRunner,
    repository: Repository? = nil,
    packages: [String] = [],
    changes: [String: [ClosedRange<Int>]]? = nil,
    limit: Int = 100,
    seed: UInt64 = 1
  ) async throws -> MutationReport {
    let time = Mutex(Duration.zero)
    let runner = MutationRunner(
      TestPlan(
        suites: [.init(name: "PackTests", folder: "Pack")]
          + (repository == nil ? [] : [.init(name: "BaseTests", folder: "Base")])
      ),
      at: "AllTests.plan",
      in: repository ?? self.repository,
      options: MutationOptions(packages: packages, changes: changes, limit: limit, seed: seed, jobs: 2),
      on: RunMachine(
        files: files,
        subprocesses: subprocesses,
        toolchain: nil,
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
