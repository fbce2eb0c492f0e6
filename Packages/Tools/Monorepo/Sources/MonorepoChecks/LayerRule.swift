import MonorepoGraph

extension Inspection {
  /// The layer table: every module stands in a layer and uses only what its layer may know.
  var layerFindings: [Finding] {
    guard !rules.layers.isEmpty else { return [] }
    // Looked up once, because the table is tried from its top for every module.
    let places = ownTargets.compactMap { package, target in
      placement(of: target, in: package).map { (target.name, $0) }
    }
    let placements = Dictionary(places) { first, _ in first }
    return ownTargets.flatMap { package, target in
      let user = LayerUser(target: target, package: package, inspection: self, placements: placements)
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
      let (place, what) = (package.place(ofTarget: target.name), "\(target.name) is in no layer")
      return [Finding(.layer, at: place, what, remedy: "add it to a layer in the rules file")]
    }
    return used.flatMap { productionFindings(about: $0, placement) }
  }

  private func productionFindings(about module: String, _ placement: Placement) -> [Finding] {
    let (name, layer) = (target.name, placement.layer)
    let other = placements[module]?.layer
    if let other, other.isForTestsOnly, !layer.isForTestsOnly {
      let remedy = "only test targets may use \(other.name); move the code into the suite"
      return findings(.testOnly, module, "\(name) is not a suite and uses \(module)", remedy: remedy)
    }
    guard !isAllowed(module, placement) else { return [] }
    if let own = placement.area, let area = layer.area(of: module) {
      let what = "\(name) belongs to the area \(own) and must not depend on \(module) of the area \(area)"
      let remedy = "use the domain of one area, and let the composition root connect it with the other"
      return findings(.layer, module, what, remedy: remedy)
    }
    guard other == layer else {
      let remedy = "depend on a port instead, or change the layer table deliberately"
      return findings(.layer, module, "\(name) (\(layer.name)) must not depend on \(module)", remedy: remedy)
    }
    let what = "\(name) depends on \(module), another module of the layer \(layer.name)"
    let remedy = "return values or a route, and let the composition root connect the two"
    return findings(.sibling, module, what, remedy: remedy)
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
      let what = "\(target.name) uses \(module), which its subject must not depend on"
      let remedy = "use a fake from the test-only packages, or move the test to a suite of the root package"
      return findings(.layer, module, what, remedy: remedy)
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
