public import MonorepoGraph

extension Diagram {
  /// The packages of a repository, grouped by the folders they are in.
  ///
  /// A package uses another one when one of its modules uses one of the other's.
  ///
  /// - Parameters:
  ///   - repository: The repository.
  ///   - includesTests: Whether what only suites use counts.
  public init(packagesOf repository: Repository, includesTests: Bool = false) {
    let graph = ModuleGraph(repository)
    let names = PackageNames(repository)
    let groups = FolderGroups(repository.packages.map(\.folder))
    let users = graph.modules.values.filter { includesTests || $0.kind != .test }
    self.init(
      nodes: repository.packages.map { package in
        let name = names.name(of: package.folder)
        return Node(
          name: name,
          kind: .package,
          package: name,
          folder: package.folder,
          group: groups.group(of: package.folder)
        )
      },
      edges: Set(
        users.flatMap { user in
          (graph.uses[user.name] ?? []).compactMap { graph.modules[$0] }.map { used in
            Edge(from: names.name(of: user.package), to: names.name(of: used.package))
          }
        }
      )
    )
  }
}
