/// The options of a run.
public struct RunOptions: Equatable, Sendable {
  /// The repository's root folder, absolute.
  public let root: String
  /// The folder below which everything that is built is kept.
  public let scratch: String
  /// The way in which suites are built.
  public let kind: BuildKind
  /// The number of programs that work at once: package builds, compilers of one package, suites.
  public let jobs: Int
  /// The suites to run.
  public let selection: SuiteSelection
  /// Whether suites run again although nothing they depend on has changed since they passed.
  public let runsUnchanged: Bool
  /// Whether it is measured which lines the tests reach.
  public let measuresCoverage: Bool
  /// A pattern that restricts the run to the tests whose identifier it matches anywhere.
  public let filter: String?
  /// The number of times that every test runs, in place of the plan's.
  public let repetitions: Int?
  /// The beginning of the random order in which tests run; nil for the plan's order.
  public let seed: UInt64?
  /// Whether logs are shown whole.
  public let isVerbose: Bool

  /// Describes how a plan is run; what is left out is as the plan says.
  public init(
    root: String,
    scratch: String,
    kind: BuildKind = .shared,
    jobs: Int,
    selection: SuiteSelection = SuiteSelection(),
    runsUnchanged: Bool = false,
    measuresCoverage: Bool = false,
    filter: String? = nil,
    repetitions: Int? = nil,
    seed: UInt64? = nil,
    isVerbose: Bool = false
  ) {
    self.root = root
    self.scratch = scratch
    self.kind = kind
    self.jobs = jobs
    self.selection = selection
    self.runsUnchanged = runsUnchanged
    self.measuresCoverage = measuresCoverage
    self.filter = filter
    self.repetitions = repetitions
    self.seed = seed
    self.isVerbose = isVerbose
  }

  /// Whether a suite may be left out because it passed before: not when someone asked for tests to run.
  var trustsPasses: Bool {
    !runsUnchanged && !measuresCoverage && filter == nil && repetitions == nil && seed == nil
  }
}
