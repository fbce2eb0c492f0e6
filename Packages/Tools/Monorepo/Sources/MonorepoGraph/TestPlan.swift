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
  public let configurations: [Configuration]

  /// The keys that only Xcode acts on, with their places, such as `defaultOptions.mainThreadCheckerEnabled`.
  public let unexecutedKeys: [String]

  /// Describes a plan.
  public init(suites: [Suite], configurations: [Configuration], unexecutedKeys: [String] = []) {
    self.suites = suites
    self.configurations = configurations
    self.unexecutedKeys = unexecutedKeys
  }

  /// Describes a plan with one configuration that sets nothing but variables.
  public init(suites: [Suite], environment: [String: String] = [:]) {
    let options = Options(environment: environment)
    self.init(suites: suites, configurations: [Configuration(name: "Default", options: options)])
  }

  /// Reads a plan.
  ///
  /// - Parameters:
  ///   - path: The plan's file.
  ///   - files: The files of the machine.
  /// - Throws: ``/MonorepoSystem/UnusableInput`` with the place inside the file.
  public init(at path: String, files: FileSystem) throws(UnusableInput) {
    let document = try JSONFile.decode(
      TestPlanDocument.self,
      at: path,
      files: files,
      remedyWhenMissing: "write one with `monorepo check --fix`, or name another with --plan"
    )
    self.init(
      suites: document.suites,
      configurations: document.configurations,
      unexecutedKeys: document.unexecutedKeys
    )
  }
}

extension TestPlan {
  /// One suite of the plan.
  public struct Suite: Equatable, Encodable, Sendable {
    /// The test target's name.
    public let name: String
    /// The name of its module, by which its tests are known when they run.
    public var module: String { Target.moduleName(of: name) }
    /// The folder of its package relative to the plan's folder, empty for the root package.
    public let folder: String
    /// Whether the suite runs at all.
    public let isEnabled: Bool
    /// Whether its tests may run side by side.
    ///
    /// A plan that does not say is read as yes, because that is how Swift Testing runs tests; in Xcode a missing
    /// `parallelizable` is about XCTest only.
    public let isParallel: Bool
    /// The selection of its tests.
    public let selection: TestSelection

    /// Describes one suite.
    public init(
      name: String,
      folder: String,
      isEnabled: Bool = true,
      isParallel: Bool = true,
      selection: TestSelection = .everything
    ) {
      self.name = name
      self.folder = folder
      self.isEnabled = isEnabled
      self.isParallel = isParallel
      self.selection = selection
    }
  }
}

extension TestPlan {
  /// One way to run all suites of a plan.
  public struct Configuration: Equatable, Encodable, Sendable {
    /// Its name, which no other configuration of the plan has.
    public let name: String
    /// The plan's default options with those of this configuration over them.
    public let options: Options

    /// Describes one way to run a plan.
    public init(name: String, options: Options) {
      self.name = name
      self.options = options
    }
  }
}
