import MonorepoGraph

/// The figures of a repository that a report ends with.
public struct CheckSummary: Equatable, Encodable, Sendable {
  /// How many packages were looked at.
  public let packages: Int
  /// How many targets they have.
  public let targets: Int
  /// How many declared or imported edges there are between modules of the repository.
  public let edges: Int

  /// Counts an inspection.
  public init(_ inspection: Inspection) {
    let targets = inspection.ownTargets
    packages = inspection.repository.packages.count
    self.targets = targets.count
    edges = targets.reduce(0) { sum, item in
      sum + inspection.declared(item.target, in: item.package).union(inspection.imported(item.target)).count
    }
  }
}
