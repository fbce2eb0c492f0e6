import CommandKit
import MonorepoGraph
import MonorepoRunner
import MonorepoSystem

/// `monorepo test`: the test plan, executed.
struct TestCommand: Sendable {
  let machine: Machine
  private let root = Option<String>("root", help: "The repository's folder.", valueName: "dir", default: ".")
  private let plan = Option<String>(
    "plan",
    help: "The test plan, relative to the root.",
    valueName: "file",
    default: "AllTests.plan"
  )
  private let jobs: Option<Int>
  private let packages = Option<[String]>(
    "package",
    help: "Run the suites of this package only; may be repeated.",
    valueName: "name"
  )
  private let verbose = Flag("verbose", help: "Show every log whole.")

  init(machine: Machine) {
    self.machine = machine
    // One more than there are cores fills the pauses of single-threaded build steps: five small packages on two
    // cores took 15.6 s with two at a time, 13.8 s with three, 15.8 s with four (measured).
    jobs = Option(
      "jobs",
      short: "j",
      help: "How many packages are built and tested at once.",
      valueName: "n",
      default: machine.cores + 1,
      accepting: .atLeast(1)
    )
  }

  var definition: Command {
    Command(
      "test",
      abstract: "Build every package by itself and run its suites, as the test plan says.",
      discussion: "Each package has a scratch folder of its own below .build/suites.",
      examples: [
        Example("monorepo test", "Run every suite."),
        Example("monorepo test --package Domain --package Data", "Run the suites of two packages."),
      ],
      parameters: [root, plan, jobs, packages, verbose],
      run: run
    )
  }

  private func run(_ invocation: Invocation) async throws -> ExitCode {
    let summary: RunSummary
    do throws(UnusableInput) {
      summary = try await execute(invocation)
    } catch {
      return machine.refuse(error)
    }
    if let problem = summary.problem { machine.errorOutput("monorepo: \(problem)") }
    if !summary.notRun.isEmpty { machine.errorOutput("not run: \(summary.notRun.joined(separator: ", "))") }
    machine.output(summary.line)
    return summary.wasStopped ? .interrupted : summary.isGreen ? .done : .failed
  }

  private func execute(_ invocation: Invocation) async throws(UnusableInput) -> RunSummary {
    let files = machine.files
    let folder = files.resolved(invocation[root])
    guard files.isFolder(folder) else {
      throw UnusableInput(
        path: folder,
        what: "there is no such folder",
        remedy: "give the repository's folder with --root"
      )
    }
    let runner = PlanRunner(
      files: files,
      subprocesses: machine.subprocesses,
      now: machine.now,
      output: machine.output,
      progress: machine.progress
    )
    let options = RunOptions(
      root: folder,
      scratch: folder + "/.build/suites",
      jobs: invocation[jobs],
      packages: invocation[packages],
      isVerbose: invocation[verbose]
    )
    return try await runner.run(
      TestPlan(at: folder + "/" + invocation[plan], files: files),
      at: invocation[plan],
      options: options
    )
  }
}
