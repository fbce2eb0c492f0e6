package import MonorepoSystem

/// An Xcode test plan: every suite of the repository and how it runs.
///
/// A key that the tool does not understand is refused, because ignoring it would run something else than the
/// plan says; keys that mean nothing outside Xcode are accepted.
public struct TestPlan: Equatable, Sendable {
  /// The suites in the plan's order.
  public let suites: [Suite]
  /// The enabled configurations in the plan's order; there is at least one in a plan that was read from a file.
  ///
  /// Every suite runs once in each of them.
  public internal(set) var configurations = [Configuration(name: "Default")]
  /// The keys that only Xcode acts on, with their places, such as `defaultOptions.mainThreadCheckerEnabled`.
  public internal(set) var unexecutedKeys: [String] = []
}

extension TestPlan {
  package init(at path: String, files: FileSystem) throws(UnusableInput) {
    let remedy = "write one with `monorepo check --fix`, or name another with --plan"
    self = try JSONFile.decode(Self.self, at: path, files: files, remedyWhenMissing: remedy)
  }

  /// One suite of the plan.
  public struct Suite: Equatable, Encodable, Sendable {
    /// The test target's name.
    public let name: String
    /// The name of its module, by which its tests are known when they run.
    public var module: String { Target.moduleName(of: name) }
    /// The folder of its package relative to the plan's folder, empty for the root package.
    public let folder: String
    /// Whether the suite runs at all.
    public internal(set) var isEnabled = true
    /// Whether its tests may run side by side.
    ///
    /// A plan that does not say is read as yes, because that is how Swift Testing runs tests; in Xcode a missing
    /// `parallelizable` is about XCTest only.
    public internal(set) var isParallel = true
    /// The selection of its tests.
    public internal(set) var selection = TestSelection.everything

    package var target: PlannedTarget { PlannedTarget(name: name, folder: folder) }
  }

  /// One way to run all suites of a plan.
  public struct Configuration: Equatable, Sendable {
    /// Its name, which no other configuration of the plan has.
    public let name: String
    /// The plan's default options with those of this configuration over them.
    public internal(set) var options = Options.standard
  }

  /// The options for building and running the suites of a plan.
  public struct Options: Equatable, Encodable, Sendable {
    /// The options of a plan that sets none.
    public static let standard = Options()

    /// The variables that are set while the suites are built and run.
    public var environment: [String: String] = [:]
    /// The arguments for the test programs, after the tool's own.
    public var arguments: [String] = []
    /// The longest time that a test may take, nil without a limit.
    ///
    /// A longer `.timeLimit` in the code does not lengthen it: Swift Testing does not tell other programs
    /// about it.
    public var allowance: Duration?
    /// The repetition of each test.
    public var repetition = Repetition.once
    /// The coverage to measure, nil for none.
    public internal(set) var coverage: CoverageWish?
    /// The sanitizers that the suites are built with, in order.
    public var sanitizers: [Sanitizer] = []
    /// Whether types with tests run in a random order.
    public internal(set) var isShuffled = false
    /// The selection of tests of all suites by their tags.
    public internal(set) var tags = TagSelection.everything
  }
}

extension TestPlan {
  /// The targets whose coverage is to be measured and that no package has: nobody would miss their lines.
  package func coverageFaults(in repository: Repository, at path: String) -> [UnusableInput] {
    let targets = configurations.compactMap(\.options.coverage?.targets).joined().uniqued()
    let strays = targets.filter {
      repository.target(planned: $0) == nil && !repository.omittedPackages.contains($0.folder)
    }
    return strays.map { target in
      UnusableInput(
        path: path,
        what: "codeCoverage names \(target.name) in “container:\(target.folder)”, which does not exist",
        remedy: "correct the name or the containerPath, or remove the target"
      )
    }
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
  /// Again for the tests that failed, at most this number of times in all; one that passes in the end is
  /// flaky.
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

/// One target as a test plan names it.
public struct PlannedTarget: Hashable, Encodable, Sendable {
  /// The folder of its package relative to the plan's folder, empty for the root package.
  public let folder: String
  /// The target's name in the manifest.
  public let name: String

  /// Names a target of a package.
  ///
  /// - Parameters:
  ///   - name: The target's name in the manifest.
  ///   - folder: The folder of its package relative to the plan's folder, empty for the root package.
  public init(name: String, folder: String) { (self.name, self.folder) = (name, folder) }
}

/// The coverage to measure.
public struct CoverageWish: Equatable, Encodable, Sendable {
  /// The targets whose lines count, nil for all.
  public internal(set) var targets: [PlannedTarget]?
  /// The percentage of its lines that each package must reach, nil without a requirement.
  public internal(set) var lineThreshold: Double?
  /// Whether it is measured in every run, and not only in those that ask for it.
  public internal(set) var isMeasuredAlways = true
}
