import MonorepoGraph

/// The layer table: every module stands in a layer and uses only what its layer may know.
struct LayerRule: CheckRule {
  func findings(in inspection: Inspection) -> [Finding] {
    guard !inspection.rules.layers.isEmpty else { return [] }
    // Looked up once, because the table is tried from its top for every module.
    let places = inspection.ownTargets.compactMap { package, target in
      inspection.placement(of: target, in: package).map { (target.name, $0) }
    }
    let placements = Dictionary(places) { first, _ in first }
    return inspection.ownTargets.flatMap { package, target in
      let user = LayerUser(target: target, package: package, inspection: inspection, placements: placements)
      return target.isProduction ? user.productionFindings : user.suiteFindings
    }
  }
}

/// One target, with what is needed to judge what it uses.
private struct LayerUser {
  let target: Target
  let package: LocalPackage
  let inspection: Inspection
  let placements: [String: Placement]

  var productionFindings: [Finding] {
    guard let placement = inspection.placement(of: target, in: package) else {
      return [
        Finding(
          .layer,
          at: package.place(ofTarget: target.name),
          "\(target.name) is in no layer",
          remedy: "add it to a layer in the rules file"
        )
      ]
    }
    return used.flatMap { module -> [Finding] in
      guard let fault = self.fault(of: module, placement) else { return [] }
      return findings(fault.rule, module, fault.what, remedy: fault.remedy)
    }
  }

  private func fault(
    of module: String,
    _ placement: Placement
  ) -> (rule: Rule, what: String, remedy: String)? {
    let (name, layer) = (target.name, placement.layer)
    let other = placements[module]?.layer
    if let other, other.isForTestsOnly, !layer.isForTestsOnly {
      return (
        Rule.testOnly, "\(name) is not a suite and uses \(module)",
        "only test targets may use \(other.name); move the code into the suite"
      )
    }
    guard !isAllowed(module, placement) else { return nil }
    if let own = placement.area, let area = layer.area(of: module) {
      return (
        Rule.layer, "\(name) belongs to the area \(own) and must not depend on \(module) of the area \(area)",
        "use the domain of one area, and let the composition root connect it with the other"
      )
    }
    guard other == layer else {
      return (
        Rule.layer, "\(name) (\(layer.name)) must not depend on \(module)",
        "depend on a port instead, or change the layer table deliberately"
      )
    }
    return (
      Rule.sibling, "\(name) depends on \(module), another module of the layer \(layer.name)",
      "return values or a route, and let the composition root connect the two"
    )
  }

  var suiteFindings: [Finding] {
    // The module that the suite is named for, else every module of its package.
    let modules = package.targets.filter(\.isProduction)
    let named = modules.filter { $0.name + "Tests" == target.name }
    let subjects = named.isEmpty ? modules : named
    let own = subjects.compactMap { placements[$0.name] }
    return used.flatMap { module -> [Finding] in
      let isAllowed =
        subjects.contains { $0.name == module } || placements[module]?.layer.isForTestsOnly == true
        || own.contains { $0.testsMayUse(module) || self.isAllowed(module, $0) }
      guard !isAllowed else { return [] }
      return findings(
        .layer,
        module,
        "\(target.name) uses \(module), which its subject must not depend on",
        remedy: "use a fake from the test-only packages, or move the test to a suite of the root package"
      )
    }
  }

  private var used: [String] { inspection.used(target, in: package).sorted() }

  private func isAllowed(_ module: String, _ placement: Placement) -> Bool {
    placement.mayUse(module)
      || placement.layer.mayUseOwnPackage && inspection.repository.home(of: module)?.folder == package.folder
  }

  /// One finding for each import, so that an exception or an entry of the baseline covers no other.
  private func findings(_ rule: Rule, _ module: String, _ what: String, remedy: String) -> [Finding] {
    inspection.places(ofUse: module, in: target, of: package).map { place in
      Finding(rule, at: place, what, remedy: remedy)
    }
  }
}
