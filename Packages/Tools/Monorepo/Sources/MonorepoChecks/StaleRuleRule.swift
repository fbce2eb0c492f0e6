import MonorepoGraph

/// Every entry of the rules file stands for something: one that does not hides what comes to fit it later.
struct StaleRuleRule: CheckRule {
  func findings(in inspection: Inspection) -> [Finding] {
    staleExceptions(inspection) + staleLayers(inspection) + emptyRooms(inspection)
      + ignoredNothing(inspection) + unusedPackages(inspection)
  }

  private func staleExceptions(_ inspection: Inspection) -> [Finding] {
    let errors = inspection.swallowedErrors
    let exceptions = inspection.rules.swallowedErrors?.exceptions ?? []
    return exceptions.enumerated().compactMap { index, exception in
      guard !errors.contains(where: exception.covers) else { return nil }
      return finding(
        "swallowedErrors.exceptions[\(index)] (\(exception.place)) covers no `try?` and no empty `catch`",
        inspection
      )
    }
  }

  /// Layers that hold no module, and patterns of layers that fit no module and no package.
  private func staleLayers(_ inspection: Inspection) -> [Finding] {
    let production = inspection.ownTargets.filter(\.target.isProduction)
    let modules = production.map(\.target.name)
    let folders = inspection.repository.packages.map(\.folder)
    let held = production.compactMap { inspection.placement(of: $0.target, in: $0.package)?.layer.name }
    return inspection.rules.layers.enumerated().flatMap { index, layer -> [Finding] in
      let isHeld = held.contains(layer.name)
      let own = isHeld ? [("modules", layer.modules, modules), ("packages", layer.packages, folders)] : []
      let used = [("mayUse", layer.mayUse, modules), ("testsMayUse", layer.testsMayUse, modules)]
      let unknown = (own + used).flatMap { key, patterns, names in
        patterns.filter { !Self.fits($0.replacing("{Area}", with: "*"), names) }.map {
          "layers[\(index)].\(key) (\(layer.name)) names \($0), which does not exist"
        }
      }
      let empty = isHeld ? [] : ["layers[\(index)] (\(layer.name)) holds no module"]
      return (unknown + empty).map { finding($0, inspection) }
    }
  }

  private func emptyRooms(_ inspection: Inspection) -> [Finding] {
    let rules = inspection.rules
    let rooms =
      rules.ambient.enumerated().map { ("ambient[\($0.offset)].allowedIn", $0.element.allowedIn) } + [
        ("documentation", rules.documentation), ("fileLength.allowedIn", rules.fileLength?.allowedIn ?? []),
        ("swallowedErrors.forbiddenIn", rules.swallowedErrors?.forbiddenIn ?? []),
      ]
    let files = Array(inspection.sources.keys)
    var fitting: [String: Bool] = [:]
    return rooms.flatMap { key, patterns in
      patterns.filter { text in
        let fits = fitting[text] ?? Self.fits(text, files)
        fitting[text] = fits
        return !fits
      }
      .map { finding("\(key) names \($0), but no source matches it", inspection) }
    }
  }

  /// Patterns of `ignore` that fit no file at all: what they were to leave out is looked at, or gone.
  private func ignoredNothing(_ inspection: Inspection) -> [Finding] {
    let files = inspection.repository.files + inspection.repository.ignoredSources
    return inspection.rules.ignored.filter { !Self.fits($0, files) }
      .map { finding("ignore names \($0), but no file matches it", inspection) }
  }

  private static func fits(_ text: String, _ names: [String]) -> Bool {
    let pattern = PathPattern(text)
    return names.contains { pattern.matches($0) }
  }

  private func unusedPackages(_ inspection: Inspection) -> [Finding] {
    let used = Set(inspection.repository.packages.flatMap(\.foreignCode))
    return (inspection.rules.thirdParty ?? []).enumerated().filter { !used.contains($0.element.package) }.map
    {
      finding("thirdParty[\($0.offset)] allows \($0.element.package), which no package uses", inspection)
    }
  }

  private func finding(_ what: String, _ inspection: Inspection) -> Finding {
    let (path, root) = (inspection.rules.path, inspection.repository.root + "/")
    let place = path.hasPrefix(root) ? String(path.dropFirst(root.count)) : path
    return Finding(.staleRule, at: place, what, remedy: "correct the entry, or remove it")
  }
}

extension ArchitectureRules.SwallowedErrors.Exception {
  fileprivate var place: String {
    let name = file ?? module ?? ""
    return code.map { "\(name): \($0)" } ?? name
  }
}
