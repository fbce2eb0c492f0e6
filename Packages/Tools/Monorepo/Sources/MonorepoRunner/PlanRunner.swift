public import MonorepoGraph
public import MonorepoSystem

/// Executes a test plan: every package built by itself, several at a time, each suite in its own process.
public struct PlanRunner: Sendable {
  private let files: FileSystem
  private let subprocesses: any SubprocessRunner
  private let now: @Sendable () -> Duration
  private let output: @Sendable (String) -> Void
  private let progress: (@Sendable (String) -> Void)?

  /// Makes a runner.
  ///
  /// - Parameters:
  ///   - files: The files of the machine.
  ///   - subprocesses: Runs `swift` and the test programs.
  ///   - now: Reads a monotonic clock, to measure how long things take.
  ///   - output: Takes one line of the report.
  ///   - progress: Takes what is going on, replacing what it took before; nil where nobody watches.
  public init(
    files: FileSystem,
    subprocesses: any SubprocessRunner,
    now: @escaping @Sendable () -> Duration,
    output: @escaping @Sendable (String) -> Void,
    progress: (@Sendable (String) -> Void)?
  ) {
    self.files = files
    self.subprocesses = subprocesses
    self.now = now
    self.output = output
    self.progress = progress
  }

  /// Executes a plan, reports each suite, then the logs of those that failed, then the totals.
  ///
  /// - Parameters:
  ///   - plan: The plan.
  ///   - planPath: Its file, for messages.
  ///   - options: How to run it.
  /// - Returns: How it went.
  /// - Throws: ``UnusableInput`` for a package that is not there, before anything is built.
  public func run(
    _ plan: TestPlan,
    at planPath: String,
    options: RunOptions
  ) async throws(UnusableInput) -> RunSummary {
    let jobs = try selectedJobs(of: plan, at: planPath, options)
    let names = jobs.flatMap { $0.suites.map(\.name) }
    let reporter = RunReporter(names: names, output: output, progress: progress)
    let durations = DurationLog(at: options.scratch + "/durations.json", files: files)
    let outcomes = await durations.longestFirst(jobs).concurrentMap(limit: options.jobs) { job in
      await run(job, plan, options, reporter)
    }
    save(outcomes, durations)
    let finished = await reporter.finished
    let results = await reporter.results
    for result in results where !result.isGreen || options.isVerbose {
      FailureLog(result, isVerbose: options.isVerbose).lines.forEach(output)
    }
    return RunSummary(
      passed: results.reduce(0) { $0 + $1.passed },
      failed: results.reduce(0) { $0 + $1.failed },
      notRun: names.filter { !finished.contains($0) },
      problem: outcomes.compactMap(\.problem).first
    )
  }

  private struct JobOutcome: Sendable {
    let job: PackageJob
    let duration: Duration
    let problem: SubprocessError?
  }

  private func run(
    _ job: PackageJob,
    _ plan: TestPlan,
    _ options: RunOptions,
    _ reporter: RunReporter
  ) async -> JobOutcome {
    let planOptions = plan.configurations.first?.options ?? TestPlan.Options()
    let commands = SuiteCommands(job: job, options: options, planOptions: planOptions)
    let runner = PackageRunner(files: files, subprocesses: subprocesses, now: now)
    var problem: SubprocessError?
    let start = now()
    do throws(SubprocessError) {
      try await runner.run(commands) { phase in
        await reporter.begin(phase, in: job.name)
      } onResult: { result in
        await reporter.report(result)
      }
    } catch {
      problem = error
    }
    await reporter.end(job.name)
    return JobOutcome(job: job, duration: now() - start, problem: problem)
  }

  private func save(_ outcomes: [JobOutcome], _ durations: DurationLog) {
    var durations = durations
    for outcome in outcomes where outcome.problem == nil {
      durations.record(outcome.duration, for: outcome.job)
    }
    durations.save(files: files)
  }

  private func selectedJobs(
    of plan: TestPlan,
    at planPath: String,
    _ options: RunOptions
  ) throws(UnusableInput) -> [PackageJob] {
    let known = PackageJob.jobs(of: plan)
    for wanted in options.packages where !known.contains(where: { $0.name == wanted || $0.folder == wanted })
    {
      throw UnusableInput(
        path: planPath,
        what: "there is no package “\(wanted)” with a suite",
        remedy: "name one of: \(known.map(\.name).joined(separator: ", "))"
      )
    }
    let jobs = known.filter { job in
      options.packages.isEmpty || options.packages.contains { $0 == job.name || $0 == job.folder }
    }
    for job in jobs where !files.exists(options.root + "/" + job.folder + "/Package.swift") {
      throw UnusableInput(
        path: planPath,
        what: "“container:\(job.folder)” of \(job.suites[0].name) has no Package.swift",
        remedy: "correct the containerPath or remove the entry"
      )
    }
    return jobs
  }
}
