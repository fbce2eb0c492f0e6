import CommandKit
import MonorepoGraph
import MonorepoRunner
import MonorepoSystem

struct Machine: Sendable {
  /// The part that a run of suites uses, without the toolchain, which a repository knows that was read.
  let runs: RunMachine
  let cores: Int
  let inheritedEnvironment: [String: String]
  let input: @Sendable () -> String
  let errorOutput: @Sendable (String) -> Void
  let wasInterrupted: @Sendable () -> Bool

  var files: FileSystem { runs.files }
  var subprocesses: any SubprocessRunner { runs.subprocesses }
  var output: @Sendable (String) -> Void { runs.output }

  /// A command that ends with its exit code for input that it cannot use.
  func refusing(
    _ run: @escaping @Sendable (Invocation) async throws(UnusableInput) -> ExitCode
  ) -> @Sendable (Invocation) async throws -> ExitCode {
    { invocation in
      do throws(UnusableInput) {
        return try await run(invocation)
      } catch {
        return refuse(error)
      }
    }
  }

  /// Says what cannot be used, unless only the program was stopped, and gives the exit code for it.
  func refuse(_ input: UnusableInput) -> ExitCode {
    guard !wasInterrupted() else {
      errorOutput("monorepo: stopped")
      return .interrupted
    }
    errorOutput("Error: \(input)")
    return .usage
  }
}

extension Machine {
  /// The test plan that is meant where none is named.
  static let usualPlan = "AllTests.plan"

  func repository(at root: String) async throws(UnusableInput) -> Repository {
    try await reader(at: files.resolved(root)).read()
  }

  /// A reader of the repository in a folder, for which the usual rules count where none are named.
  func reader(at root: String, rules: String? = nil) throws(UnusableInput) -> RepositoryReader {
    let usual = if let rules { rules } else { try UsualRules.path(in: root, files: files) }
    let log = ProgressLog(now: runs.now, write: errorOutput)
    var reader = RepositoryReader(
      root: root,
      scratch: root + "/.build/manifests",
      jobs: cores + 1,
      files: files,
      subprocesses: subprocesses,
      environment: inheritedEnvironment,
      rules: usual
    )
    reader.limit = (duration: Duration.seconds(120), clock: runs.clock)
    reader.progress = runs.progress ?? { @Sendable text in log.show(text) }
    return reader
  }
}

extension Option<String> {
  static var root: Option<String> {
    Option("root", help: "Root folder of the repository.", valueName: "dir", default: ".")
  }

  static var plan: Option<String> {
    Option("plan", help: "Test plan, relative to the root.", valueName: "file", default: Machine.usualPlan)
  }
}
