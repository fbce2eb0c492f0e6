public import MonorepoGraph

/// The input of all rules, read once.
public struct Inspection: Sendable {
  /// The packages and their targets.
  public let repository: Repository
  /// The rules of the repository.
  public let rules: ArchitectureRules
  /// The code of every Swift file of a target, or that may be a test and that no target has, by path.
  let sources: [String: SourceCode]
  let plan: TestPlan?
  /// The path of the test plan relative to the root.
  let planPath: String
  /// The text of every Markdown file, by path.
  let documents: [String: String]
  private let imports: [Target: [String: [Place]]]

  init(
    repository: Repository,
    rules: ArchitectureRules = ArchitectureRules(),
    sources: [String: SourceCode] = [:],
    plan: TestPlan?,
    planPath: String,
    documents: [String: String] = [:]
  ) {
    self.repository = repository
    self.rules = rules
    self.sources = sources
    self.plan = plan
    self.planPath = planPath
    self.documents = documents
    let importsByFile = sources.mapValues(\.imports)
    let imports = repository.packages.flatMap(\.targets).map { target in
      let files = repository.swiftFiles(of: target).filter { !PathPattern.matches($0, any: rules.ignored) }
      let places = files.flatMap { path in
        (importsByFile[path] ?? []).map { entry in
          (target.moduleName(imported: entry.module), [Place(path: path, line: entry.line)])
        }
      }
      return (target, Dictionary(places, uniquingKeysWith: +))
    }
    self.imports = Dictionary(imports) { first, _ in first }
  }

  /// The findings that are neither ignored nor excepted at their place, ordered by place, each once and with the
  /// severity that the rules file gives it.
  public var findings: [Finding] {
    let ofRules: [[Finding]] = [
      manifestFindings, importFindings, layerFindings, forbiddenImportFindings, thirdPartyFindings,
      cycleFindings, attributeFindings, ambientFindings, unsafeFlagsFindings, sharedSettingsFindings,
      builtSettingsFindings, ignoredSourceFindings, undeclaredSuiteFindings, foreignExpectationFindings,
      planFindings, rootSuiteFindings, rootPackageFindings, orphanTargetFindings, nameClashFindings,
      readmeFindings, documentationFindings, fileLengthFindings, pictureFindings, deadLinkFindings,
      swallowedErrorFindings, staleRuleFindings,
    ]
    return withExceptions(Set(ofRules.joined()))
      .filter { rules.applies($0.rule) && !isIgnored($0.path) }
      .map { $0.weighed(rules.severities[$0.rule]) }
      .sorted()
  }

  /// Every target with its package, without those that the root only repeats.
  var ownTargets: [(package: LocalPackage, target: Target)] {
    allTargets.filter { !repository.isRepeated($0.target, in: $0.package) }
  }

  var modules: [(package: LocalPackage, target: Target)] { ownTargets.filter(\.target.isProduction) }

  var suites: [(package: LocalPackage, target: Target)] { ownTargets.filter { !$0.target.isProduction } }

  /// The root package, when it is one that gathers packages of the repository.
  var gatheringRoot: LocalPackage? {
    repository.rootPackage.flatMap { $0.requiredFolders.isEmpty ? nil : $0 }
  }

  var allTargets: [(package: LocalPackage, target: Target)] {
    repository.packages.flatMap { package in package.targets.map { (package, $0) } }
  }

  func isIgnored(_ path: String) -> Bool { PathPattern.matches(path, any: rules.ignored) }

  func declared(_ target: Target, in package: LocalPackage) -> Set<String> {
    Set(target.dependencies.flatMap { repository.modules(of: $0, in: package) })
  }

  func importedModules(_ target: Target) -> Set<String> { Set((imports[target] ?? [:]).keys) }

  func imported(_ target: Target, in package: LocalPackage) -> Set<String> {
    let declared = self.declared(target, in: package)
    let imported = importedModules(target).compactMap { module -> String? in
      guard let found = repository.target(imported: module), found != target.name else { return nil }
      // A product from elsewhere may have the name of a module of the repository.
      let isElsewhere = target.dependencies.contains { dependency in
        dependency.name == module && repository.modules(of: dependency, in: package).isEmpty
      }
      return isElsewhere || !declared.contains(found) && mayBeElsewhere(found, for: package) ? nil : found
    }
    return Set(imported)
  }

  /// Whether no package that this one requires has a module, and one of them has requirements from elsewhere.
  ///
  /// Where layers are told, a module with the name of one in a layer counts as that one.
  private func mayBeElsewhere(_ module: String, for package: LocalPackage) -> Bool {
    let required = repository.requiredFolders(from: package.folder).map { repository.package(at: $0) }
    return rules.layers.isEmpty && !required.contains { $0?.targets.contains { $0.name == module } == true }
      && required.contains { $0?.requirements.contains { $0.folder == nil } != false }
  }

  func used(_ target: Target, in package: LocalPackage) -> Set<String> {
    declared(target, in: package).union(imported(target, in: package))
  }

  /// The layer and area of a module, nil when it is in no layer.
  ///
  /// What its package's manifest declares tells the area before what the sources import.
  func placement(of target: Target, in package: LocalPackage) -> Placement? {
    let modules = package.targets.filter(\.isProduction)
    let declared = modules.flatMap(\.dependencies).flatMap { repository.modules(of: $0, in: package) }
    let imported = modules.flatMap { self.imported($0, in: package).sorted() }
    return rules.placement(of: target.name, in: package.folder, using: declared + imported)
  }

  /// The code of a target's files in a stable order, without ignored ones.
  func sources(of target: Target) -> [(path: String, code: SourceCode)] {
    repository.swiftFiles(of: target).compactMap { path in
      isIgnored(path) ? nil : sources[path].map { (path, $0) }
    }
  }

  var productionSources: [(target: Target, path: String, code: SourceCode)] {
    modules.flatMap { _, target in
      sources(of: target).map { (target, $0.path, $0.code) }
    }
  }

  /// The places where a target imports a module of any origin, in the order of files and lines.
  func places(ofImportedModule module: String, in target: Target) -> [Place] {
    imports[target]?[module] ?? []
  }

  /// The places where a target uses another one: its imports, or its line in the manifest where there is none.
  func places(ofUse used: String, in target: Target, of package: LocalPackage) -> [Place] {
    let names = repository.target(named: used)?.modules ?? [used]
    let imports = names.flatMap { places(ofImportedModule: $0, in: target) }
    guard imports.isEmpty else { return imports }
    return [package.place(ofTarget: target.name, naming: used)]
  }
}
