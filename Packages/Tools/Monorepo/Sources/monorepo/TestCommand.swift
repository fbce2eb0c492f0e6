import CommandKit
import Foundation
import MonorepoGraph
import MonorepoInputs
import MonorepoRunner
import MonorepoSystem

/// `monorepo test`: the test plan, executed.
struct TestCommand: Sendable {
  let machine: Machine
  let parameters: TestParameters

  init(machine: Machine) {
    self.machine = machine
    parameters = TestParameters(cores: machine.cores)
  }

  var definition: Command {
    Command(
      "test",
      abstract: "Build the packages and run their suites, as the test plan says.",
      discussion: """
        All suites are built at once, in the graph of the root package, and each runs in a process of its own. With \
        --isolated, or where the root package does not declare every suite, each package is built by itself below .build/suites, several at a time. A suite that passed, and \
        of which nothing has changed since that could matter, is not run again. The last line is “N passed, N failed”.
        """,
      examples: [
        Example("monorepo test", "every suite that is affected by what changed since it passed"),
        Example("monorepo test --all --jobs 1", "every suite, one thing at a time"),
        Example("monorepo test --filter SafeText", "the quick loop: some tests"),
        Example("monorepo test --changed origin/main", "what a branch can have broken"),
        Example("monorepo test --isolated --shard 1/3 --junit report.xml", "a third of the packages, for CI"),
        Example("monorepo test --list --json --changed", "a matrix for CI"),
        Example(
          "monorepo test --package Domain --repeat 50 --shuffle",
          "hunt for a test that fails at times"
        ),
      ],
      parameters: parameters.all,
      run: run
    )
  }

  private static let nothingSelected = "nothing to run: the plan, or what was asked of it, selects no suite"

  private func run(_ invocation: Invocation) async throws -> ExitCode {
    do throws(UnusableInput) {
      try refuseContradictions(invocation)
      let runner = try await planRunner(invocation)
      guard !invocation[parameters.list] else {
        let listing = try await runner.listing()
        if invocation[parameters.json] {
          machine.output(listing.json)
        } else {
          for line in listing.lines { machine.output(line) }
          if listing.lines.isEmpty { machine.errorOutput(Self.nothingSelected) }
        }
        return .done
      }
      let summary = try await runner.run()
      let code = conclude(summary, invocation)
      try writeReports(summary, invocation)
      return code
    } catch {
      return machine.refuse(error)
    }
  }

  private func conclude(_ summary: RunSummary, _ invocation: Invocation) -> ExitCode {
    if case .success(let report) = summary.coverage {
      for line in report.lines { machine.output(line) }
    }
    for finding in summary.coverageFindings { machine.errorOutput(finding) }
    for note in summary.notes { machine.output(note) }
    if summary.isEmpty { machine.errorOutput(Self.nothingSelected) }
    if let problem = summary.problem { machine.errorOutput("monorepo: \(problem)") }
    if !summary.notRun.isEmpty { machine.errorOutput("not run: \(summary.notRun.joined(separator: ", "))") }
    let foundNothing = invocation[parameters.filter] != nil && summary.foundNothing
    if foundNothing { machine.errorOutput("no test matches the filter — see their names with --verbose") }
    machine.output(summary.line)
    return summary.wasStopped ? .interrupted : summary.isGreen && !foundNothing ? .done : .failed
  }

  private func writeReports(_ summary: RunSummary, _ invocation: Invocation) throws(UnusableInput) {
    let files = machine.files
    if let path = invocation[parameters.junit] {
      try files.write(Data(summary.junitReport.utf8), to: files.resolved(path))
    }
    if case .success(let report) = summary.coverage {
      let root = files.resolved(invocation[parameters.root])
      try files.write(Data(report.json.utf8), to: root + "/.build/coverage.json")
    }
  }

  private func planRunner(_ invocation: Invocation) async throws(UnusableInput) -> PlanRunner {
    let files = machine.files
    let root = files.resolved(invocation[parameters.root])
    guard files.isFolder(root) else {
      throw UnusableInput(
        path: root,
        what: "there is no such folder",
        remedy: "give the repository's folder with --root"
      )
    }
    let plan = try TestPlan(at: files.path(invocation[parameters.plan], in: root), files: files)
    let toolchain = await Toolchain(subprocesses: machine.subprocesses).identity(in: root)
    let reader = machine.reader(at: root, toolchain: toolchain)
    let repository = try await reader.read()
    let affected = try await affectedSuites(invocation, repository)
    let declared = Set(repository.packages.first { $0.folder.isEmpty }?.targets.map(\.name) ?? [])
    let undeclared = plan.suites.filter { $0.isEnabled && !declared.contains($0.name) }.map(\.name)
    if !invocation[parameters.isolated], let first = undeclared.first {
      let others = undeclared.count > 1 ? " and \(undeclared.count - 1) more" : ""
      machine.errorOutput(
        "The root package does not declare \(first)\(others), so each package is built by itself."
      )
    }
    return PlanRunner(
      plan,
      at: invocation[parameters.plan],
      in: repository,
      reader: reader,
      options: parameters.options(
        invocation,
        root: root,
        canShare: undeclared.isEmpty,
        affected: affected,
        randomSeed: machine.randomSeed()
      ),
      on: machine.runMachine(toolchain: toolchain)
    )
  }

  /// The suites that a change can touch, nil when the run is not about a change.
  private func affectedSuites(_ invocation: Invocation, _ repository: Repository) async throws(UnusableInput)
    -> Set<String>?
  {
    guard let base = invocation[parameters.changed] else { return nil }
    let changed = try await ChangedFiles(root: repository.root, subprocesses: machine.subprocesses).since(
      base
    )
    guard !changed.contains(invocation[parameters.plan]) else { return nil }
    return Set(Affected(by: changed, in: repository).suites)
  }
}
