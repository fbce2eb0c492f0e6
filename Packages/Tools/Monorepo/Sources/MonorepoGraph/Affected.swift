import MonorepoSystem

/// The packages and suites that a change of files can affect.
///
/// It errs on the side of too much: what is not named here cannot behave differently after the change.
package struct Affected: Equatable, Encodable, Sendable {
  package let packages: [String]
  package let suites: [String]

  /// Follows files that came, went or changed to everything that depends on them, as the help of the command says.
  ///
  /// A resource touches the targets that have it, a folder (by which git names a submodule) what its files touch, and
  /// the destination of a symbolic link what the link belongs to as well. A file of no package, a test plan, the choice
  /// of a toolchain and the resolved versions of the root, with which everything is built at once, touch everything.
  package init(by files: some Sequence<String>, in repository: Repository) {
    let graph = ModuleGraph(repository)
    var reach = ChangeReach(repository: repository, graph: graph)
    for file in files { reach.add(file) }
    let modules = graph.dependents(of: reach.modules)
    packages = reach.packages.union(modules.map(\.package)).sorted()
    suites = Set(modules.filter { $0.kind == .test }.map(\.name)).sorted()
  }
}

/// The targets that changed files affect directly, before their dependents are followed.
struct ChangeReach {
  let repository: Repository
  let graph: ModuleGraph
  private(set) var modules: Set<ModuleGraph.Module> = []
  private(set) var packages: Set<String> = []

  /// Adds what is affected by a change of a file, or of a folder with the files in it.
  mutating func add(_ path: String) {
    // A file may be gone.
    let files =
      repository.holds(path) ? [] : repository.files.filter { path.isEmpty || $0.hasPrefix(path + "/") }
    for file in files.isEmpty ? [path] : files {
      add(file: file)
      let places = [file] + PathAncestry.folders(above: file)
      for (link, place) in repository.links where places.contains(place) { add(file: link) }
    }
  }

  private mutating func add(file: String) {
    addModules { $0.package.isEmpty && $0.kind == .test }
    let above = PathAncestry.folders(above: file)
    let owner = above.first { repository.package(at: $0) != nil }
    for package in repository.packages {
      for target in package.targets
      where target.outsideResources.contains(where: { $0 == file || above.contains($0) }) {
        modules.formUnion(graph.modules(named: target.name, in: package.folder))
      }
    }
    guard !Self.concernsEverything(file), let folder = owner ?? repository.rootPackage?.folder else {
      return add(packages: Set(repository.packages.map(\.folder)))
    }
    let inside = folder.isEmpty ? above + [""] : above.filter { $0.utf8.count >= folder.utf8.count }
    if LocalPackage.isManifest(file.split(separator: "/").last ?? ""), (above.first ?? "") == folder {
      add(
        packages: Set([folder]).closure { folder in
          repository.packages.filter { $0.requiredFolders.contains(folder) }.map(\.folder)
        }
      )
    } else if let home = inside.first(where: { place in
      graph.modules.contains { $0.folder == place }
        && (place != folder || hasTarget(around: file, in: folder))
    }) {
      addModules { $0.folder == home }
    } else {
      add(packages: [folder])
    }
  }

  /// Whether a file belongs to a target in the very folder of a package, which need not have all of it.
  private func hasTarget(around file: String, in folder: String) -> Bool {
    repository.package(at: folder)?.targets.contains { $0.folder == folder && $0.holds(file) } == true
  }

  private mutating func add(packages touched: Set<String>) {
    packages.formUnion(touched)
    addModules { touched.contains($0.package) }
  }

  private mutating func addModules(where isTouched: (ModuleGraph.Module) -> Bool) {
    modules.formUnion(graph.modules.filter(isTouched))
  }

  private static func concernsEverything(_ file: String) -> Bool {
    file.hasSuffix(".plan") || file.hasSuffix(".xctestplan")
      || [".swift-version", "Package.resolved"].contains(file)
  }
}
