/// A repository of local packages: where it is, what it holds, and how its targets use one another.
public struct Repository: Sendable {
  /// The absolute path of the root folder.
  public let root: String
  /// Every file of the repository, relative to the root.
  public let files: [String]
  /// Every package, ordered by folder.
  public let packages: [LocalPackage]
  private let index: RepositoryIndex

  /// Describes a repository.
  public init(root: String, files: [String], packages: [LocalPackage]) {
    self.root = root
    self.files = files
    self.packages = packages.sorted { $0.folder < $1.folder }
    index = RepositoryIndex(files: files, packages: self.packages)
  }

  /// The package at the root, when there is one.
  public var rootPackage: LocalPackage? { package(at: "") }

  /// The package in a folder relative to the root, nil when there is none.
  public func package(at folder: String) -> LocalPackage? { index.packages[folder] }

  /// The package that declares a module, nil when the module comes from elsewhere.
  public func home(of module: String) -> LocalPackage? { index.homes[module].flatMap { package(at: $0) } }

  /// The kind of the module with a name, nil when no package of the repository has it.
  public func kind(of module: String) -> Target.Kind? { index.kinds[module] }

  /// Whether a file, relative to the root, belongs to the repository.
  public func holds(_ file: String) -> Bool { index.files.contains(file) }

  /// The modules that a dependency makes available; none for a dependency that comes from elsewhere.
  public func modules(of dependency: Dependency, in package: LocalPackage) -> [String] {
    guard let identity = dependency.package?.lowercased() else {
      return index.modulesByName[package.folder]?[dependency.name] ?? []
    }
    return index.products[identity]?[dependency.name] ?? []
  }

  /// The Swift files of a target, relative to the root.
  public func swiftFiles(of target: Target) -> [String] {
    let files = index.swiftFiles[target.folder] ?? []
    guard !target.excluded.isEmpty || target.sources != nil else { return files }
    let excluded = paths(target.excluded, in: target)
    let sources = target.sources.map { paths($0, in: target) }
    return files.filter { file in
      sources.map { Self.holds($0, file) } ?? true && !Self.holds(excluded, file)
    }
  }

  private func paths(_ below: [String], in target: Target) -> [String] {
    below.map { path in
      let path = target.folder + "/" + path
      return LocalPackage.normalized(path) ?? path
    }
  }

  /// Whether a file is one of some paths, or below one of them.
  private static func holds(_ paths: [String], _ file: String) -> Bool {
    paths.contains { $0.isEmpty || file == $0 || file.hasPrefix($0 + "/") }
  }

  /// Whether a target of the root package only repeats a suite that another package owns.
  ///
  /// A root manifest may point into the packages' folders so that one build runs every suite.
  public func isRepeated(_ target: Target, in package: LocalPackage) -> Bool {
    package.folder.isEmpty && index.ownedFolders.contains(target.folder)
  }
}
