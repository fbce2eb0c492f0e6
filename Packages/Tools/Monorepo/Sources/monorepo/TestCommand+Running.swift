import CommandKit
import Foundation
import MonorepoGraph
import MonorepoRunner
import MonorepoSystem

extension TestCommand {
  private static let nothingSelected = "nothing to run: no suite of the plan is selected"

  func run(_ invocation: Invocation) async throws(UnusableInput) -> ExitCode {
    try refuseContradictions(invocation)
    let runner = try await planRunner(invocation)
    guard !invocation[list] else {
      let (listing, isJSON) = (try await runner.listing(), invocation[json])
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
    if invocation[json], !invocation[list] {
      throw UnusableInput(
        path: "--json",
        what: "requires --list",
        remedy: "add --list, or write the results to a file with --junit"
      )
    }
    if let path = invocation[junit], machine.files.isFolder(machine.files.resolved(path)) {
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
    let isFiltered = invocation[filter] != nil
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
    if let path = invocation[junit] {
      try files.write(Data(summary.junitReport.utf8), to: files.path(path, in: files.resolved(".")))
    }
    if case .success(let report) = summary.coverage {
      let root = files.resolved(invocation[self.root])
      try files.write(Data(report.json.utf8), to: root + "/.build/coverage.json")
    }
  }

  private func planRunner(_ invocation: Invocation) async throws(UnusableInput) -> PlanRunner {
    let files = machine.files
    let root = files.resolved(invocation[self.root])
    let reader = try machine.reader(at: root)
    let repository = try await reader.read()
    let plan = try repository.plan(at: invocation[self.plan], files: files)
    let affected = try await affectedSuites(invocation, repository)
    let undeclared = plan.suites(missingFrom: repository.rootPackage).map(\.name)
    if !invocation[isolated], let first = undeclared.first {
      let others = undeclared.count > 1 ? " and \(undeclared.count - 1) more" : ""
      machine.errorOutput(
        "No root package declares \(first)\(others), so each package is built separately."
      )
    }
    var runs = machine.runs
    runs.toolchain = repository.toolchain
    return PlanRunner(
      plan,
      at: invocation[self.plan],
      in: repository,
      reader: reader,
      options: options(invocation, at: root, canShare: undeclared.isEmpty, affected: affected),
      on: runs
    )
  }

  /// The options of a run of a repository, whose root package declares every suite if they can share a build.
  private func options(
    _ invocation: Invocation,
    at root: String,
    canShare: Bool,
    affected: Set<String>?
  ) -> RunOptions {
    // One more than there are cores fills the pauses of single-threaded build steps: five small packages on two
    // cores took 15.6 s with two at a time, 13.8 s with three, 15.8 s with four (measured).
    let parallel = invocation[jobs] ?? machine.cores + 1
    var options = RunOptions(root: root, scratch: root + "/.build", jobs: parallel)
    options.compilers = invocation[jobs]
    options.kind = invocation[isolated] || !canShare ? .isolated : .shared
    options.selection = SuiteSelection(packages: invocation[packages], affected: affected)
    options.runsUnchanged = invocation[runsAll]
    options.measuresCoverage = invocation[coverage]
    options.filter = invocation[filter]?.text
    options.repetitions = invocation[repeats]
    options.seed = invocation[shuffle] ? machine.runs.makeSeed() : nil
    if let seed = invocation[seed] { options.seed = UInt64(seed) }
    options.isVerbose = invocation[verbose]
    return options
  }

  private func affectedSuites(_ invocation: Invocation, _ repository: Repository) async throws(UnusableInput)
    -> Set<String>?
  {
    guard let base = invocation[self.changed] else { return nil }
    let files = ChangedFiles(root: repository.root, subprocesses: machine.subprocesses)
    let changed = try await files.since(base)
    guard !changed.contains(invocation[plan]) else { return nil }
    // What is built at once is built as the root manifest says.
    guard invocation[isolated] || !changed.contains(where: LocalPackage.isManifest) else { return nil }
    return Set(Affected(by: changed, in: repository).suites)
  }
}
