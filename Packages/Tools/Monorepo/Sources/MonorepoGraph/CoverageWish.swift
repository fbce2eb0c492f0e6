/// What is to be known about the lines that the tests reach.
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
  /// How many percent of its lines each package must reach, nil without a demand.
  public let lineThreshold: Double?

  /// Whether it is measured in every run, and not only in those that ask for it.
  public let isMeasuredAlways: Bool

  /// Describes what is to be known.
  public init(targets: [Target]? = nil, lineThreshold: Double? = nil, isMeasuredAlways: Bool = true) {
    self.targets = targets
    self.lineThreshold = lineThreshold
    self.isMeasuredAlways = isMeasuredAlways
  }
}
