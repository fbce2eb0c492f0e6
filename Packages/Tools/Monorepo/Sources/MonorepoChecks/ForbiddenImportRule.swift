import MonorepoGraph

/// Modules that the rules file keeps to some layers, or away from some: of the repository, the system or third parties.
struct ForbiddenImportRule: CheckRule {
  func findings(in inspection: Inspection) -> [Finding] {
    inspection.ownTargets.filter(\.target.isProduction).flatMap { package, target in
      let layer = inspection.placement(of: target, in: package)?.layer.name
      return inspection.importedModules(target).sorted().flatMap { module -> [Finding] in
        guard let place = inspection.place(ofImportedModule: module, in: target) else { return [] }
        return inspection.rules.imports.filter { limit in
          PathPattern(limit.module).matches(module) && !limit.allows(layer)
        }
        .map { limit in
          Finding(
            .forbiddenImport,
            at: place.path,
            line: place.line,
            "\(target.name) (\(layer ?? "in no layer")) imports \(module), \(limit.layers.phrase)",
            remedy: limit.remedy
          )
        }
      }
    }
  }
}

extension ArchitectureRules.ImportLimit.Layers {
  fileprivate var phrase: String {
    switch self {
    case .only(let names): "which only \(names.joined(separator: " and ")) may"
    case .not(let names): "which \(names.joined(separator: " and ")) may not"
    }
  }
}

/// Packages from elsewhere are those that the rules file names, in the layers that it names.
struct ThirdPartyRule: CheckRule {
  func findings(in inspection: Inspection) -> [Finding] {
    guard let allowed = inspection.rules.thirdParty else { return [] }
    return inspection.repository.packages.flatMap { package in
      package.requirements.flatMap { requirement -> [Finding] in
        guard case .external = requirement, let identity = requirement.identity else { return [] }
        guard let entry = allowed.first(where: { $0.package == identity }) else {
          return [unknown(identity, in: package)]
        }
        return entry.onlyIn.map { misplaced(identity, outside: $0, in: package, inspection) } ?? []
      }
    }
  }

  private func unknown(_ identity: String, in package: LocalPackage) -> Finding {
    Finding(
      .thirdParty,
      at: package.manifestPath,
      line: package.line(requiringExternal: identity),
      "\(package.name) uses \(identity), which is not part of the repository",
      remedy: "use the toolchain's libraries, write what is needed in a package of its own, or allow it in "
        + "“thirdParty” of the rules file"
    )
  }

  /// The targets that use a package from another layer than may.
  private func misplaced(
    _ identity: String,
    outside layers: [String],
    in package: LocalPackage,
    _ inspection: Inspection
  ) -> [Finding] {
    package.targets.filter(\.isProduction).flatMap { target -> [Finding] in
      let layer = inspection.placement(of: target, in: package)?.layer.name
      guard !(layer.map(layers.contains) ?? false) else { return [] }
      return target.dependencies.filter { ($0.package ?? $0.name).lowercased() == identity }.map {
        dependency in
        Finding(
          .thirdParty,
          at: package.manifestPath,
          line: package.line(ofTarget: target.name, naming: dependency.name),
          "\(target.name) (\(layer ?? "in no layer")) uses \(identity), which only \(layers.joined(separator: " and ")) may",
          remedy: "reach it through a port, or change “thirdParty” of the rules file deliberately"
        )
      }
    }
  }
}

extension LocalPackage {
  /// The line that asks for a package from elsewhere, whose identity need not be written as the address is.
  fileprivate func line(requiringExternal identity: String) -> Int {
    let lines = manifestLines
    let found = lines.firstIndex { $0.contains(".package(") && $0.lowercased().contains(identity) }
    return (found ?? lines.firstIndex { $0.lowercased().contains(identity) }).map { $0 + 1 } ?? 1
  }
}
