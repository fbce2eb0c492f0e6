import MonorepoGraph
import MonorepoSystem

struct UnitOutcome: Sendable {
  let commands: UnitCommands
  let duration: Duration
  let problem: SubprocessError?
}

extension ConfigurationRun {
  /// Builds one unit with a number of compilers at once, nil for the number of SwiftPM, and runs its suites.
  func run(_ unit: BuildUnit, compilers: Int?, _ reporter: RunReporter) async -> UnitOutcome {
    let commands = UnitCommands(
      unit: unit,
      variant: variant,
      options: options,
      environment: configuration.options.environment
    )
    let start = machine.now()
    var problem: SubprocessError?
    do throws(SubprocessError) {
      try await run(commands, compilers: compilers, reporter)
    } catch {
      problem = error
    }
    await reporter.end(unit.name)
    return UnitOutcome(commands: commands, duration: machine.now() - start, problem: problem)
  }

  private func run(_ commands: UnitCommands, compilers: Int?, _ reporter: RunReporter)
    async throws(SubprocessError)
  {
    let (unit, isShared) = (commands.unit, variant.kind == .shared)
    await reporter.begin("building \(unit.name)", in: unit.name)
    let start = machine.now()
    let build = try await machine.subprocesses.run(commands.build(jobs: compilers))
    let duration = machine.now() - start
    let suites = isShared ? durations.longestFirst(unit.suites) : unit.suites
    func reportBroken(_ reason: String, log: String = "") async {
      for suite in suites {
        var result = SuiteResult(name: suite.label, tests: [], failures: [reason], buildDuration: duration)
        if suite == suites.first { result.log = log }
        await reporter.report(result)
      }
    }
    guard build.succeeded else { return await reportBroken("did not build", log: build.text) }
    let binaries = commands.testPrograms(machine.files)
    guard binaries.count == 1 else {
      let what = binaries.isEmpty ? "the build produced no test program" : "outdated test programs exist"
      return await reportBroken("\(what); remove \(commands.scratch) and try again")
    }
    let listing = try await machine.subprocesses.run(commands.xctestListing(of: binaries[0]))
    guard listing.succeeded else {
      let reason = "the test program cannot list its XCTest tests; it \(listing.ending)"
      return await reportBroken(reason, log: listing.text + listing.errorText)
    }
    let xctests = XCTestListing.identifiers(in: listing.text)
    let limit = isShared ? options.jobs : 1
    let problems = await suites.concurrentMap(limit: limit) { suite -> SubprocessError? in
      let run = commands.suiteRun(of: suite, planOptions, binary: binaries[0], xctests: xctests)
      await reporter.begin("running \(suite.name)", in: isShared ? suite.name : unit.name)
      do throws(SubprocessError) {
        var result = try await run.result(on: machine)
        await reporter.end(suite.name)
        if suite == suites.first { result.buildDuration = duration }
        await reporter.report(result)
        return nil
      } catch {
        return error
      }
    }
    if let problem = problems.compactMap(\.self).first { throw problem }
  }
}
