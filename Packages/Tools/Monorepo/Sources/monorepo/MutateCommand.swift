import CommandKit
import MonorepoGraph
import MonorepoMutation
import MonorepoRunner
import MonorepoSystem

/// `monorepo mutate`: whether the suites of a package notice small changes of its code.
struct MutateCommand: Sendable {
  let machine: Machine
  private let root = Option.root
  private let plan = Option.plan
  private let packages = Option<[String]>(
    "package",
    help: "Package to change (repeatable).",
    valueName: "name"
  )
  private let since = Option<String>(
    "since",
    help: "Commit since which the lines to change were added or edited.",
    valueName: "commit",
    default: "HEAD"
  )
  private let all = Flag("all", help: "Change any line, including those outside the current work.")
  private let limit = Option<Int>(
    "limit",
    help: "Maximum number of mutants per package.",
    valueName: "n",
    default: 40,
    accepting: .atLeast(1)
  )
  private let seed = Option<Int>(
    "seed",
    help: "Seed that selects the mutants; the same seed selects the same ones.",
    valueName: "n",
    default: 1,
    accepting: .atLeast(0)
  )
  private let json = Flag("json", help: "Print one JSON object with every mutant.")
  private var jobs: Option<Int> {
    Option(
      "jobs",
      short: "j",
      help: "Number of compilers that run at once.",
      valueName: "n",
      default: machine.cores + 1,
      accepting: .atLeast(1)
    )
  }

  var definition: Command {
    Command(
      "mutate",
      abstract: "Test whether the suites notice small changes in the code.",
      discussion: """
        A mutant is the package with one operator, literal, condition, returned value or call changed. The mutants of a \
        package are compiled together in a copy of the repository below .build/mutants and switched on one after \
        another; those of several packages too, if the root package declares their suites. The suites of the package \
        that use the changed module are run. A mutant that does not compile is not counted; one whose suite does not \
        end is caught. Each survivor is printed: write a test that fails with it, or find that the change makes no \
        difference.

        Each outcome is stored in .build/mutants/verdicts at once. An interrupted run continues where it stopped, as \
        long as the seed, the package, what it requires, the plan, the toolchain and the environment are the \
        same; remove that folder to try everything again. A second run in the same repository is refused.

        Exit codes: 0 every mutant was caught, or there is none, 1 one survived, or none of a package compiles, \
        2 invalid input, such as suites that fail without a change, 130 interrupted.
        """,
      examples: [
        Example("monorepo mutate", "the lines that are not committed yet"),
        Example("monorepo mutate --since origin/main", "the lines of a branch"),
        Example(
          "monorepo mutate --all --package CommandKit --limit 100 --seed 2",
          "a hundred mutants of one package"
        ),
      ],
      parameters: [root, plan, packages, since, all, limit, seed, jobs, json],
      run: machine.refusing(run)
    )
  }

  private func run(_ invocation: Invocation) async throws(UnusableInput) -> ExitCode {
    let repository = try await machine.repository(at: invocation[root])
    let planPath = invocation[plan]
    var options = MutationOptions(
      limit: invocation[limit],
      seed: UInt64(invocation[seed]),
      jobs: invocation[jobs]
    )
    options.packages = invocation[packages]
    if !invocation[all] {
      options.changes = try await ChangedFiles(root: repository.root, subprocesses: machine.subprocesses)
        .lines(since: invocation[since])
    }
    var runs = machine.runs
    runs.toolchain = repository.toolchain
    if invocation[json] { runs.output = machine.errorOutput }
    let runner = MutationRunner(
      try repository.plan(at: planPath, files: machine.files),
      at: planPath,
      in: repository,
      options: options,
      on: runs
    )
    let report = try await runner.run()
    for line in invocation[json] ? [report.json] : report.lines { machine.output(line) }
    if !invocation[json], report.packages.isEmpty {
      machine.errorOutput("nothing to change: no selected line belongs to a tested module")
    }
    if report.wasStopped { machine.errorOutput("stopped: the same command goes on from here") }
    let refusals = report.failures.map { machine.refuse($0) }
    return report.wasStopped ? .interrupted : refusals.first ?? (report.isGreen ? .done : .failed)
  }
}
