import MonorepoGraph
import MonorepoSystem

/// Every name means one thing: SwiftPM refuses the same name twice, but only once both meet in one build.
struct NameClashRule: CheckRule {
  /// A name, with the place to look for the line of the manifest that gives it.
  private struct Named {
    let name: String
    let package: LocalPackage
    let line: (LocalPackage) -> Int

    var place: String { "\(package.manifestPath):\(line(package))" }
  }

  func findings(in inspection: Inspection) -> [Finding] {
    let packages = inspection.repository.packages
    let targets = inspection.ownTargets
    let builds = builds(inspection)
    let groups: [(String, [Named], String)] = [
      (
        "package", packages.compactMap(identity),
        "rename one folder: SwiftPM knows a package by the last part of its path"
      ),
      ("product", packages.flatMap(products), "rename one product"),
      ("target", targets.filter(\.target.isProduction).map(named), "rename one module"),
      ("suite", targets.filter { !$0.target.isProduction }.map(named), "rename one suite"),
    ]
    return groups.flatMap { kind, all, remedy in clashes(all, kind, in: builds, remedy: remedy) }
      + targets.compactMap { takenName($0.target, in: $0.package, inspection.rules) }
  }

  /// The folders of packages that meet in one build.
  ///
  /// A repository with rules is one whole, in which every two may meet; else each package with those that it reaches.
  private func builds(_ inspection: Inspection) -> [Set<String>] {
    let repository = inspection.repository
    guard !inspection.rules.areWritten else { return [Set(repository.packages.map(\.folder))] }
    return repository.packages.map { package in
      Set([package.folder]).closure { repository.package(at: $0)?.requiredFolders ?? [] }
    }
  }

  /// Every bearer of a name that meets an earlier one of another package.
  private func clashes(_ all: [Named], _ kind: String, in builds: [Set<String>], remedy: String) -> [Finding]
  {
    var earlier: [String: [Named]] = [:]
    return all.compactMap { named in
      let folder = named.package.folder
      let other = (earlier[named.name] ?? []).first { other in
        other.package.folder != folder
          && builds.contains { $0.contains(folder) && $0.contains(other.package.folder) }
      }
      earlier[named.name, default: []].append(named)
      guard let other else { return nil }
      let (path, line) = (named.package.manifestPath, named.line(named.package))
      let what = "there is a \(kind) \(named.name) in \(other.place) too"
      return Finding(.nameClash, at: path, line: line, what, remedy: remedy)
    }
  }

  /// The name of a type is inconvenient; that of a module is wrong in any repository.
  private func takenName(
    _ target: Target,
    in package: LocalPackage,
    _ rules: ArchitectureRules
  ) -> Finding? {
    guard let taken = TakenModuleName(target.name), taken == .module || rules.areWritten else { return nil }
    let what = "the module \(target.name) is named like \(taken.owner)"
    let remedy = "name it for its purpose, as in “Streaming\(target.name)”"
    return Finding(.nameClash, at: package.place(ofTarget: target.name), what, remedy: remedy)
  }

  /// The root has none: its folder has any name that a clone was given.
  private func identity(_ package: LocalPackage) -> Named? {
    package.folder.isEmpty
      ? nil : Named(name: package.identity, package: package) { $0.line(holding: "name:") }
  }

  private func products(_ package: LocalPackage) -> [Named] {
    package.products.keys.sorted().map { name in
      Named(name: name, package: package) { $0.line(ofProduct: name) }
    }
  }

  private func named(_ item: (package: LocalPackage, target: Target)) -> Named {
    let name = item.target.name
    return Named(name: name, package: item.package) { $0.line(ofTarget: name, naming: name) }
  }
}
