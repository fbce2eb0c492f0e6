public import MonorepoGraph

/// The parameters of running one suite.
public struct SuiteRun: Equatable, Sendable {
  /// The suite.
  public let suite: TestPlan.Suite
  /// The options of the plan.
  public let options: TestPlan.Options
  /// The program with the tests.
  public let program: TestProgram
  /// The identifiers of its tests that are written with XCTest, as in `Module.Class/test()`.
  public let xctests: [String]
  /// A regular expression for the identifiers of the tests to run, nil for all.
  ///
  /// It may match anywhere in the identifier, and comes on top of the plan's selection.
  public let filter: String?
  /// The number that decides the order, nil for one that is made up when the plan wants a random order.
  public let seed: UInt64?
  /// The folder for what code coverage measures, nil when it was not built in.
  public let profiles: String?

  /// Describes one run of a suite.
  public init(
    suite: TestPlan.Suite,
    options: TestPlan.Options,
    program: TestProgram,
    xctests: [String] = [],
    filter: String? = nil,
    seed: UInt64? = nil,
    profiles: String? = nil
  ) {
    self.suite = suite
    self.options = options
    self.program = program
    self.xctests = xctests
    self.filter = filter
    self.seed = seed
    self.profiles = profiles
  }
}
