import MonorepoSystem

/// The packages and suites that a change of files can affect.
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
  /// - A manifest, for certain versions of Swift too, touches every package that asks for its package, because none of
  ///   them can be read without it.
  /// - A resource touches the targets that have it, wherever it is.
  /// - A folder, by which git names a submodule, stands for the files in it.
  /// - A file to which a symbolic link leads, or to a folder that it is in, touches what the link belongs to as well.
  /// - Any other file of a package touches all of its targets and what uses them.
  /// - A file of no package, a test plan, the choice of a toolchain and the resolved versions of the root, with which
  ///   everything is built at once, touch everything.
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

/// The targets that changed files affect directly, before their dependents are followed.
struct ChangeReach {
  private(set) var modules: Set<String> = []
  private(set) var packages: Set<String> = []
  private let repository: Repository
  private let graph: ModuleGraph
  private let homes: [String: [String]]
  private let modulesOfPackage: [String: [String]]
  private let askedForBy: [String: [String]]
  private let borrowers: [String: [String]]
  private let links: [String: [String]]

  init(_ repository: Repository, _ graph: ModuleGraph) {
    self.repository = repository
    self.graph = graph
    homes = Dictionary(grouping: graph.modules.keys) { graph.modules[$0]?.folder ?? "" }
    modulesOfPackage = Dictionary(grouping: graph.modules.keys) { graph.modules[$0]?.package ?? "" }
    let asked = repository.packages.flatMap { package in
      package.requiredFolders.map { ($0, [package.folder]) }
    }
    askedForBy = Dictionary(asked, uniquingKeysWith: +)
    let borrowed = repository.packages.flatMap(\.targets).flatMap { target in
      target.outsideResources.map { ($0, [target.name]) }
    }
    borrowers = Dictionary(borrowed, uniquingKeysWith: +)
    links = Dictionary(grouping: repository.links.keys) { repository.links[$0] ?? "" }
  }

  /// Adds what is affected by a change of a file, or of a folder with the files in it.
  mutating func add(_ path: String) {
    // A file may be gone.
    let files =
      repository.holds(path) ? [] : repository.files.filter { path.isEmpty || $0.hasPrefix(path + "/") }
    for file in files.isEmpty ? [path] : files {
      add(file: file)
      let places = [file] + PathAncestry.folders(above: file)
      for link in places.flatMap({ links[$0] ?? [] }) { add(file: link) }
    }
  }

  private mutating func add(file: String) {
    let suites = (modulesOfPackage[""] ?? []).filter { graph.modules[$0]?.kind == .test }
    modules.formUnion(suites)
    let above = PathAncestry.folders(above: file)
    let owner = above.first { repository.package(at: $0) != nil }
    if !borrowers.isEmpty { modules.formUnion(([file] + above).flatMap { borrowers[$0] ?? [] }) }
    guard !Self.concernsEverything(file), let folder = owner ?? repository.rootPackage?.folder else {
      return add(packages: Set(repository.packages.map(\.folder)))
    }
    let inside = folder.isEmpty ? above + [""] : above.filter { $0.utf8.count >= folder.utf8.count }
    if let home = inside.compactMap({ homes[$0] }).first {
      modules.formUnion(home)
    } else if Self.isManifest(file) {
      add(packages: Set([folder]).closure { askedForBy[$0] ?? [] })
    } else {
      add(packages: [folder])
    }
  }

  private mutating func add(packages touched: Set<String>) {
    packages.formUnion(touched)
    for folder in touched { modules.formUnion(modulesOfPackage[folder] ?? []) }
  }

  private static func isManifest(_ file: String) -> Bool {
    let name = file.split(separator: "/").last ?? ""
    return name == "Package.swift" || name.hasPrefix("Package@swift-") && name.hasSuffix(".swift")
  }

  private static func concernsEverything(_ file: String) -> Bool {
    file.hasSuffix(".plan") || file.hasSuffix(".xctestplan")
      || [".swift-version", "Package.resolved"].contains(file)
  }
}
