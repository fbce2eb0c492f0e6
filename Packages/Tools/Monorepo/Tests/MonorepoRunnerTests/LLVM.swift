import Foundation
import MonorepoSystem
import Synchronization

/// Plays the tools that merge and export what code coverage measured.
final class LLVM: SubprocessRunner {
  let subprocesses = Mutex<[Subprocess]>([])
  private let failing: String?
  private let problem: SubprocessError?
  private let export: String
  private let target: String

  /// - Parameters:
  ///   - failing: The tool that fails.
  ///   - problem: Why no tool can be started.
  ///   - export: What is exported; nil for the lines of some files.
  ///   - target: What the compiler tells of its target.
  init(
    failing: String? = nil,
    problem: SubprocessError? = nil,
    export: String? = nil,
    target: String = #"{"paths":{"runtimeResourcePath":"/toolchain/lib/swift"}}"#
  ) {
    (self.failing, self.problem, self.target) = (failing, problem, target)
    self.export = export ?? #"{"data":[{"files":[\#(Self.files)]}]}"#
  }

  func run(_ subprocess: Subprocess) async throws(SubprocessError) -> SubprocessOutcome {
    subprocesses.withLock { $0.append(subprocess) }
    if let problem { throw problem }
    if let failing, subprocess.arguments.contains(where: { $0.hasSuffix(failing) }) {
      return SubprocessOutcome(ending: .exited(1), errors: Data("no match".utf8))
    }
    let output = subprocess.arguments.contains("export") ? export : target
    return SubprocessOutcome(ending: .exited(0), output: Data(output.utf8))
  }

  private static let files = [
    file("/repo/App/main.swift", 10, 10), file("/repo/Packages/A/Sources/One/X.swift", 20, 10),
    file("/repo/Packages/A/Sources/Two/Y.swift", 10, 5),
    file("/repo/Packages/A/Tests/ATests/T.swift", 99, 99),
    file("/repo/Packages/A/B/Sources/B/Z.swift", 8, 1), file("/repo/.build/suites/A/x.swift", 99, 0),
    file("/repo/build/APackageTests.derived/runner.swift", 99, 0), file("/elsewhere/E.swift", 99, 0),
  ].joined(separator: ",")

  private static func file(_ path: String, _ count: Int, _ covered: Int) -> String {
    #"{"filename":"\#(path)","summary":{"lines":{"count":\#(count),"covered":\#(covered),"percent":0}}}"#
  }
}
