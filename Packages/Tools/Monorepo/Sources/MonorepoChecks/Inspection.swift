public import MonorepoGraph

/// Everything the rules look at, read once.
public struct Inspection: Sendable {
  /// The packages and their targets.
  public let repository: Repository
  /// The rules of the repository.
  public let rules: ArchitectureRules
  /// The modules that the compiler sees imported, by the place of the target.
  public let imports: [String: Set<String>]
  /// The code of every Swift file of a target, by path.
  public let sources: [String: SourceCode]
  /// The test plan with its path relative to the root, when there is one.
  public let plan: TestPlan?
  /// The path of the test plan relative to the root.
  public let planPath: String
  /// The text of every README file, by path.
  public let readmes: [String: String]

  /// Puts together what the rules look at.
  public init(
    repository: Repository,
    rules: ArchitectureRules,
    imports: [String: Set<String>],
    sources: [String: SourceCode],
    plan: TestPlan?,
    planPath: String,
    readmes: [String: String] = [:]
  ) {
    self.repository = repository
    self.rules = rules
    self.imports = imports
    self.sources = sources
    self.plan = plan
    self.planPath = planPath
    self.readmes = readmes
  }

  /// Every target with its package, without those that the root only repeats.
  var ownTargets: [(package: LocalPackage, target: Target)] {
    allTargets.filter { !repository.isRepeated($0.target, in: $0.package) }
  }

  /// The root package, when it is one that gathers packages of the repository.
  var gatheringRoot: LocalPackage? {
    repository.rootPackage.flatMap { root in
      root.requirements.contains { if case .local = $0 { true } else { false } } ? root : nil
    }
  }

  /// Every target with its package.
  var allTargets: [(package: LocalPackage, target: Target)] {
    repository.packages.flatMap { package in package.targets.map { (package, $0) } }
  }

  /// The modules of the repository that a target declares, directly.
  func declared(_ target: Target, in package: LocalPackage) -> Set<String> {
    Set(target.dependencies.flatMap { repository.modules(of: $0, in: package) })
  }

  /// The modules of the repository that a target imports.
  func imported(_ target: Target) -> Set<String> {
    (imports[target.place] ?? []).filter { $0 != target.name && repository.kind(of: $0) != nil }
  }

  /// Where a module stands, nil when it stands in no layer.
  ///
  /// What its package's manifest declares tells the area before what the sources import.
  func placement(of target: Target, in package: LocalPackage) -> Placement? {
    let modules = package.targets.filter(\.isProduction)
    let declared = modules.flatMap(\.dependencies).flatMap { repository.modules(of: $0, in: package) }
    let imported = modules.flatMap { self.imported($0).sorted() }
    return rules.placement(of: target.name, in: package.folder, using: declared + imported)
  }

  /// The code of a target's files in a stable order.
  func sources(of target: Target) -> [(path: String, code: SourceCode)] {
    repository.swiftFiles(of: target).compactMap { path in sources[path].map { (path, $0) } }
  }

  /// Where a target imports a module: the first file and line, or its line in the manifest.
  func place(ofImport module: String, in target: Target, of package: LocalPackage) -> (
    path: String, line: Int
  ) {
    for (path, code) in sources(of: target) {
      if let found = code.imports.first(where: { $0.module == module }) { return (path, found.line) }
    }
    return (package.manifestPath, package.line(ofTarget: target.name, naming: module))
  }
}
