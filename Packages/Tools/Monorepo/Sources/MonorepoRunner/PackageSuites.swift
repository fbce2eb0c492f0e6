package import MonorepoGraph
package import MonorepoSystem

/// The suites of one package, which is built once, by itself or with all others, and then tested as often as wanted.
package struct PackageSuites: Sendable {
  package enum Ending: Equatable, Sendable {
    case passed
    /// One failed or crashed; which, and its first test that did.
    case failed(String)
    /// One told nothing for too long, and was ended; which.
    case hung(String)
  }

  private let commands: UnitCommands
  private let plan: TestPlan.Options
  private let machine: RunMachine
  private let productName: String

  /// Describes the suites of a package, which run as the first configuration of the plan says.
  ///
  /// With a root package, which declares these suites, everything is built at once in its graph.
  package init(
    of package: LocalPackage,
    builtWith rootPackage: LocalPackage? = nil,
    in plan: TestPlan,
    root: String,
    scratch: String,
    jobs: Int,
    machine: RunMachine
  ) {
    let configuration = plan.configurations.first?.options ?? .standard
    var built = TestPlan.Options.standard
    built.sanitizers = configuration.sanitizers
    let kind: BuildKind = rootPackage == nil ? .isolated : .shared
    let options = RunOptions(root: root, scratch: scratch, kind: kind, jobs: jobs)
    productName = (rootPackage ?? package).name + "PackageTests.xctest"
    self.plan = configuration
    self.machine = machine
    commands = UnitCommands(
      unit: BuildUnit(
        name: "packages",
        folder: (rootPackage ?? package).folder,
        suites: plan.suites.filter { $0.isEnabled && $0.folder == package.folder }
      ),
      variant: BuildVariant(options, built, checksImports: false),
      options: options,
      environment: configuration.environment
    )
  }

  /// The folders of packages with enabled suites, in the order of the plan; of all where none is named.
  package static func folders(
    named packages: [String],
    of plan: TestPlan,
    at planPath: String
  ) throws(UnusableInput) -> [String] {
    let suites = try SuiteSelection(packages: packages).suites(of: plan, at: planPath)
    return BuildUnit.units(of: suites, .isolated, in: plan).map(\.folder)
  }

  /// The text of what its runs depend on besides files: the plan, the programs, the variables and the build.
  package var context: String {
    JSONText.text(of: commands.unit.suites) + JSONText.text(of: plan)
      + JSONText.text(of: machine.context(commands.variant))
  }

  package func build() async throws(SubprocessError) -> SubprocessOutcome {
    try await machine.subprocesses.run(commands.build(jobs: commands.options.jobs))
  }

  /// Runs all suites or those of some names, one after another, until a test fails, or a suite that runs none.
  ///
  /// No test may take longer than the silence, and no suite may tell nothing for longer.
  package func run(
    _ names: Set<String>? = nil,
    environment: [String: String],
    silence: Duration
  ) async throws(SubprocessError) -> Ending {
    let binary = commands.products + "/" + productName
    var options = TestPlan.Options.standard
    options.environment = plan.environment.merging(environment) { $1 }
    options.arguments = plan.arguments
    options.allowance = silence
    let listing = try await machine.subprocesses.run(commands.xctestListing(of: binary))
    let xctests = XCTestListing.identifiers(in: listing.text)
    for suite in commands.unit.suites where names?.contains(suite.name) ?? true {
      let run = commands.suiteRun(of: suite, options, binary: binary, xctests: xctests)
      let ending = try await ending(of: run)
      guard ending == .passed else { return ending }
    }
    return .passed
  }

  private func ending(of run: SuiteRun) async throws(SubprocessError) -> Ending {
    var ranNothing = true
    for process in run.processes(on: machine, stopsAtFailure: true) {
      let told = try await process.run(.everything, isParallel: run.suite.isParallel)
      let hasNone = told.stream.tests.isEmpty
      let hasEndedWell = told.outcome.succeeded && !told.wasCutShort
      let failure = "\(run.suite.name): \(told.stream.firstFailure ?? told.ending)"
      if let overrun = told.overrun { return overrun == .failure ? .failed(failure) : .hung(failure) }
      if !hasNone, !hasEndedWell { return .failed(failure) }
      ranNothing = ranNothing && hasNone
    }
    return ranNothing ? .failed("\(run.suite.name): no tests") : .passed
  }
}
