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
    case .system, .macro, .binary, .other: self = .other
    }
  }
}

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
