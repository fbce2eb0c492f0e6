import MonorepoGraph
import MonorepoSystem

/// The outcome of one unit.
struct UnitOutcome: Sendable {
  let unit: BuildUnit
  /// The folder with what was built.
  let products: String
  /// Whether all suites of its package were run, so that the duration says something about the package.
  let isWholePackage: Bool
  /// The time for building and running.
  let duration: Duration
  /// The reason for an early end, nil without one.
  let problem: SubprocessError?
}

/// Builds one unit and runs its suites, each in a process of its own.
struct UnitRunner: Sendable {
  let machine: RunMachine
  let commands: UnitCommands
  let configuration: TestPlan.Options
  /// The folder for profiles of the reached lines, nil when coverage is not measured.
  let profiles: String?
  let reporter: RunReporter

  private var unit: BuildUnit { commands.unit }
  private var options: RunOptions { commands.options }

  /// Builds with so many compilers at once, nil for SwiftPM's own number, and runs the suites in their order.
  func run(compilers: Int?, suites: [TestPlan.Suite]) async throws(SubprocessError) {
    await reporter.begin("building \(unit.name)", in: unit.name)
    let start = machine.now()
    let build = try await machine.subprocesses.run(commands.build(jobs: compilers))
    let duration = machine.now() - start
    guard build.succeeded else {
      return await reportBroken(suites, "did not build", log: build.text, duration)
    }
    let binaries = machine.files.names(in: commands.products).filter { $0.hasSuffix(".xctest") }
    guard binaries.count == 1 else {
      let what = binaries.isEmpty ? "the build produced no test program" : "outdated test programs exist"
      let reason = "\(what); remove \(commands.scratch) and try again"
      return await reportBroken(suites, reason, log: "", duration)
    }
    let binary = commands.products + "/" + binaries[0]
    let listing = try await machine.subprocesses.run(commands.xctestListing(of: binary))
    guard listing.succeeded else {
      let reason = "the test program cannot list its XCTest tests; it \(listing.ending)"
      return await reportBroken(suites, reason, log: listing.text + listing.errorText, duration)
    }
    let xctests = XCTestListing.identifiers(in: listing.text)
    try await run(suites, binary: binary, xctests: xctests, buildDuration: duration)
  }

  private func run(
    _ suites: [TestPlan.Suite],
    binary: String,
    xctests: [String],
    buildDuration: Duration
  ) async throws(SubprocessError) {
    let limit = unit.runsSideBySide ? options.jobs : 1
    let first = suites.first?.name
    let problems = await suites.concurrentMap(limit: limit) { suite -> SubprocessError? in
      var run = commands.suiteRun(of: suite, configuration, binary: binary, xctests: xctests)
      run.profiles = profiles
      await reporter.begin("running \(suite.name)", in: unit.runsSideBySide ? suite.name : unit.name)
      do throws(SubprocessError) {
        var result = try await SuiteRunner(machine: machine).run(run)
        await reporter.end(suite.name)
        if suite.name == first { result.buildDuration = buildDuration }
        await reporter.report(result)
        return nil
      } catch {
        return error
      }
    }
    if let problem = problems.compactMap(\.self).first { throw problem }
  }

  private func reportBroken(_ suites: [TestPlan.Suite], _ reason: String, log: String, _ duration: Duration)
    async
  {
    for suite in suites {
      let result = SuiteResult(
        name: suite.name,
        tests: [],
        failures: [reason],
        buildDuration: duration,
        log: suite == suites.first ? log : ""
      )
      await reporter.report(result)
    }
  }
}
