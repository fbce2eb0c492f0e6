import MonorepoGraph
import MonorepoSystem
import Synchronization

/// One configuration of a plan, run.
struct ConfigurationRun: Sendable {
  let runner: PlanRunner
  let configuration: TestPlan.Configuration
  let variant: BuildVariant
  let durations: DurationLog
  let suites: [TestPlan.Suite]

  var machine: RunMachine { runner.machine }
  var options: RunOptions { runner.options }
  var folder: String { options.scratch + "/" + variant.folderName }
  var profiles: String { folder + "/profiles" }

  /// The options of the plan, unless the command line overrides them.
  var planOptions: TestPlan.Options {
    var planOptions = configuration.options
    if let times = options.repetitions { planOptions.repetition = .fixed(times: times) }
    return planOptions
  }

  /// Runs every suite that has to, and takes down how it went.
  func run() async -> RunSummary {
    let reporter = RunReporter(names: suites.map(\.name), on: machine)
    var known = await knownPasses()
    var remaining: [TestPlan.Suite] = []
    for suite in suites {
      // Lines that were reached in an earlier run are not counted in this one.
      if options.trustsPasses, !variant.measuresCoverage,
        case .unchanged(let tests) = known.verdict(on: suite.name)
      {
        await reporter.report(unchanged: suite.name, tests: tests)
      } else {
        remaining.append(suite)
      }
    }
    if variant.measuresCoverage { machine.files.remove(profiles) }
    let outcomes = await run(BuildUnit.units(of: remaining, variant.kind, in: runner.plan), reporter)
    let results = await reporter.results
    await remember(results, outcomes, &known)
    for result in results where !result.isGreen || result.flaky > 0 || options.isVerbose {
      for line in FailureLog(result: result, isVerbose: options.isVerbose).lines { machine.output(line) }
    }
    let finished = await reporter.finished
    let unchanged = await reporter.unchanged
    var summary = RunSummary(
      results: results,
      unchanged: unchanged,
      notRun: suites.map(\.name).filter { !finished.contains($0) },
      problem: outcomes.compactMap(\.problem).first,
      coverage: await coverage(outcomes)
    )
    summary.strayTags = strayTags(Set(results.flatMap(\.tags) + unchanged.keys.flatMap(known.tags)), summary)
    return summary
  }

  /// The tags in the plan's options that no test of any suite has; none when not every suite told its tests.
  private func strayTags(_ known: Set<String>, _ summary: RunSummary) -> [String] {
    guard summary.notRun.isEmpty, options.selection == SuiteSelection(),
      !summary.results.contains(where: { $0.tests.isEmpty && !$0.isGreen })
    else { return [] }
    return configuration.options.tags.names.filter { !known.contains($0) }
  }

  /// The suites to run with the reason for each, by package.
  func listing() async -> SuiteListing {
    let known = await knownPasses()
    let packages = BuildUnit.units(of: suites, .isolated, in: runner.plan).map { unit in
      SuiteListing.Package(
        package: unit.name,
        folder: unit.folder,
        seconds: durations.weight(of: unit),
        suites: unit.suites.map { suite in
          SuiteListing.Suite(
            name: suite.name,
            seconds: durations.seconds(ofSuite: suite.name),
            verdict: known.verdict(on: suite.name)
          )
        }
      )
    }
    return SuiteListing(include: packages)
  }

  /// The coverage of all units together; nil when it was not measured.
  private func coverage(_ outcomes: [UnitOutcome]) async -> Result<CoverageReport, CoverageProblem>? {
    guard variant.measuresCoverage, !outcomes.isEmpty else { return nil }
    let binaries = outcomes.map(\.products).flatMap { folder in
      machine.files.names(in: folder).filter { $0.hasSuffix(".xctest") }.map { folder + "/" + $0 }
    }
    let measurement = CoverageMeasurement(files: machine.files, subprocesses: machine.subprocesses)
    do throws(CoverageProblem) {
      let report = try await measurement.report(
        profiles: profiles,
        binaries: binaries,
        root: options.root,
        packages: Dictionary(runner.repository.packages.map { ($0.folder, $0.name) }) { first, _ in first },
        wish: configuration.options.coverage
      )
      return .success(report)
    } catch {
      return .failure(error)
    }
  }

  private func run(_ units: [BuildUnit], _ reporter: RunReporter) async -> [UnitOutcome] {
    let unfinished = Mutex(units.count)
    return await durations.longestFirst(units).concurrentMap(limit: options.jobs) { unit in
      // What is left over when few packages remain goes to the compilers of each.
      let share = unfinished.withLock { max(1, options.jobs / min(options.jobs, $0)) }
      let compilers = variant.kind == .shared ? options.compilers : share
      let outcome = await run(unit, compilers: compilers, reporter)
      unfinished.withLock { $0 -= 1 }
      return outcome
    }
  }
}
