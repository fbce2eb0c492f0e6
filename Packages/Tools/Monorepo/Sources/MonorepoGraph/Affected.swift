/// What a change of files can touch.
///
/// It errs on the side of too much: what is not named here cannot behave differently after the change.
public struct Affected: Equatable, Encodable, Sendable {
  /// The folders of the packages, relative to the root and in order; the root package's is empty.
  public let packages: [String]
  /// The names of the suites, in order.
  public let suites: [String]

  /// Follows changed files to everything that depends on them.
  ///
  /// - A file of a target touches that target and what uses it.
  /// - A manifest touches every package that asks for its package, because none of them can be read without it.
  /// - Any other file of a package touches all of its targets and what uses them.
  /// - A file of no package, a test plan and the choice of a toolchain touch everything.
  ///
  /// The root package holds only what is in none of the others. Its suites read the repository as a whole, so that
  /// any change touches them.
  ///
  /// - Parameters:
  ///   - files: The files that came, went or changed, as paths relative to the root.
  ///   - repository: The repository after the change.
  public init(by files: some Sequence<String>, in repository: Repository) {
    let graph = ModuleGraph(repository)
    var reach = ChangeReach(repository, graph)
    for file in files { reach.add(file) }
    let modules = graph.dependents(of: reach.modules)
    packages = reach.packages.union(modules.compactMap { graph.modules[$0]?.package }).sorted()
    suites = modules.filter { graph.modules[$0]?.kind == .test }.sorted()
  }
}
