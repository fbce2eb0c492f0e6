import MonorepoSystem

/// The dependencies between the modules of a repository, as the manifests declare them.
///
/// Suites are modules too. Targets that a root package only repeats are left out: the package that owns them counts.
package struct ModuleGraph: Equatable, Sendable {
  package struct Module: Hashable, Sendable {
    /// The name, which a module of another package may have too.
    package let name: String
    package let kind: Target.Kind
    /// The folder of its package relative to the root, empty for the root package.
    package let package: String
    package let folder: String
  }

  package let modules: [Module]
  /// The modules that each one uses directly; every module has an entry.
  package private(set) var uses: [Module: Set<Module>] = [:]

  private let modulesByName: [String: [Module]]

  package init(_ repository: Repository) {
    let owned = repository.packages.flatMap { package in
      package.targets.filter { !repository.isRepeated($0, in: package) }.map { (package, $0) }
    }
    modules = owned.map { package, target in
      Module(name: target.name, kind: target.kind, package: package.folder, folder: target.folder)
    }
    modulesByName = Dictionary(grouping: modules, by: \.name)
    for (module, (package, target)) in zip(modules, owned) {
      let providers = target.dependencies.compactMap { repository.provider(of: $0, in: package) }
      let used = providers.flatMap { provider in
        provider.modules.flatMap { modules(named: $0, in: provider.package.folder) }
      }
      uses[module, default: []].formUnion(used)
    }
  }

  /// The modules with a name in a package; all with that name where the package only repeats one of them.
  package func modules(named name: String, in package: String) -> [Module] {
    let all = modulesByName[name] ?? []
    let own = all.filter { $0.package == package }
    return own.isEmpty ? all : own
  }

  /// The modules that these use, directly or through others, these included.
  package func reachable(from modules: some Sequence<Module>) -> Set<Module> {
    Set(modules).closure { uses[$0] ?? [] }
  }

  /// The modules that use one of these, directly or through others, these included.
  package func dependents(of modules: some Sequence<Module>) -> Set<Module> {
    var usedBy: [Module: Set<Module>] = [:]
    for (user, used) in uses { for module in used { usedBy[module, default: []].insert(user) } }
    return Set(modules).closure { usedBy[$0] ?? [] }
  }

  /// The shortest chain of direct uses from one module to another, always the same one of several; nil without one.
  package func path(from start: Module, to end: Module) -> [Module]? {
    var paths = [start: [start]]
    var pending = [start]
    while !pending.isEmpty, paths[end] == nil {
      let module = pending.removeFirst()
      let used = (uses[module] ?? []).sorted { ($0.name, $0.package) < ($1.name, $1.package) }
      for next in used where paths[next] == nil {
        paths[next] = (paths[module] ?? []) + [next]
        pending.append(next)
      }
    }
    return paths[end]
  }
}
