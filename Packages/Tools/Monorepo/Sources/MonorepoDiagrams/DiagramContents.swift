import MonorepoGraph

extension Diagram {
  /// The whole picture of a repository.
  ///
  /// Packages are grouped by the folders they are in, modules of a package that has several under its name.
  /// Modules that share a name are named by their folders.
  /// A package uses another one when one of its modules uses one of the other's.
  init(_ level: DiagramRequest.Level, of repository: Repository, includesTests: Bool) {
    let graph = ModuleGraph(repository)
    let (names, groups) = (repository.shownNames, repository.groups)
    let shown = graph.modules.filter { includesTests || $0.kind != .test }
    let nodes: [Node]
    let title: (ModuleGraph.Module) -> String
    switch level {
    case .modules:
      let byName = Dictionary(grouping: graph.modules, by: \.name)
      title = { byName[$0.name]?.count == 1 ? $0.name : $0.folder }
      let sizes = Dictionary(grouping: shown, by: \.package).mapValues(\.count)
      nodes = shown.map { module in
        let package = names[module.package] ?? module.package
        return Node(
          name: title(module),
          kind: Kind(module.kind),
          package: package,
          folder: module.folder,
          group: sizes[module.package] == 1 ? groups[module.package] : package
        )
      }
    case .packages:
      nodes = repository.packages.map { package in
        let (folder, name) = (package.folder, names[package.folder] ?? package.folder)
        return Node(name: name, kind: .package, package: name, folder: folder, group: groups[folder])
      }
      title = { names[$0.package] ?? $0.package }
    }
    let edges = shown.flatMap { user in
      (graph.uses[user] ?? []).map { Edge(from: title(user), to: title($0)) }
    }
    self.init(nodes: nodes, edges: Set(edges))
  }
}

extension Diagram.Kind {
  fileprivate init(_ kind: Target.Kind) {
    // The manifest's word for a library is another one.
    self = kind == .library ? .library : Diagram.Kind(rawValue: kind.rawValue) ?? .other
  }
}

extension Repository {
  /// The names under which packages are shown, by their folders: their own, or the folders where two have the same.
  var shownNames: [String: String] {
    let byName = Dictionary(grouping: packages, by: \.name)
    let names = packages.map { ($0.folder, byName[$0.name]?.count == 1 ? $0.name : $0.folder) }
    return Dictionary(names) { first, _ in first }
  }

  /// The groups of packages, by their folders: what is between the folder that holds all of them and their own, as in
  /// `Infra` for `Packages/Infra/LogKit`; none for one that stands by itself.
  fileprivate var groups: [String: String] {
    let folders = packages.map(\.folder).filter { !$0.isEmpty }
    let parents = folders.map { Array($0.split(separator: "/").dropLast()) }
    let shared = parents.dropFirst().reduce(parents.first ?? []) { shared, parent in
      zip(shared, parent).prefix { $0 == $1 }.map(\.0)
    }
    let groups = parents.map { $0.dropFirst(shared.count).joined(separator: "/") }
    return Dictionary(zip(folders, groups)) { first, _ in first }.filter { !$0.value.isEmpty }
  }
}
