import MonorepoGraph
import MonorepoSystem

/// A picture of a repository before it is drawn: what stands in it, and who uses whom.
package struct Diagram: Equatable, Encodable, Sendable {
  enum Kind: String, Encodable {
    case package, library, executable, test
    /// A library of the system, a binary, a plugin or a macro.
    case other
  }

  struct Node: Equatable, Encodable {
    let name: String
    let kind: Kind
    let package: String
    let folder: String
    /// The title under which it is drawn together with others.
    let group: String?

    private enum CodingKeys: String, CodingKey { case folder, kind, name, package }
  }

  struct Edge: Hashable, Encodable {
    let from: String
    let to: String
  }

  let nodes: [Node]
  /// The uses, by name of the user, then of the used.
  let edges: [Edge]

  /// Takes nodes and uses, puts both in order, and leaves out uses of oneself.
  init(nodes: [Node], edges: Set<Edge>) {
    self.nodes = nodes.sorted { $0.name < $1.name }
    self.edges = edges.filter { $0.from != $0.to }.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
  }

  var groups: [String] { Set(nodes.compactMap(\.group)).sorted() }

  /// One node with what it uses and what uses it, and nothing else; nil when there is no such node.
  func around(_ name: String) -> Diagram? {
    guard nodes.contains(where: { $0.name == name }) else { return nil }
    let touching = edges.filter { $0.from == name || $0.to == name }
    let shown = Set(touching.flatMap { [$0.from, $0.to] } + [name])
    return Diagram(nodes: nodes.filter { shown.contains($0.name) }, edges: Set(touching))
  }

  /// The picture without the edges that others imply; who reaches whom stays the same.
  ///
  /// Every edge within a ring stays, because removing any of them opens it.
  func reduced() -> Diagram {
    let uses = Dictionary(grouping: edges, by: \.from).mapValues { $0.map(\.to) }
    // Over one edge or more: a node reaches itself only in a ring.
    let reached = nodes.map { node in (node.name, Set(uses[node.name] ?? []).closure { uses[$0] ?? [] }) }
    let reach = Dictionary(uniqueKeysWithValues: reached)
    func areInOneRing(_ one: String, _ other: String) -> Bool {
      reach[one]?.contains(other) == true && reach[other]?.contains(one) == true
    }
    let kept = edges.filter { edge in
      if areInOneRing(edge.from, edge.to) { return true }
      let ring = reach[edge.from, default: []].filter { areInOneRing(edge.from, $0) }.union([edge.from])
      let others = ring.flatMap { uses[$0] ?? [] }.filter { other in
        !ring.contains(other) && other != edge.to && !areInOneRing(other, edge.to)
      }
      return !others.contains { reach[$0]?.contains(edge.to) == true }
    }
    return Diagram(nodes: nodes, edges: Set(kept))
  }
}

extension Diagram {
  /// The whole picture of a repository.
  ///
  /// Packages are grouped by the folders they are in, modules of a package that has several under its name.
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
