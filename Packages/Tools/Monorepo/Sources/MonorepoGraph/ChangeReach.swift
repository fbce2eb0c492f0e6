import MonorepoSystem

/// What changed files touch directly, before those who use it are followed.
struct ChangeReach {
  private(set) var modules: Set<String> = []
  private(set) var packages: Set<String> = []
  private let repository: Repository
  private let graph: ModuleGraph
  private let folders: Set<String>
  private let homes: [String: [String]]
  private let modulesOfPackage: [String: [String]]
  private let askedForBy: [String: Set<String>]

  init(_ repository: Repository, _ graph: ModuleGraph) {
    self.repository = repository
    self.graph = graph
    folders = Set(repository.packages.map(\.folder))
    homes = Dictionary(grouping: graph.modules.keys) { graph.modules[$0]?.folder ?? "" }
    modulesOfPackage = Dictionary(grouping: graph.modules.keys) { graph.modules[$0]?.package ?? "" }
    var askedForBy: [String: Set<String>] = [:]
    for package in repository.packages {
      for case .local(let folder) in package.requirements {
        askedForBy[folder, default: []].insert(package.folder)
      }
    }
    self.askedForBy = askedForBy
  }

  mutating func add(_ file: String) {
    addRootSuites()
    let above = PathAncestry.folders(above: file)
    let owner = above.first { folders.contains($0) }
    guard !Self.concernsEverything(file), let folder = owner ?? repository.rootPackage?.folder else {
      return add(packages: folders)
    }
    let inside = folder.isEmpty ? above + [""] : above.filter { $0.utf8.count >= folder.utf8.count }
    if let home = inside.compactMap({ homes[$0] }).first {
      modules.formUnion(home)
    } else if file == "Package.swift" || file.hasSuffix("/Package.swift") {
      add(packages: everyoneAsking(for: folder))
    } else {
      add(packages: [folder])
    }
  }

  private mutating func addRootSuites() {
    let suites = (modulesOfPackage[""] ?? []).filter { graph.modules[$0]?.kind == .test }
    modules.formUnion(suites)
  }

  private mutating func add(packages touched: Set<String>) {
    packages.formUnion(touched)
    for folder in touched { modules.formUnion(modulesOfPackage[folder] ?? []) }
  }

  /// A package and all that ask for it, directly or through others.
  private func everyoneAsking(for folder: String) -> Set<String> {
    var found: Set<String> = [folder]
    var pending = [folder]
    while let next = pending.popLast() {
      for asking in askedForBy[next] ?? [] where found.insert(asking).inserted { pending.append(asking) }
    }
    return found
  }

  private static func concernsEverything(_ file: String) -> Bool {
    file.hasSuffix(".plan") || file.hasSuffix(".xctestplan") || file == ".swift-version"
  }
}
