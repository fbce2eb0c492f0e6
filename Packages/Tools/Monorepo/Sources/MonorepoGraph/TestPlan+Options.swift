extension TestPlan {
  /// The options for building and running the suites of a plan.
  public struct Options: Equatable, Sendable {
    /// The variables that are set while the suites are built and run.
    public let environment: [String: String]
    /// The arguments for the test programs, after the tool's own.
    public let arguments: [String]
    /// The longest time that a test may take, nil without a limit.
    public let allowance: TimeAllowance?
    /// The repetition of each test.
    public let repetition: Repetition
    /// The coverage to measure, nil for none.
    public let coverage: CoverageWish?
    /// The sanitizers that the suites are built with.
    public let sanitizers: Set<Sanitizer>
    /// Whether types with tests run in a random order.
    public let isShuffled: Bool
    /// The selection of tests of all suites by their tags.
    public let tags: TagSelection

    /// Describes how suites are built and run.
    public init(
      environment: [String: String] = [:],
      arguments: [String] = [],
      allowance: TimeAllowance? = nil,
      repetition: Repetition = .once,
      coverage: CoverageWish? = nil,
      sanitizers: Set<Sanitizer> = [],
      isShuffled: Bool = false,
      tags: TagSelection = .everything
    ) {
      self.environment = environment
      self.arguments = arguments
      self.allowance = allowance
      self.repetition = repetition
      self.coverage = coverage
      self.sanitizers = sanitizers
      self.isShuffled = isShuffled
      self.tags = tags
    }
  }
}

extension TestPlan.Options: Encodable {
  private enum CodingKeys: String, CodingKey {
    case environment, arguments, allowance, repetition, coverage, sanitizers, isShuffled, tags
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
    try container.encode(tags, forKey: .tags)
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
      isShuffled: isShuffled,
      tags: tags
    )
  }
}

/// The repetition of a suite's tests, each time in a new process.
public enum Repetition: Equatable, Encodable, Sendable {
  /// Once.
  case once
  /// A fixed number of times; a test fails when one of its runs does.
  case fixed(times: Int)
  /// Until a test fails, at most this number of times.
  case untilFailure(atMost: Int)
  /// Again for the tests that failed, at most this number of times in all; one that passes in the end is flaky.
  case retryOnFailure(atMost: Int)
}

/// A sanitizer of the compiler; the raw value is its name for `swift build --sanitize`.
public enum Sanitizer: String, Equatable, Encodable, Sendable, CaseIterable {
  /// Finds memory that is used after it was freed or outside its bounds.
  case address
  /// Finds data races; not together with ``address``.
  case thread
  /// Finds undefined behaviour; on Apple's platforms only.
  case undefined
}

/// The time that one test may take before it is stopped.
public struct TimeAllowance: Equatable, Encodable, Sendable {
  /// The time for every test.
  ///
  /// A longer `.timeLimit` in the code does not lengthen it: Swift Testing does not tell other programs about it.
  public let perTest: Duration

  /// Describes how long one test may take.
  public init(perTest: Duration) {
    self.perTest = perTest
  }
}

/// The coverage to measure.
public struct CoverageWish: Equatable, Encodable, Sendable {
  /// One target whose lines count.
  public struct Target: Equatable, Encodable, Sendable {
    /// The folder of its package relative to the plan's folder, empty for the root package.
    public let folder: String
    /// The target's name, which is its folder's below `Sources`.
    public let name: String

    /// Names one target.
    public init(folder: String, name: String) {
      self.folder = folder
      self.name = name
    }
  }

  /// The targets whose lines count, nil for all.
  public let targets: [Target]?
  /// The percentage of its lines that each package must reach, nil without a requirement.
  public let lineThreshold: Double?

  /// Whether it is measured in every run, and not only in those that ask for it.
  public let isMeasuredAlways: Bool

  /// Describes what to measure.
  public init(targets: [Target]? = nil, lineThreshold: Double? = nil, isMeasuredAlways: Bool = true) {
    self.targets = targets
    self.lineThreshold = lineThreshold
    self.isMeasuredAlways = isMeasuredAlways
  }
}
