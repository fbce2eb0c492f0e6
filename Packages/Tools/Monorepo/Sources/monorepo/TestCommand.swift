import CommandKit
import Foundation
import MonorepoGraph
import MonorepoRunner
import MonorepoSystem

/// `monorepo test`: the test plan, executed.
struct TestCommand: Sendable {
  let machine: Machine
  private var parameters: TestParameters { TestParameters(cores: machine.cores) }

  var definition: Command {
    Command(
      "test",
      abstract: "Run the suites of the test plan.",
      discussion: """
        All suites are built together, in the graph of the root package, and each runs in its own process. With \
        --isolated, or if the root package does not declare every suite, each package is built separately below \
        .build/suites, several at a time. A suite that passed is not run again until one of its inputs changes. The \
        last line is 'N passed, N failed'.
        """,
      examples: [
        Example("monorepo test", "the suites whose inputs have changed"),
        Example("monorepo test --all --jobs 1", "all suites, one job at a time"),
        Example("monorepo test --filter SafeText", "the tests whose names match"),
        Example("monorepo test --changed origin/main", "the suites that a branch can affect"),
        Example("monorepo test --isolated --package Domain --junit report.xml", "one package, for CI"),
        Example("monorepo test --list --json --changed", "a matrix for CI"),
        Example(
          "monorepo test --package Domain --repeat 50 --shuffle",
          "find a test that fails intermittently"
        ),
      ],
      parameters: parameters.all,
      run: machine.refusing(run)
    )
  }

  private static let nothingSelected = "nothing to run: no suite of the plan is selected"

  private func run(_ invocation: Invocation) async throws(UnusableInput) -> ExitCode {
    try refuseContradictions(invocation)
    let runner = try await planRunner(invocation)
    guard !invocation[parameters.list] else {
      let (listing, isJSON) = (try await runner.listing(), invocation[parameters.json])
      for line in isJSON ? [listing.json] : listing.lines { machine.output(line) }
      if !isJSON, listing.lines.isEmpty { machine.errorOutput(Self.nothingSelected) }
      return .done
    }
    let summary = try await runner.run()
    let code = conclude(summary, invocation)
    try writeReports(summary, invocation)
    return code
  }

  /// Refuses before anything runs what would only show afterwards.
  private func refuseContradictions(_ invocation: Invocation) throws(UnusableInput) {
    if invocation[parameters.json], !invocation[parameters.list] {
      throw UnusableInput(
        path: "--json",
        what: "requires --list",
        remedy: "add --list, or write the results to a file with --junit"
      )
    }
    if let path = invocation[parameters.junit], machine.files.isFolder(machine.files.resolved(path)) {
      throw UnusableInput(path: path, what: "is a folder", remedy: "pass the path of a file")
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
    for tag in summary.strayTags {
      machine.errorOutput("the plan selects or skips the tag “\(tag)”, which no test has")
    }
    let isFiltered = invocation[parameters.filter] != nil
    let foundNothing = summary.foundNothing && (isFiltered || !summary.isEmpty)
    if foundNothing {
      machine.errorOutput(
        isFiltered
          ? "no test matches the filter; --verbose shows the names"
          : "no test ran: the plan's tags leave none"
      )
    }
    machine.output(summary.line)
    return summary.wasStopped ? .interrupted : summary.isGreen && !foundNothing ? .done : .failed
  }

  private func writeReports(_ summary: RunSummary, _ invocation: Invocation) throws(UnusableInput) {
    let files = machine.files
    if let path = invocation[parameters.junit] {
      try files.write(Data(summary.junitReport.utf8), to: files.path(path, in: files.resolved(".")))
    }
    if case .success(let report) = summary.coverage {
      let root = files.resolved(invocation[parameters.root])
      try files.write(Data(report.json.utf8), to: root + "/.build/coverage.json")
    }
  }

  private func planRunner(_ invocation: Invocation) async throws(UnusableInput) -> PlanRunner {
    let files = machine.files
    let root = files.resolved(invocation[parameters.root])
    let reader = try machine.reader(at: root)
    let repository = try await reader.read()
    let plan = try TestPlan(at: files.path(invocation[parameters.plan], in: root), files: files)
    let affected = try await affectedSuites(invocation, repository)
    let undeclared = plan.suites(missingFrom: repository.rootPackage).map(\.name)
    if !invocation[parameters.isolated], let first = undeclared.first {
      let others = undeclared.count > 1 ? " and \(undeclared.count - 1) more" : ""
      machine.errorOutput(
        "The root package does not declare \(first)\(others), so each package is built separately."
      )
    }
    var runs = machine.runs
    runs.toolchain = repository.toolchain
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
        randomSeed: machine.runs.makeSeed()
      ),
      on: runs
    )
  }

  /// The suites that a change can touch, nil when the run is not about a change.
  private func affectedSuites(_ invocation: Invocation, _ repository: Repository) async throws(UnusableInput)
    -> Set<String>?
  {
    guard let base = invocation[parameters.changed] else { return nil }
    let files = ChangedFiles(root: repository.root, subprocesses: machine.subprocesses)
    let changed = try await files.since(base)
    guard !changed.contains(invocation[parameters.plan]) else { return nil }
    // What is built at once is built as the root manifest says.
    let hasOtherRoot = changed.contains { $0 == "Package.swift" || $0.hasPrefix("Package@swift-") }
    guard invocation[parameters.isolated] || !hasOtherRoot else { return nil }
    return Set(Affected(by: changed, in: repository).suites)
  }
}
