public import MonorepoSystem

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
  /// Reads a plan.
  ///
  /// - Parameters:
  ///   - path: The plan's file.
  ///   - files: The files of the machine.
  /// - Throws: ``/MonorepoSystem/UnusableInput`` with the place inside the file.
  public init(at path: String, files: FileSystem) throws(UnusableInput) {
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
  }

  /// One way to run all suites of a plan.
  public struct Configuration: Equatable, Sendable {
    /// Its name, which no other configuration of the plan has.
    public let name: String
    /// The plan's default options with those of this configuration over them.
    public internal(set) var options = Options.standard
  }
}

/// A selection of a suite's tests.
public struct TestSelection: Equatable, Encodable, Sendable {
  /// The only ones that run, nil for all.
  public internal(set) var selected: [TestName]?
  /// Those that do not run, although they may be selected.
  public internal(set) var skipped: [TestName] = []
  /// The condition on their tags on top of that.
  public internal(set) var tags = TagSelection.everything

  /// Every test.
  public static let everything = TestSelection()
}

/// A selection of tests by their tags, those of the types around them included.
public struct TagSelection: Equatable, Encodable, Sendable {
  /// Tags that a test may have.
  public struct Condition: Equatable, Encodable, Sendable {
    /// The tags as Swift Testing tells them, such as `.slow`.
    public let tags: [String]
    /// Whether a test needs all of them rather than one.
    public internal(set) var needsAll = false

    func holds(for tags: Set<String>) -> Bool {
      needsAll ? tags.isSuperset(of: self.tags) : !tags.isDisjoint(with: self.tags)
    }
  }

  /// The condition for a test to run; nil for none.
  public internal(set) var selected: Condition?
  /// The condition that excludes a test although it is selected; nil for none.
  public internal(set) var skipped: Condition?

  /// Every test.
  public static let everything = TagSelection()

  /// The tags that the selection names, selected ones first.
  public var names: [String] { (selected?.tags ?? []) + (skipped?.tags ?? []) }

  /// Whether a test with these tags runs.
  public func includes(_ tags: Set<String>) -> Bool {
    selected?.holds(for: tags) != false && skipped?.holds(for: tags) != true
  }
}
