public import MonorepoGraph

extension Diagram {
  /// The modules of a repository; those of a package that has several are grouped under its name.
  ///
  /// - Parameters:
  ///   - repository: The repository.
  ///   - includesTests: Whether suites are shown too.
  public init(modulesOf repository: Repository, includesTests: Bool = false) {
    let graph = ModuleGraph(repository)
    let names = PackageNames(repository)
    let folders = FolderGroups(repository.packages.map(\.folder))
    let shown = graph.modules.values.filter { includesTests || $0.kind != .test }
    let sizes = Dictionary(grouping: shown, by: \.package).mapValues(\.count)
    self.init(
      nodes: shown.map { module in
        let package = names.name(of: module.package)
        return Node(
          name: module.name,
          kind: Kind(module.kind),
          package: package,
          folder: module.folder,
          group: sizes[module.package] == 1 ? folders.group(of: module.package) : package
        )
      },
      edges: Set(
        shown.flatMap { module in
          (graph.uses[module.name] ?? []).map { Edge(from: module.name, to: $0) }
        }
      )
    )
  }
}

extension Diagram.Kind {
  fileprivate init(_ kind: Target.Kind) {
    switch kind {
    case .library: self = .library
    case .executable: self = .executable
    case .test: self = .test
    case .system, .other: self = .other
    }
  }
}
