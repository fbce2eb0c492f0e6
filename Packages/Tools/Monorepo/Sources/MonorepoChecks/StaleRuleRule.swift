import MonorepoGraph

/// Every entry of the rules file stands for something: one that does not hides what comes to fit it later.
struct StaleRuleRule: CheckRule {
  func findings(in inspection: Inspection) -> [Finding] {
    staleExceptions(inspection) + staleAttributes(inspection) + unknownModules(inspection)
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

  private func staleAttributes(_ inspection: Inspection) -> [Finding] {
    let attributes = inspection.attributes
    return inspection.rules.attributeExceptions.enumerated().compactMap { index, exception in
      guard !attributes.contains(where: exception.covers) else { return nil }
      return finding(
        "attributeExceptions[\(index)] (\(exception.file): \(exception.code)) covers no attribute",
        inspection
      )
    }
  }

  private func unknownModules(_ inspection: Inspection) -> [Finding] {
    let modules = inspection.ownTargets.filter(\.target.isProduction).map(\.target.name)
    return inspection.rules.layers.enumerated().flatMap { index, layer in
      [("mayUse", layer.mayUse), ("testsMayUse", layer.testsMayUse)].flatMap { key, patterns in
        patterns.filter { text in
          let pattern = PathPattern(text.replacing("{Area}", with: "*"))
          return !modules.contains { pattern.matches($0) }
        }
        .map {
          finding(
            "layers[\(index)].\(key) (\(layer.name)) names \($0), and there is no such module",
            inspection
          )
        }
      }
    }
  }

  private func finding(_ what: String, _ inspection: Inspection) -> Finding {
    let (path, root) = (inspection.rules.path, inspection.repository.root + "/")
    return Finding(
      .staleRule,
      at: path.hasPrefix(root) ? String(path.dropFirst(root.count)) : path,
      what,
      remedy: "correct the entry, or remove it"
    )
  }
}

extension ArchitectureRules.SwallowedErrors.Exception {
  /// The place in a message.
  fileprivate var place: String {
    let name =
      switch scope {
      case .file(let path): path
      case .module(let name): name
      }
    return code.map { "\(name): \($0)" } ?? name
  }
}
