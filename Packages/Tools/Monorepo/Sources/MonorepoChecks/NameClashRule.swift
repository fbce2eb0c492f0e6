import MonorepoGraph
import MonorepoSystem

/// A name, with the place to look for the line of the manifest that gives it.
private struct Named {
  let name: String
  let package: LocalPackage
  let line: (LocalPackage) -> Int

  var place: Place { Place(path: package.manifestPath, line: line(package)) }
}

extension Inspection {
  /// Every name means one thing: SwiftPM refuses the same name twice, but only once both meet in one build.
  var nameClashFindings: [Finding] {
    let packages = repository.packages
    let remedy = "rename one folder: SwiftPM knows a package by the last part of its path"
    let groups: [(String, [Named], String)] = [
      ("package", packages.compactMap(identity), remedy),
      ("product", packages.flatMap(products), "rename one product"),
      ("target", ownTargets.filter(\.target.isProduction).map(named), "rename one module"),
      ("suite", ownTargets.filter { !$0.target.isProduction }.map(named), "rename one suite"),
    ]
    let builds = builds
    return groups.flatMap { kind, all, remedy in clashes(all, kind, in: builds, remedy: remedy) }
      + ownTargets.compactMap { takenName($0.target, in: $0.package) }
  }

  /// The folders of packages that meet in one build.
  ///
  /// A repository with rules is one whole, in which every two may meet; else each package with those that it reaches.
  private var builds: [Set<String>] {
    guard !rules.areWritten else { return [Set(repository.packages.map(\.folder))] }
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
      let what = "there is a \(kind) \(named.name) in \(other.place.path):\(other.place.line) too"
      return Finding(.nameClash, at: named.place, what, remedy: remedy)
    }
  }

  /// The name of a type is inconvenient; that of a module is wrong in any repository.
  private func takenName(_ target: Target, in package: LocalPackage) -> Finding? {
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
