import MonorepoGraph

extension Inspection {
  /// The root manifest asks for every package, so that one build at the root knows all of them.
  var rootPackageFindings: [Finding] {
    guard let root = gatheringRoot else { return [] }
    let required = Set(root.requirements)
    return repository.packages.compactMap { package in
      guard !package.folder.isEmpty, !required.contains(.local(folder: package.folder)) else { return nil }
      let place = Place(path: root.manifestPath, line: root.line(holding: "dependencies:"))
      let remedy =
        RootPackages(repository, in: root.manifest) == nil
        ? "add .package(path: \"\(package.folder)\") to its dependencies" : "write it with check --fix"
      let what = "the root package leaves out the package \(package.folder)"
      return Finding(.rootPackage, at: place, what, remedy: remedy)
    }
  }

  /// The root manifest repeats every suite, so that one build at the root runs all of them.
  var rootSuiteFindings: [Finding] {
    guard let root = gatheringRoot else { return [] }
    let list = RootPackages(repository, in: root.manifest)
    let missing = suites.compactMap { package, target -> Finding? in
      guard !package.folder.isEmpty else { return nil }
      if let copy = root.targets.first(where: { $0.name == target.name && $0.folder == target.folder }) {
        let isSame = repository.swiftFiles(of: copy) == repository.swiftFiles(of: target)
        guard copy.sources != target.sources, !isSame else { return nil }
        let what = "the root package builds \(target.name) with other `sources` than \(package.name) does"
        let remedy = "leave files out with `exclude`, in both manifests"
        return Finding(.rootSuite, at: package.place(ofTarget: target.name), what, remedy: remedy)
      }
      let what = "the root package leaves out the suite \(target.name)"
      let own = "declare a test target with path: \"\(target.folder)\""
      let remedy = list == nil ? own : "write it with check --fix"
      return Finding(.rootSuite, at: root.manifestPath, what, remedy: remedy)
    }
    guard missing.isEmpty, let list, !list.isCurrent else { return missing }
    let place = Place(path: root.manifestPath, line: root.line(holding: RootPackages.start))
    let what = "what the root package says of the packages and their suites is not what they declare"
    return [Finding(.rootSuite, at: place, what, remedy: "write it with check --fix")]
  }

  /// Every module is in a product or used by another target; else no build at the root reaches it.
  var orphanTargetFindings: [Finding] {
    guard gatheringRoot != nil else { return [] }
    let used = Set(
      allTargets.flatMap { package, target in declared(target, in: package).filter { $0 != target.name } }
    )
    return repository.packages.flatMap { package -> [Finding] in
      let vended = Set(package.products.values.joined())
      return package.targets.filter { target in
        // SwiftPM itself makes products of the root package's programs, and of nobody else's.
        let needsProduct = target.kind == .library || target.kind == .executable && !package.folder.isEmpty
        return needsProduct && !vended.contains(target.name) && !used.contains(target.name)
      }
      .map { target -> Finding in
        let place = package.place(ofTarget: target.name)
        let what = "no product of \(package.name) holds \(target.name), and no other target uses it"
        return Finding(.orphanTarget, at: place, what, remedy: "add it to the products, or remove it")
      }
    }
  }
}
