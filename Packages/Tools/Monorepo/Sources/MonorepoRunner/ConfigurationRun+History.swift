import MonorepoGraph
import MonorepoInputs

extension ConfigurationRun {
  /// The earlier passes of the suites, given their present inputs.
  func knownPasses() async -> KnownPasses {
    KnownPasses(
      PassedSuites(at: passesPath, files: machine.files),
      inputs: await survey?.inputs(of: suites, configuration.options) ?? [:],
      configuration: configuration.name
    )
  }

  /// Takes down how long everything took, and what passed.
  func remember(_ results: [SuiteResult], _ outcomes: [UnitOutcome], _ known: inout KnownPasses) async {
    guard options.filter == nil else { return await forget(results, &known) }
    var durations = durations
    for outcome in outcomes where outcome.problem == nil && outcome.isWholePackage {
      durations.record(outcome.duration, ofPackage: outcome.unit.name)
    }
    for result in results where !result.tests.isEmpty {
      durations.record(result.duration, ofSuite: result.name)
    }
    durations.save(files: machine.files)
    guard !results.isEmpty else { return }
    known.record(results, after: await survey?.inputs(of: suites, configuration.options) ?? [:])
    known.save(files: machine.files)
  }

  /// Some tests of a suite say nothing about all of them, unless they fail.
  private func forget(_ results: [SuiteResult], _ known: inout KnownPasses) async {
    let failed = results.filter { !$0.isGreen }
    guard !failed.isEmpty else { return }
    known.record(failed, after: [:])
    known.save(files: machine.files)
  }

  private var passesPath: String { folder + "/passes.json" }

  private var survey: InputSurvey? {
    guard let toolchain = machine.toolchain else { return nil }
    return InputSurvey(
      reader: runner.reader,
      packages: runner.repository.packages,
      ignoredSources: runner.repository.ignoredSources,
      files: machine.files,
      subprocesses: machine.subprocesses,
      jobs: options.jobs,
      context: RunContext(
        toolchain: toolchain,
        system: machine.system,
        environment: machine.environment,
        build: ([variant.folderName] + variant.flags).joined(separator: " ")
      ),
      buildsFromRoot: variant.kind == .shared
    )
  }
}
