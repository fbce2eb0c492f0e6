/// How a plan is run.
public struct RunOptions: Equatable, Sendable {
  /// The repository's root folder, absolute.
  public let root: String
  /// The folder that holds the scratch folder of each package.
  public let scratch: String
  /// How many packages are built and tested at once.
  public let jobs: Int
  /// The names or folders of the packages to run, empty for all.
  public let packages: [String]
  /// Whether logs are shown whole.
  public let isVerbose: Bool

  /// Describes how a plan is run.
  public init(root: String, scratch: String, jobs: Int, packages: [String] = [], isVerbose: Bool = false) {
    self.root = root
    self.scratch = scratch
    self.jobs = jobs
    self.packages = packages
    self.isVerbose = isVerbose
  }
}
