import MonorepoGraph
import MonorepoSystem

/// Builds one package by itself and runs its suites, each in a process of its own.
struct PackageRunner: Sendable {
  let files: FileSystem
  let subprocesses: any SubprocessRunner
  let now: @Sendable () -> Duration

  /// Builds and runs.
  ///
  /// - Parameters:
  ///   - commands: The programs of the package.
  ///   - onPhase: Is told what begins, for a person who watches.
  ///   - onResult: Is given each result as it is there.
  /// - Throws: ``SubprocessError`` when the run was stopped or a program could not be started.
  func run(
    _ commands: SuiteCommands,
    onPhase: @Sendable (String) async -> Void,
    onResult: @Sendable (SuiteResult) async -> Void
  ) async throws(SubprocessError) {
    await onPhase("building \(commands.job.name)")
    let (build, buildDuration) = try await timed(commands.build)
    guard build.succeeded else {
      for suite in commands.job.suites {
        await onResult(Self.broken(suite.name, "did not build", log: build.text, buildDuration))
      }
      return
    }
    for (index, suite) in commands.job.suites.enumerated() {
      await onPhase("running \(suite.name)")
      let result = try await run(suite, commands, buildDuration: index == 0 ? buildDuration : nil)
      await onResult(result)
    }
  }

  private func run(
    _ suite: TestPlan.Suite,
    _ commands: SuiteCommands,
    buildDuration: Duration?
  ) async throws(SubprocessError) -> SuiteResult {
    let programs = files.names(in: commands.products).filter { $0.hasSuffix(".xctest") }
    guard programs.count == 1 else {
      let what =
        programs.isEmpty ? "the package built no test program" : "there are test programs of other times"
      return Self.broken(
        suite.name,
        "\(what); remove \(commands.scratch) and try again",
        log: "",
        buildDuration
      )
    }
    let program = commands.program(binary: commands.products + "/" + programs[0], events: suite.name)
    let runner = SuiteRunner(
      files: files,
      subprocesses: subprocesses,
      clock: ContinuousClock(),
      now: now,
      makeSeed: { UInt64.random(in: 1...UInt64(UInt32.max)) }
    )
    var result = try await runner.run(SuiteRun(suite: suite, options: commands.planOptions, program: program))
    result.buildDuration = buildDuration
    return result
  }

  private func timed(_ subprocess: Subprocess) async throws(SubprocessError) -> (SubprocessOutcome, Duration)
  {
    let start = now()
    let outcome = try await subprocesses.run(subprocess)
    return (outcome, now() - start)
  }

  private static func broken(_ name: String, _ reason: String, log: String, _ duration: Duration?)
    -> SuiteResult
  {
    SuiteResult(name: name, tests: [], failures: [reason], buildDuration: duration, log: log)
  }
}
