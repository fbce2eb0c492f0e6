package import MonorepoGraph
package import MonorepoSystem

/// Executes a test plan: builds packages, several at a time, and runs each suite in its own process.
package struct PlanRunner: Sendable {
  let machine: RunMachine
  let plan: TestPlan
  let planPath: String
  /// Lists the files of the repository again after the run.
  let reader: RepositoryReader
  let repository: Repository
  let options: RunOptions

  package init(
    _ plan: TestPlan,
    at planPath: String,
    in repository: Repository,
    reader: RepositoryReader,
    options: RunOptions,
    on machine: RunMachine
  ) {
    (self.plan, self.planPath, self.repository) = (plan, planPath, repository)
    (self.reader, self.options, self.machine) = (reader, options, machine)
  }

  /// Runs the plan in each of its configurations; a plan that cannot be run is thrown before anything is built.
  package func run() async throws(UnusableInput) -> RunSummary {
    let runs = try configurationRuns()
    var summaries: [RunSummary] = []
    for run in runs {
      // What is left of a plan that was stopped has to be told as well.
      guard !summaries.contains(where: { $0.problem != nil }) else {
        summaries.append(RunSummary(notRun: run.suites.map(\.label)))
        continue
      }
      if runs.count > 1 { machine.output("── \(run.configuration.name)") }
      let summary = await run.run()
      summaries.append(runs.count > 1 ? summary.named(run.configuration.name) : summary)
    }
    var summary = RunSummary(joining: summaries)
    summary.disabled = plan.suites.filter { !$0.isEnabled }.map(\.label)
    summary.unexecutedKeys = plan.unexecutedKeys
    return summary
  }

  package func listing() async throws(UnusableInput) -> SuiteListing {
    let runs = try configurationRuns()
    var passes: [KnownPasses] = []
    for run in runs { passes.append(await run.knownPasses()) }
    return SuiteListing(include: runs.first?.packages(passes) ?? [])
  }

  private func configurationRuns() throws(UnusableInput) -> [ConfigurationRun] {
    // A plan that turns everything off would be green for ever, and make a matrix for CI without a job.
    guard plan.suites.contains(where: \.isEnabled) else {
      throw UnusableInput(
        path: planPath,
        what: "the plan runs nothing: “enabled” is false for every suite",
        remedy: "enable a suite"
      )
    }
    let suites = try options.selection.suites(of: plan, at: planPath)
    for suite in suites { try requireDeclaration(of: suite) }
    if let fault = plan.coverageFaults(in: repository, at: planPath).first { throw fault }
    return plan.configurations.map { configuration in
      // A repository with rules for its imports wants them to be complete.
      let variant = BuildVariant(options, configuration.options, checksImports: reader.rules != nil)
      return ConfigurationRun(runner: self, configuration: configuration, variant: variant, suites: suites)
    }
  }

  /// Refuses a suite that cannot be built: without a manifest, or in none that is built.
  private func requireDeclaration(of suite: TestPlan.Suite) throws(UnusableInput) {
    guard let package = repository.package(at: suite.folder) else {
      let ignored = try reader.architectureRules().ignored
      let isIgnored = PathPattern.matches(suite.folder + "/Package.swift", any: ignored)
      let what = isIgnored ? "is left out by “ignore” in the rules file" : "has no Package.swift"
      throw UnusableInput(
        path: planPath,
        what: "“container:\(suite.folder)” of \(suite.name) \(what)",
        remedy: isIgnored
          ? "remove the entry, or the pattern from “ignore”" : "correct the containerPath or remove the entry"
      )
    }
    let builder = options.kind == .shared ? repository.rootPackage : package
    guard builder?.targets.contains(where: { $0.name == suite.name }) != true else { return }
    guard options.kind == .isolated else {
      throw UnusableInput(
        path: "Package.swift",
        what:
          "the root package does not declare the suite \(suite.name), so it cannot be built with the others",
        remedy: "add a test target with its path, or run with --isolated"
      )
    }
    throw UnusableInput(
      path: planPath,
      what: "\(suite.folder.isEmpty ? "the root package" : suite.folder) declares no suite \(suite.name)",
      remedy: "correct the name, add the test target, or remove the entry"
    )
  }
}
