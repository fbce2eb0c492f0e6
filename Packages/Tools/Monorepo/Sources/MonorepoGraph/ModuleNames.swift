import CommandKit
import MonorepoSystem

/// The names by which people ask for modules: those of modules, and those of packages for all that is in them.
struct ModuleNames {
  private let graph: ModuleGraph
  private let packages: [String: [String]]

  init(_ repository: Repository, _ graph: ModuleGraph) {
    self.graph = graph
    let shipped = Dictionary(grouping: graph.modules.values.filter { $0.kind != .test }, by: \.package)
    packages = Dictionary(
      repository.packages.map { ($0.name, shipped[$0.folder]?.map(\.name).sorted() ?? []) }
    ) { $0 + $1 }
  }

  /// The modules that a name stands for, in order.
  ///
  /// A package's suites are meant only when they are named themselves.
  func modules(for name: String) throws(UnusableInput) -> [String] {
    if graph.modules[name] != nil { return [name] }
    if let modules = packages[name] { return modules }
    let known = (Array(graph.modules.keys) + packages.keys).sorted()
    let nearest = Suggestion.nearest(to: name, among: known)
    throw UnusableInput(
      path: name,
      what: "there is no module and no package of that name",
      remedy: nearest.map { "did you mean \($0)?" } ?? "`monorepo graph --level modules` shows all names"
    )
  }
}
