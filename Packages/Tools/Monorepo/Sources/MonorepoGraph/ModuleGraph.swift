import MonorepoSystem

/// The dependencies between the modules of a repository, as the manifests declare them.
///
/// Suites are modules too. Targets that a root package only repeats are left out: the package that owns them counts.
public struct ModuleGraph: Equatable, Sendable {
  /// One module and where it is.
  public struct Module: Equatable, Sendable {
    /// The name.
    public let name: String
    /// The kind of target.
    public let kind: Target.Kind
    /// The folder of its package relative to the root, empty for the root package.
    public let package: String
    /// The folder of its sources relative to the root.
    public let folder: String
  }

  /// The modules by name.
  public let modules: [String: Module]
  /// The names of the modules that each one uses directly; every module has an entry.
  public let uses: [String: Set<String>]

  /// Reads the graph off a repository.
  public init(_ repository: Repository) {
    var modules: [String: Module] = [:]
    var uses: [String: Set<String>] = [:]
    for package in repository.packages {
      for target in package.targets where !repository.isRepeated(target, in: package) {
        let (name, folder) = (target.name, target.folder)
        modules[name] = Module(name: name, kind: target.kind, package: package.folder, folder: folder)
        let used = target.dependencies.flatMap { repository.modules(of: $0, in: package) }
        uses[name, default: []].formUnion(used)
      }
    }
    self.modules = modules
    self.uses = uses.mapValues { $0.filter { modules[$0] != nil } }
  }

  /// The modules that a module uses, directly or through others, itself included.
  public func reachable(from module: String) -> Set<String> { Set([module]).closure { uses[$0] ?? [] } }

  /// The modules that use one of these, directly or through others, these included.
  public func dependents(of names: Set<String>) -> Set<String> {
    var usedBy: [String: Set<String>] = [:]
    for (user, used) in uses { for name in used { usedBy[name, default: []].insert(user) } }
    return names.closure { usedBy[$0] ?? [] }
  }

  /// A shortest chain of direct uses from one module to another, both included; nil when there is none.
  ///
  /// Of several shortest chains the same one is given each time.
  public func path(from start: String, to end: String) -> [String]? {
    var paths = [start: [start]]
    var pending = [start]
    while !pending.isEmpty, paths[end] == nil {
      let name = pending.removeFirst()
      for used in (uses[name] ?? []).sorted() where paths[used] == nil {
        paths[used] = (paths[name] ?? []) + [used]
        pending.append(used)
      }
    }
    return paths[end]
  }
}
