public import MonorepoGraph
public import MonorepoSystem

/// Executes a test plan: builds packages, several at a time, and runs each suite in its own process.
public struct PlanRunner: Sendable {
  let machine: RunMachine
  let plan: TestPlan
  let planPath: String
  let reader: RepositoryReader
  let repository: Repository
  let options: RunOptions

  /// Makes a runner.
  ///
  /// - Parameters:
  ///   - plan: The plan.
  ///   - planPath: Its file, for messages.
  ///   - repository: The repository that the plan is for.
  ///   - reader: Lists its files again after the run.
  ///   - options: How to run it.
  ///   - machine: What it runs on.
  public init(
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

  /// Runs the plan in each of its configurations: a line for each suite, then the logs of those that failed.
  ///
  /// - Returns: How it went.
  /// - Throws: ``/MonorepoSystem/UnusableInput`` for a package that is not there, or a plan that enables no
  ///   suite, before anything is built.
  public func run() async throws(UnusableInput) -> RunSummary {
    let runs = try configurationRuns()
    var summaries: [RunSummary] = []
    for run in runs {
      // What is left of a plan that was stopped has to be told as well.
      guard !summaries.contains(where: { $0.problem != nil }) else {
        summaries.append(RunSummary(notRun: run.suites.map(\.name)))
        continue
      }
      if runs.count > 1 { machine.output("── \(run.configuration.name)") }
      let summary = await run.run()
      summaries.append(runs.count > 1 ? summary.named(run.configuration.name) : summary)
    }
    var summary = RunSummary(joining: summaries)
    summary.disabled = plan.suites.filter { !$0.isEnabled }.map(\.name)
    summary.unexecutedKeys = plan.unexecutedKeys
    return summary
  }

  /// Lists the suites that a run would execute, without executing them.
  ///
  /// - Throws: ``/MonorepoSystem/UnusableInput`` as ``run()`` does.
  public func listing() async throws(UnusableInput) -> SuiteListing {
    var listings: [SuiteListing] = []
    for run in try configurationRuns() { listings.append(await run.listing()) }
    return SuiteListing(joining: listings)
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
    return try plan.configurations.map { configuration throws(UnusableInput) in
      // A repository with rules for its imports wants them to be complete.
      let variant = BuildVariant(options, configuration.options, checksImports: reader.rules != nil)
      let log = options.scratch + "/" + variant.folderName + "/durations.json"
      let run = ConfigurationRun(
        runner: self,
        configuration: configuration,
        variant: variant,
        durations: DurationLog(at: log, files: machine.files),
        suites: suites
      )
      try run.requireEverything()
      return run
    }
  }
}
