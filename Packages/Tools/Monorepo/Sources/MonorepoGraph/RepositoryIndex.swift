import MonorepoSystem

/// An index of a repository for look-ups that are repeated.
///
/// Without it every target would look at every file and every package, and a check would take four times as long
/// for twice as many packages.
struct RepositoryIndex: Sendable {
  /// The packages by folder.
  let packages: [String: LocalPackage]
  /// The folder of the package that declares a target, by target.
  let homes: [String: String]
  /// The kind of each target.
  let kinds: [String: Target.Kind]
  /// The target that sources import by a name, by that name.
  let targetsByModule: [String: String]
  /// The targets that a plain name in a package's manifest stands for, by folder of the package.
  let targetsByName: [String: [String: [String]]]
  /// The Swift files of each target.
  let swiftFiles: [Target: [String]]
  /// Every file.
  let files: Set<String>
  /// The target folders of all packages but the root's.
  let ownedFolders: Set<String>

  /// Puts packages in order; where two have the same name, the first counts.
  init(files: [String], unlisted: [String], packages: [LocalPackage]) {
    let byFolder = Dictionary(packages.map { ($0.folder, $0) }) { first, _ in first }
    let targets = packages.flatMap { package in package.targets.map { (package, $0) } }
    self.packages = byFolder
    self.files = Set(files)
    homes = Dictionary(targets.map { ($1.name, $0.folder) }) { first, _ in first }
    kinds = Dictionary(targets.map { ($1.name, $1.kind) }) { first, _ in first }
    targetsByModule = Dictionary(targets.flatMap { _, target in target.modules.map { ($0, target.name) } }) {
      first,
      _ in first
    }
    targetsByName = byFolder.mapValues { Self.names(in: $0, among: byFolder) }
    swiftFiles = Self.swiftFiles(among: files + unlisted, of: targets.map(\.1))
    ownedFolders = Set(targets.filter { package, _ in !package.folder.isEmpty }.map(\.1.folder))
  }

  /// A plain name is a target of the package itself, else a product of the first required package that has it.
  private static func names(in package: LocalPackage, among packages: [String: LocalPackage])
    -> [String: [String]]
  {
    var names = Dictionary(package.targets.map { ($0.name, [$0.name]) }) { first, _ in first }
    for folder in package.requiredFolders {
      names.merge(packages[folder]?.products ?? [:]) { first, _ in first }
    }
    return names
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
}
