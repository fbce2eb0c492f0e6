/// A repository of local packages: where it is, what it holds, and how its targets use one another.
public struct Repository: Sendable {
  /// The absolute path of the root folder.
  public let root: String
  /// Every file of the repository, relative to the root.
  public let files: [String]
  /// Every package, ordered by folder.
  public let packages: [LocalPackage]
  private let modulesOfProduct: [String: [String: [String]]]
  private let kinds: [String: Target.Kind]

  /// Describes a repository.
  public init(root: String, files: [String], packages: [LocalPackage]) {
    self.root = root
    self.files = files
    self.packages = packages.sorted { $0.folder < $1.folder }
    modulesOfProduct = Dictionary(packages.map { ($0.identity, $0.products) }) { first, _ in first }
    kinds = Dictionary(packages.flatMap(\.targets).map { ($0.name, $0.kind) }) { first, _ in first }
  }

  /// The package at the root, when there is one.
  public var rootPackage: LocalPackage? { packages.first { $0.folder.isEmpty } }

  /// The kind of the module with a name, nil when no package of the repository has it.
  public func kind(of module: String) -> Target.Kind? { kinds[module] }

  /// The modules that a dependency makes available; none for a dependency that comes from elsewhere.
  public func modules(of dependency: Dependency, in package: LocalPackage) -> [String] {
    if let identity = dependency.package?.lowercased() {
      return modulesOfProduct[identity]?[dependency.name] ?? []
    }
    if package.targets.contains(where: { $0.name == dependency.name }) { return [dependency.name] }
    for case .local(let folder) in package.requirements {
      let found = packages.first { $0.folder == folder }
      if let modules = found?.products[dependency.name] { return modules }
    }
    return []
  }

  /// The Swift files of a target, relative to the root.
  public func swiftFiles(of target: Target) -> [String] {
    let prefix = target.folder + "/"
    let excluded = target.excluded.map { prefix + $0 }
    return files.filter { file in
      file.hasSuffix(".swift") && file.hasPrefix(prefix)
        && !excluded.contains { file == $0 || file.hasPrefix($0 + "/") }
    }
  }

  /// Whether a target of the root package only repeats a suite that another package owns.
  ///
  /// A root manifest may point into the packages' folders so that one build runs every suite.
  public func isRepeated(_ target: Target, in package: LocalPackage) -> Bool {
    package.folder.isEmpty
      && packages.contains { other in
        !other.folder.isEmpty && other.targets.contains { $0.folder == target.folder }
      }
  }
}
