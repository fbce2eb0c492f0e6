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
