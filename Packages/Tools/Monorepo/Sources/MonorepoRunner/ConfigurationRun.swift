import MonorepoGraph
import MonorepoSystem
import Synchronization

struct ConfigurationRun: Sendable {
  let runner: PlanRunner
  let configuration: TestPlan.Configuration
  let variant: BuildVariant
  let suites: [TestPlan.Suite]

  var machine: RunMachine { runner.machine }
  var options: RunOptions { runner.options }
  var durationLog: String { variant.folder + "/durations.json" }
  var durations: DurationLog { DurationLog(at: durationLog, files: machine.files) }

  var planOptions: TestPlan.Options {
    var planOptions = configuration.options
    if let times = options.repetitions { planOptions.repetition = .fixed(times: times) }
    return planOptions
  }

  /// Runs every suite that has to, and takes down how it went.
  func run() async -> RunSummary {
    let reporter = RunReporter(names: suites.map(\.label), on: machine)
    var known = await knownPasses()
    var remaining: [TestPlan.Suite] = []
    for suite in suites {
      // Lines that were reached in an earlier run are not counted in this one.
      if options.trustsPasses, !variant.measuresCoverage,
        case .unchanged(let tests) = known.verdict(on: suite.label)
      {
        await reporter.report(unchanged: suite.label, tests: tests)
      } else {
        remaining.append(suite)
      }
    }
    if let profiles = variant.profiles { machine.files.remove(profiles) }
    let outcomes = await run(BuildUnit.units(of: remaining, variant.kind, in: runner.plan), reporter)
    var summary = await reporter.summary
    await remember(summary, outcomes, in: &known)
    for result in summary.results where !result.isGreen || result.flaky > 0 || options.isVerbose {
      for line in FailureLog(result: result, isVerbose: options.isVerbose).lines { machine.output(line) }
    }
    let finished = summary.finished
    summary.notRun = suites.map(\.label).filter { !finished.contains($0) }
    summary.problem = outcomes.compactMap(\.problem).first
    summary.coverage = await coverage(outcomes)
    summary.strayTags = strayTags(summary, known)
    return summary
  }

  func knownPasses() async -> KnownPasses {
    KnownPasses(
      at: variant.folder + "/passes.json",
      inputs: await inputs(),
      configuration: configuration.name,
      files: machine.files
    )
  }

  private func remember(_ summary: RunSummary, _ outcomes: [UnitOutcome], in known: inout KnownPasses) async {
    let results = summary.results
    // Some tests of a suite say nothing about all of them, unless they fail.
    guard options.filter == nil else {
      let failed = results.filter { !$0.isGreen }
      if !failed.isEmpty { known.record(failed, after: [:]) }
      return
    }
    var durations = durations
    for outcome in outcomes where outcome.problem == nil {
      let unit = outcome.commands.unit
      // Some suites of a package say nothing about the time that it takes.
      guard unit.suites == runner.plan.suites.filter({ $0.isEnabled && $0.folder == unit.folder }) else {
        continue
      }
      durations.packages[unit.name] = outcome.duration.inSeconds
    }
    for result in results where !result.tests.isEmpty {
      durations.suites[result.name] = result.duration.inSeconds
    }
    durations.save(at: durationLog, files: machine.files)
    if !results.isEmpty { known.record(results, after: await inputs()) }
  }

  /// The tags in the plan's options that no test of any suite has; none when not every suite told its tests.
  private func strayTags(_ summary: RunSummary, _ passes: KnownPasses) -> [String] {
    guard summary.notRun.isEmpty, options.selection == SuiteSelection(),
      !summary.results.contains(where: { $0.tests.isEmpty && !$0.isGreen })
    else { return [] }
    let known = Set(summary.results.flatMap(\.tags) + summary.unchanged.keys.flatMap(passes.tags))
    return configuration.options.tags.names.filter { !known.contains($0) }
  }

  /// The suites to run by package, with the times of this run and the reasons of all configurations.
  func packages(_ passes: [KnownPasses]) -> [SuiteListing.Package] {
    let durations = durations
    return BuildUnit.units(of: suites, .isolated, in: runner.plan).map { unit in
      SuiteListing.Package(
        package: unit.name,
        folder: unit.folder,
        seconds: durations.weight(of: unit),
        suites: unit.suites.map { suite in
          SuiteListing.Suite(
            name: suite.name,
            seconds: durations.suites[suite.label],
            verdicts: passes.map { $0.verdict(on: suite.label) }
          )
        }
      )
    }
  }

  private func coverage(_ outcomes: [UnitOutcome]) async -> Result<CoverageReport, CoverageProblem>? {
    guard let profiles = variant.profiles, !outcomes.isEmpty else { return nil }
    let (files, wish) = (machine.files, configuration.options.coverage)
    let packages = Dictionary(runner.repository.packages.map { ($0.folder, $0.name) }) { first, _ in first }
    let targets = wish?.targets?.compactMap { runner.repository.target(planned: $0) }
    let measurement = CoverageMeasurement(
      profiles: profiles,
      sources: CoverageSources(root: options.root, packages: packages, targets: targets),
      files: files,
      subprocesses: machine.subprocesses
    )
    let binaries = outcomes.flatMap { $0.commands.testPrograms(files) }
    do throws(CoverageProblem) {
      // The programs of some suites may have none of the targets.
      let mayBeEmpty = options.selection != SuiteSelection()
      let threshold = wish?.lineThreshold
      return .success(
        try await measurement.report(of: binaries, threshold: threshold, mayBeEmpty: mayBeEmpty)
      )
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
