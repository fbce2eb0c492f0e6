extension TestPlan {
  /// How the suites of a plan are built and run.
  public struct Options: Equatable, Sendable {
    /// The variables that are set while the suites are built and run.
    public let environment: [String: String]
    /// What the test programs are started with, after the tool's own arguments.
    public let arguments: [String]
    /// How long a test may take, nil without a limit.
    public let allowance: TimeAllowance?
    /// How often each test runs.
    public let repetition: Repetition
    /// What is to be known about the lines that the tests reach, nil for nothing.
    public let coverage: CoverageWish?
    /// The sanitizers that the suites are built with.
    public let sanitizers: Set<Sanitizer>
    /// Whether types with tests run in a random order.
    public let isShuffled: Bool

    /// Describes how suites are built and run.
    public init(
      environment: [String: String] = [:],
      arguments: [String] = [],
      allowance: TimeAllowance? = nil,
      repetition: Repetition = .once,
      coverage: CoverageWish? = nil,
      sanitizers: Set<Sanitizer> = [],
      isShuffled: Bool = false
    ) {
      self.environment = environment
      self.arguments = arguments
      self.allowance = allowance
      self.repetition = repetition
      self.coverage = coverage
      self.sanitizers = sanitizers
      self.isShuffled = isShuffled
    }
  }
}

extension TestPlan.Options: Encodable {
  private enum CodingKeys: String, CodingKey {
    case environment, arguments, allowance, repetition, coverage, sanitizers, isShuffled
  }

  /// Writes the options; equal options give equal text when keys are sorted.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(environment, forKey: .environment)
    try container.encode(arguments, forKey: .arguments)
    try container.encodeIfPresent(allowance, forKey: .allowance)
    try container.encode(repetition, forKey: .repetition)
    try container.encodeIfPresent(coverage, forKey: .coverage)
    // A set has no order of its own.
    try container.encode(sanitizers.map(\.rawValue).sorted(), forKey: .sanitizers)
    try container.encode(isShuffled, forKey: .isShuffled)
  }
}

extension TestPlan.Options {
  /// The same options with another number of repetitions.
  public func repeating(_ repetition: Repetition) -> TestPlan.Options {
    TestPlan.Options(
      environment: environment,
      arguments: arguments,
      allowance: allowance,
      repetition: repetition,
      coverage: coverage,
      sanitizers: sanitizers,
      isShuffled: isShuffled
    )
  }
}
