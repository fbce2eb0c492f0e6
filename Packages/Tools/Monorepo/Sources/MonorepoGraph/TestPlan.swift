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
  /// - Throws: ``UnusableInput`` with the place inside the file.
  public init(at path: String, files: FileSystem) throws(UnusableInput) {
    let document = try JSONFile.decode(
      TestPlanDocument.self,
      at: path,
      files: files,
      remedyWhenMissing: "write a test plan there or name one with --plan"
    )
    self.init(
      suites: document.suites,
      configurations: document.configurations,
      unexecutedKeys: document.unexecutedKeys
    )
  }
}
