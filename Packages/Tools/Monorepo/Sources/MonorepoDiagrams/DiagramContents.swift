import MonorepoGraph

extension Diagram {
  /// The whole picture of a repository.
  ///
  /// Packages are grouped by the folders they are in, modules of a package that has several under its name.
  /// A package uses another one when one of its modules uses one of the other's.
  init(_ level: DiagramRequest.Level, of repository: Repository, includesTests: Bool) {
    let graph = ModuleGraph(repository)
    let names = PackageNames(repository)
    let groups = FolderGroups(repository.packages.map(\.folder))
    let shown = graph.modules.values.filter { includesTests || $0.kind != .test }
    let nodes: [Node]
    let title: (ModuleGraph.Module) -> String
    switch level {
    case .modules:
      let sizes = Dictionary(grouping: shown, by: \.package).mapValues(\.count)
      nodes = shown.map { module in
        let package = names.name(of: module.package)
        return Node(
          name: module.name,
          kind: Kind(module.kind),
          package: package,
          folder: module.folder,
          group: sizes[module.package] == 1 ? groups.group(of: module.package) : package
        )
      }
      title = { $0.name }
    case .packages:
      nodes = repository.packages.map { package in
        let (name, folder) = (names.name(of: package.folder), package.folder)
        let group = groups.group(of: folder)
        return Node(name: name, kind: .package, package: name, folder: folder, group: group)
      }
      title = { names.name(of: $0.package) }
    }
    let edges = shown.flatMap { user in
      (graph.uses[user.name] ?? []).compactMap { graph.modules[$0] }.map { used in
        Edge(from: title(user), to: title(used))
      }
    }
    self.init(nodes: nodes, edges: Set(edges))
  }
}

extension Diagram.Kind {
  fileprivate init(_ kind: Target.Kind) {
    switch kind {
    case .library: self = .library
    case .executable: self = .executable
    case .test: self = .test
    case .system, .macro, .binary, .other: self = .other
    }
  }
}

/// Groups packages by the folders between the one that holds all of them and their own.
struct FolderGroups {
  private let depth: Int

  /// Finds the folder that holds all packages but the root package.
  init(_ folders: [String]) {
    let parents = folders.filter { !$0.isEmpty }.map(Self.parent)
    let shared = parents.dropFirst().reduce(parents.first ?? []) { shared, parent in
      zip(shared, parent).prefix { $0 == $1 }.map(\.0)
    }
    depth = shared.count
  }

  /// The group of a package, as in `Infra` for `Packages/Infra/LogKit`; nil for one that stands by itself.
  func group(of folder: String) -> String? {
    let parts = Self.parent(of: folder).dropFirst(depth)
    return parts.isEmpty ? nil : parts.joined(separator: "/")
  }

  private static func parent(of folder: String) -> [Substring] {
    Array(folder.split(separator: "/").dropLast())
  }
}

/// The names under which packages are shown: their own, or their folders where two have the same.
struct PackageNames {
  private let names: [String: String]

  init(_ repository: Repository) {
    let byName = Dictionary(grouping: repository.packages, by: \.name)
    names = Dictionary(
      repository.packages.map { ($0.folder, byName[$0.name]?.count == 1 ? $0.name : $0.folder) }
    ) { first, _ in first }
  }

  func name(of folder: String) -> String { names[folder] ?? folder }
}
