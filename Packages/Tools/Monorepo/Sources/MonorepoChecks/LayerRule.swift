import MonorepoGraph

/// The layer table: every module stands in a layer and uses only what its layer may know.
struct LayerRule: CheckRule {
  func findings(in inspection: Inspection) -> [Finding] {
    guard !inspection.rules.layers.isEmpty else { return [] }
    let placements = placements(inspection)
    return inspection.ownTargets.flatMap { package, target in
      target.isProduction
        ? productionFindings(target, in: package, inspection, placements)
        : suiteFindings(target, in: package, inspection, placements)
    }
  }

  /// The layer of each module, looked up once, because the table is tried from its top for every module.
  private func placements(_ inspection: Inspection) -> [String: Placement] {
    let places = inspection.ownTargets.compactMap { package, target in
      inspection.placement(of: target, in: package).map { (target.name, $0) }
    }
    return Dictionary(places) { first, _ in first }
  }

  private func productionFindings(
    _ target: Target,
    in package: LocalPackage,
    _ inspection: Inspection,
    _ placements: [String: Placement]
  ) -> [Finding] {
    guard let placement = inspection.placement(of: target, in: package) else {
      return [
        Finding(
          .layer,
          at: package.manifestPath,
          line: package.line(ofTarget: target.name, naming: target.name),
          "\(target.name) is in no layer",
          remedy: "add it to a layer in the rules file"
        )
      ]
    }
    return used(target, in: package, inspection).flatMap { module -> [Finding] in
      let other = placements[module]
      if let other, other.layer.isForTestsOnly, !placement.layer.isForTestsOnly {
        return findings(
          .testOnly,
          module,
          target,
          package,
          inspection,
          "\(target.name) is not a suite and uses \(module)",
          remedy: "only test targets may use \(other.layer.name); move the code into the suite"
        )
      }
      guard !isAllowed(module, placement, package, inspection) else { return [] }
      if let own = placement.area, let area = placement.layer.area(of: module) {
        return findings(
          .layer,
          module,
          target,
          package,
          inspection,
          "\(target.name) belongs to the area \(own) and must not depend on \(module) of the area \(area)",
          remedy: "use the domain of one area, and let the composition root connect it with the other"
        )
      }
      let isSibling = other?.layer == placement.layer
      return findings(
        isSibling ? .sibling : .layer,
        module,
        target,
        package,
        inspection,
        isSibling
          ? "\(target.name) depends on \(module), another module of the layer \(placement.layer.name)"
          : "\(target.name) (\(placement.layer.name)) must not depend on \(module)",
        remedy: isSibling
          ? "return values or a route, and let the composition root connect the two"
          : "depend on a port instead, or change the layer table deliberately"
      )
    }
  }

  private func suiteFindings(
    _ target: Target,
    in package: LocalPackage,
    _ inspection: Inspection,
    _ placements: [String: Placement]
  ) -> [Finding] {
    let subjects = subjects(of: target, in: package)
    let own = subjects.compactMap { placements[$0.name] }
    return used(target, in: package, inspection).flatMap { module -> [Finding] in
      let other = placements[module]
      let isAllowed =
        subjects.contains { $0.name == module } || other?.layer.isForTestsOnly == true
        || own.contains { $0.testsMayUse(module) || self.isAllowed(module, $0, package, inspection) }
      guard !isAllowed else { return [] }
      return findings(
        .layer,
        module,
        target,
        package,
        inspection,
        "\(target.name) uses \(module), which its subject must not depend on",
        remedy: "use a fake from the test-only packages, or move the test to a suite of the root package"
      )
    }
  }

  /// The module that a suite is named for, else every module of its package.
  private func subjects(of suite: Target, in package: LocalPackage) -> [Target] {
    let modules = package.targets.filter(\.isProduction)
    let named = modules.filter { $0.name + "Tests" == suite.name }
    return named.isEmpty ? modules : named
  }

  private func used(_ target: Target, in package: LocalPackage, _ inspection: Inspection) -> [String] {
    inspection.used(target, in: package).sorted()
  }

  private func isAllowed(
    _ module: String,
    _ placement: Placement,
    _ package: LocalPackage,
    _ inspection: Inspection
  ) -> Bool {
    placement.mayUse(module)
      || placement.layer.mayUseOwnPackage && inspection.repository.home(of: module)?.folder == package.folder
  }

  /// One finding for each import, so that an exception or an entry of the baseline covers no other.
  private func findings(
    _ rule: Rule,
    _ module: String,
    _ target: Target,
    _ package: LocalPackage,
    _ inspection: Inspection,
    _ what: String,
    remedy: String
  ) -> [Finding] {
    inspection.places(ofUse: module, in: target, of: package).map { place in
      Finding(rule, at: place.path, line: place.line, what, remedy: remedy)
    }
  }
}
