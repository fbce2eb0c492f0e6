import MonorepoGraph

/// Every module is in a product or used by another target; else no build at the root reaches it.
struct OrphanTargetRule: CheckRule {
  func findings(in inspection: Inspection) -> [Finding] {
    guard inspection.gatheringRoot != nil else { return [] }
    let used = inspection.allTargets.reduce(into: Set<String>()) { used, item in
      used.formUnion(inspection.declared(item.target, in: item.package).filter { $0 != item.target.name })
    }
    return inspection.repository.packages.flatMap { package in
      let vended = Set(package.products.values.joined())
      return package.targets.filter { target in
        needsProduct(target, in: package) && !vended.contains(target.name) && !used.contains(target.name)
      }
      .map { finding($0, in: package) }
    }
  }

  /// SwiftPM itself makes products of the root package's programs, and of nobody else's.
  private func needsProduct(_ target: Target, in package: LocalPackage) -> Bool {
    switch target.kind {
    case .library: true
    case .executable: !package.folder.isEmpty
    case .test, .system, .other: false
    }
  }

  private func finding(_ target: Target, in package: LocalPackage) -> Finding {
    Finding(
      .orphanTarget,
      at: package.manifestPath,
      line: package.line(ofTarget: target.name, naming: target.name),
      "no product of \(package.name) holds \(target.name), and no other target uses it",
      remedy: "add it to the products, or remove it"
    )
  }
}
