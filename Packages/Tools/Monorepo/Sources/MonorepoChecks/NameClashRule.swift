import MonorepoGraph

extension Inspection {
  /// Every name means one thing: SwiftPM refuses the same name twice, but only once both meet in one build.
  var nameClashFindings: [Finding] {
    let packages = repository.packages
    // The root has no identity: its folder has any name that a clone was given.
    let identities = packages.filter { !$0.folder.isEmpty }.map { ($0.identity, $0) }
    let products = packages.flatMap { package in package.products.keys.sorted().map { ($0, package) } }
    let modules = modules.map { ($0.target.name, $0.package) }
    let suites = suites.map { ($0.target.name, $0.package) }
    let folder = "rename one folder: SwiftPM knows a package by the last part of its path"
    // Without a root that gathers the packages, only those that one requires meet.
    let (builds, suiteBuilds) = (self.builds, gatheringRoot == nil ? ownBuilds : self.builds)
    let suite = "rename one suite: SwiftPM builds no two modules of one name together"
    func line(_ package: LocalPackage, _ name: String) -> Int { package.line(ofTarget: name, naming: name) }
    func packageLine(_ package: LocalPackage, _: String) -> Int { package.line(holding: "name:") }
    return clashes("package", identities, in: builds, remedy: folder, line: packageLine)
      + clashes("product", products, in: builds, remedy: "rename one product") { $0.line(ofProduct: $1) }
      + clashes("target", modules, in: builds, remedy: "rename one module", line: line)
      + clashes("suite", suites, in: suiteBuilds, remedy: suite, line: line)
      + ownTargets.compactMap { takenName($0.target, in: $0.package) }
  }

  /// The folders of packages that meet in one build.
  ///
  /// A repository with rules is one whole, in which every two may meet; else each package with those that it reaches.
  private var builds: [Set<String>] {
    guard !rules.areWritten else { return [Set(repository.packages.map(\.folder))] }
    return ownBuilds
  }

  private var ownBuilds: [Set<String>] {
    repository.packages.map { repository.requiredFolders(from: $0.folder) }
  }

  /// Every bearer of a name that meets an earlier one of another package in a build.
  private func clashes(
    _ kind: String,
    _ bearers: [(String, LocalPackage)],
    in builds: [Set<String>],
    remedy: String,
    line: (LocalPackage, String) -> Int
  ) -> [Finding] {
    var earlier: [String: [LocalPackage]] = [:]
    return bearers.compactMap { name, package in
      let other = (earlier[name] ?? []).first { other in
        other.folder != package.folder
          && builds.contains { $0.contains(package.folder) && $0.contains(other.folder) }
      }
      earlier[name, default: []].append(package)
      guard let other else { return nil }
      let what = "there is a \(kind) \(name) in \(other.manifestPath):\(line(other, name)) too"
      let place = Place(path: package.manifestPath, line: line(package, name))
      return Finding(.nameClash, at: place, what, remedy: remedy)
    }
  }

  /// The name of a type is inconvenient; that of a module is wrong in any repository.
  private func takenName(_ target: Target, in package: LocalPackage) -> Finding? {
    guard let taken = TakenModuleName(target.name), taken == .module || rules.areWritten else { return nil }
    let what = "the module \(target.name) is named like \(taken.rawValue)"
    let remedy = "name it for its purpose, as in “Streaming\(target.name)”"
    return Finding(.nameClash, at: package.place(ofTarget: target.name), what, remedy: remedy)
  }
}
