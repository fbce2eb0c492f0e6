import CommandKit
package import MonorepoSystem

/// The reason why one module depends on another: a shortest chain of uses, each with the line that declares it.
package struct DependencyChain: Equatable, Encodable, Sendable {
  package struct Step: Equatable, Encodable, Sendable {
    let from: String
    let to: String
    /// The manifest that declares it, relative to the repository's root.
    let path: String
    let line: Int
  }

  /// The modules of the chain, the one that uses first; a single one that is both ends.
  package let modules: [String]
  package let steps: [Step]

  /// Looks for the shortest chain, always the same one of several; nil when there is none.
  ///
  /// Each end is a module, or a package that stands for any of its modules; any other name is refused. From a module
  /// to itself it is a ring, if there is one.
  package init?(from start: String, to end: String, in repository: Repository) throws(UnusableInput) {
    let graph = ModuleGraph(repository)
    let starts = try repository.modules(named: start, in: graph)
    let ends = try repository.modules(named: end, in: graph)
    let paths = starts.flatMap { from in ends.compactMap { graph.path(from: from, to: $0) } }
    func names(_ path: [ModuleGraph.Module]) -> String { path.map(\.name).joined() }
    // A module that both names stand for may be in a ring.
    let rings = (start == end ? starts : []).flatMap { module -> [[ModuleGraph.Module]] in
      let used = graph.uses[module] ?? []
      return used.compactMap { graph.path(from: $0, to: module) }.map { [module] + $0 }
    }
    let chains = rings.isEmpty ? paths : rings
    guard let shortest = chains.min(by: { ($0.count, names($0)) < ($1.count, names($1)) }) else {
      return nil
    }
    modules = shortest.map(\.name)
    steps = zip(shortest, shortest.dropFirst()).map { from, to in
      let package = repository.package(at: from.package)
      let line = package?.line(declaring: to.name, of: from.name, in: repository) ?? 1
      let path = package?.manifestPath ?? "Package.swift"
      return Step(from: from.name, to: to.name, path: path, line: line)
    }
  }

  /// One line for each use; one that says so when both ends are the same module.
  package var lines: [String] {
    steps.isEmpty
      ? modules.map { "\($0) is both ends" }
      : steps.map { "\($0.from) → \($0.to) (\($0.path):\($0.line))" }
  }
}

extension Repository {
  /// The modules that a name stands for: that of modules, or of a package for all that is in it but its suites.
  fileprivate func modules(named name: String, in graph: ModuleGraph) throws(UnusableInput)
    -> [ModuleGraph.Module]
  {
    let named = graph.modules.filter { $0.name == name }
    if !named.isEmpty { return named }
    let meant = packages.filter { $0.name == name }.map(\.folder)
    guard meant.isEmpty else {
      return graph.modules.filter { $0.kind != .test && meant.contains($0.package) }
    }
    let known = Set(graph.modules.map(\.name) + packages.map(\.name)).sorted()
    let nearest = Suggestion.nearest(to: name, among: known)
    let remedy = nearest.map { "did you mean \($0)?" } ?? "'monorepo graph --level modules' shows all names"
    throw UnusableInput(path: name, what: "no module or package has that name", remedy: remedy)
  }
}
