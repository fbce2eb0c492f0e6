import MonorepoGraph
import MonorepoSystem

extension ConfigurationRun {
  /// The earlier passes of the suites, given their present inputs.
  func knownPasses() async -> KnownPasses {
    KnownPasses(
      at: variant.folder + "/passes.json",
      inputs: await inputs(),
      configuration: configuration.name,
      files: machine.files
    )
  }

  /// Takes down how long everything took, and what passed.
  func remember(_ results: [SuiteResult], _ outcomes: [UnitOutcome], _ known: inout KnownPasses) async {
    // Some tests of a suite say nothing about all of them, unless they fail.
    let telling = options.filter == nil ? results : results.filter { !$0.isGreen }
    var after: [String: SuiteInputs] = [:]
    if options.filter == nil {
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
      if !results.isEmpty { after = await inputs() }
    }
    if !telling.isEmpty { known.record(telling, after: after) }
  }

  /// What the suites depend on at this moment, by the name of the suite; none for a suite of which it cannot be told.
  private func inputs() async -> [String: SuiteInputs] {
    guard machine.toolchain != nil else { return [:] }
    let (root, packages) = (runner.reader.root, runner.repository.packages)
    // What SwiftPM compiles although version control ignores it counts.
    let paths = await runner.reader.listing() + runner.repository.ignoredSources
    // A link to a folder, or another repository inside of this one, has no contents that git could hash.
    let hashable = paths.filter { !machine.files.isFolder(root + "/" + $0) }
    let hasher = FileHasher(subprocesses: machine.subprocesses, jobs: options.jobs)
    guard let hashes = await hasher.hashes(of: hashable, in: root) else { return [:] }
    let marked = hashes.map { path, hash in
      (path, hash + (machine.files.isExecutable(root + "/" + path) ? " executable" : ""))
    }
    let repository = Repository(root: root, files: paths, packages: packages)
    let reader = InputReader(
      repository: repository,
      graph: ModuleGraph(repository),
      digests: SourceDigests(repository, hashes: Dictionary(marked) { first, _ in first }),
      resolved: packages.reduce(into: [:]) { found, package in
        found[package.folder] = machine.files.text(at: root + "/" + package.path("Package.resolved"))
      },
      context: machine.context(variant),
      buildsFromRoot: variant.kind == .shared
    )
    return suites.reduce(into: [:]) { inputs, suite in
      let entry = JSONText.text(of: suite) + "\n" + JSONText.text(of: configuration.options)
      inputs[suite.name] = reader.inputs(of: suite.name, in: suite.folder, entry: entry)
    }
  }
}
