public import MonorepoGraph
public import MonorepoSystem

/// The suites of one package, which is built once, by itself or with all others, and then tested as often as wanted.
public struct PackageSuites: Sendable {
  /// The outcome of all suites of the package together.
  public enum Ending: Equatable, Sendable {
    /// Each one passed.
    case passed
    /// One failed or crashed; which, and its first test that did.
    case failed(String)
    /// One told nothing for too long, and was ended; which.
    case hung(String)
  }

  private let commands: UnitCommands
  private let plan: TestPlan.Options
  private let machine: RunMachine
  private let jobs: Int
  private let productName: String

  /// Describes the suites of a package.
  ///
  /// - Parameters:
  ///   - package: The package.
  ///   - rootPackage: The root package when everything is built at once in its graph, which declares these suites; nil
  ///     when the package is built by itself.
  ///   - plan: Names its suites, and says in its first configuration how they run.
  ///   - root: The folder, absolute, that the package's own is relative to.
  ///   - scratch: The folder below which everything that is built is kept, for all packages together.
  ///   - jobs: How many compilers run at once.
  ///   - machine: What they run on.
  public init(
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
    self.jobs = jobs
    commands = UnitCommands(
      unit: BuildUnit(
        name: "packages",
        folder: (rootPackage ?? package).folder,
        suites: plan.suites.filter { $0.isEnabled && $0.folder == package.folder },
        runsSideBySide: false
      ),
      variant: BuildVariant(options, built, checksImports: false),
      options: options,
      environment: configuration.environment
    )
  }

  /// The folders of packages with suites.
  ///
  /// - Parameters:
  ///   - packages: The names or folders of packages; empty for all.
  ///   - plan: The plan; suites that are not enabled are left out.
  ///   - planPath: Its file, for messages.
  /// - Returns: The folders, relative to the root, in the order of the plan.
  /// - Throws: ``/MonorepoSystem/UnusableInput`` for a package that the plan does not know.
  public static func folders(
    named packages: [String],
    of plan: TestPlan,
    at planPath: String
  ) throws(UnusableInput) -> [String] {
    let suites = try SuiteSelection(packages: packages).suites(of: plan, at: planPath)
    return BuildUnit.units(of: suites, .isolated, in: plan).map(\.folder)
  }

  /// Builds the package with its suites, or everything where it is built with all others.
  ///
  /// - Returns: How the build ended, and what it printed.
  /// - Throws: ``/MonorepoSystem/SubprocessError`` when it could not be started, or was stopped.
  public func build() async throws(SubprocessError) -> SubprocessOutcome {
    try await machine.subprocesses.run(commands.build(jobs: jobs))
  }

  /// Runs the suites that were built, one after another, until a test fails.
  ///
  /// - Parameters:
  ///   - names: The suites to run, of those that the package has; nil for all.
  ///   - environment: Variables to set beside those of the plan.
  ///   - silence: How long a test may take, and a suite may tell nothing.
  /// - Returns: How they ended; a suite that runs no test has failed.
  /// - Throws: ``/MonorepoSystem/SubprocessError`` when a program could not be started, or was stopped.
  public func run(
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
