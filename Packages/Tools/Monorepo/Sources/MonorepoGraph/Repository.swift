public import MonorepoSystem

/// A repository of local packages: where it is, what it holds, and how its targets use one another.
public struct Repository: Sendable {
  package let root: String
  package let files: [String]
  /// Swift files of targets that version control ignores and SwiftPM compiles all the same, relative to the root.
  package let ignoredSources: [String]
  /// The destination of each symbolic link to a place in the repository; all paths are relative to the root.
  package internal(set) var links: [String: String] = [:]
  /// The folders of packages that version control knows and a sparse checkout leaves out.
  package internal(set) var omittedPackages: Set<String> = []
  /// Every package that could be read, ordered by folder.
  public let packages: [LocalPackage]
  /// The manifests that cannot be read, and packages that are not there, with the lines that ask for them.
  public internal(set) var unreadable: [UnusableInput] = []
  /// The version and platform of the toolchain that read the manifests; nil when it does not answer.
  package internal(set) var toolchain: String?

  // Without these a check would take four times as long for twice as many packages.
  private let packagesByFolder: [String: LocalPackage]
  /// The first target of each name, with the folder of its package.
  private let declared: [String: (home: String, target: Target)]
  private let targetsByModule: [String: String]
  private let sources: [Target: [String]]
  private let known: Set<String>
  private let ownedFolders: Set<String>

  /// The files behind links to folders are given apart, because version control does not look there.
  package init(
    root: String,
    files: [String],
    ignoredSources: [String] = [],
    linkedFiles: [String] = [],
    packages: [LocalPackage]
  ) {
    self.root = root
    self.files = files
    self.ignoredSources = ignoredSources
    self.packages = packages.sorted { $0.folder < $1.folder }
    let targets = self.packages.flatMap { package in package.targets.map { (package.folder, $0) } }
    packagesByFolder = Dictionary(self.packages.map { ($0.folder, $0) }) { first, _ in first }
    declared = Dictionary(targets.map { ($1.name, (home: $0, target: $1)) }) { first, _ in first }
    let modules = targets.flatMap { _, target in target.modules.map { ($0, target.name) } }
    targetsByModule = Dictionary(modules) { first, _ in first }
    sources = Self.swiftFiles(among: files + ignoredSources + linkedFiles, of: targets.map(\.1))
    known = Set(files)
    ownedFolders = Set(targets.filter { folder, _ in !folder.isEmpty }.map(\.1.folder))
  }

  private static func swiftFiles(among files: [String], of targets: [Target]) -> [Target: [String]] {
    let folders = Set(targets.map(\.folder))
    var below: [String: [String]] = [:]
    for file in files where file.hasSuffix(".swift") {
      for folder in PathAncestry.folders(above: file) + [""] where folders.contains(folder) {
        below[folder, default: []].append(file)
      }
    }
    let found = targets.map { target in
      (target, (below[target.folder] ?? []).filter { target.compiles($0) && target.holds($0) })
    }
    return Dictionary(found) { first, _ in first }
  }

  package var rootPackage: LocalPackage? { package(at: "") }
  package func package(at folder: String) -> LocalPackage? { packagesByFolder[folder] }
  package func home(of target: String) -> LocalPackage? { declared[target].flatMap { package(at: $0.home) } }
  package func target(named name: String) -> Target? { declared[name]?.target }

  package func target(planned: PlannedTarget) -> Target? {
    package(at: planned.folder)?.targets.first { $0.name == planned.name }
  }

  /// The target that sources import by a name, nil when the module comes from elsewhere.
  package func target(imported module: String) -> String? { targetsByModule[module] }

  package func holds(_ file: String) -> Bool { known.contains(file) }

  /// The folder of a package with all that it requires, directly or through others, even when no package is there.
  package func requiredFolders(from folder: String) -> Set<String> {
    Set([folder]).closure { self.package(at: $0)?.requiredFolders ?? [] }
  }

  /// The targets that a dependency makes available; none for a dependency that comes from elsewhere.
  package func modules(of dependency: Dependency, in package: LocalPackage) -> [String] {
    provider(of: dependency, in: package)?.modules ?? []
  }

  /// The package that has a dependency, with the targets that it makes available; nil for one from elsewhere.
  func provider(of dependency: Dependency, in package: LocalPackage)
    -> (package: LocalPackage, modules: [String])?
  {
    let (name, identity) = (dependency.name, dependency.package?.lowercased())
    // A plain name is a target of the package itself, else a product of the first required package with it.
    if identity == nil, package.targets.contains(where: { $0.name == name }) { return (package, [name]) }
    let required = package.requiredFolders.compactMap { self.package(at: $0) }
    let named = required.filter { $0.identity == identity || $0.name.lowercased() == identity }
    let isExternal = package.requirements.contains { $0.folder == nil && $0.identity == identity }
    // A checkout's folder may have any name, and manifests know the root by that name.
    let meant = identity == nil ? required : named + (isExternal ? [] : required.filter(\.folder.isEmpty))
    return meant.first { $0.products[name] != nil }.map { ($0, $0.products[name] ?? []) }
  }

  package func swiftFiles(of target: Target) -> [String] { sources[target] ?? [] }

  /// Whether a target of the root package only repeats one that another package owns, so that one build has them all.
  package func isRepeated(_ target: Target, in package: LocalPackage) -> Bool {
    package.folder.isEmpty && ownedFolders.contains(target.folder)
  }
}
