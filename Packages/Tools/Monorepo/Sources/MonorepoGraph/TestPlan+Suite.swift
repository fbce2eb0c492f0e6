extension TestPlan {
  /// One suite of the plan.
  public struct Suite: Equatable, Encodable, Sendable {
    /// The test target's name.
    public let name: String
    /// The folder of its package relative to the plan's folder, empty for the root package.
    public let folder: String
    /// Whether the suite runs at all.
    public let isEnabled: Bool
    /// Whether its tests may run side by side.
    ///
    /// A plan that does not say is read as yes, because that is how Swift Testing runs tests; in Xcode a missing
    /// `parallelizable` is about XCTest only.
    public let isParallel: Bool
    /// Which of its tests run.
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
