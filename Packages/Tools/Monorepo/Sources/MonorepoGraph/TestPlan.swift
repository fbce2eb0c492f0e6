public import MonorepoSystem

/// An Xcode test plan: every suite of the repository and how it runs.
///
/// One configuration is supported. A key that the tool does not understand is refused, because ignoring it
/// would run something else than the plan says.
public struct TestPlan: Equatable, Sendable {
  /// One suite of the plan.
  public struct Suite: Equatable, Sendable {
    /// The test target's name.
    public let name: String
    /// The folder of its package relative to the plan's folder, empty for the root package.
    public let folder: String
    /// Whether the suite runs at all.
    public let isEnabled: Bool
    /// Whether its tests may run side by side.
    public let isParallel: Bool

    /// Describes one suite.
    public init(name: String, folder: String, isEnabled: Bool = true, isParallel: Bool = true) {
      self.name = name
      self.folder = folder
      self.isEnabled = isEnabled
      self.isParallel = isParallel
    }
  }

  /// The suites in the plan's order.
  public let suites: [Suite]
  /// The variables that are set while the suites are built and run.
  public let environment: [String: String]

  /// Describes a plan.
  public init(suites: [Suite], environment: [String: String] = [:]) {
    self.suites = suites
    self.environment = environment
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
    self.init(document)
  }
}
