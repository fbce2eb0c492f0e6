import MonorepoGraph

/// What a target imports is what its manifest declares, no more and no less.
///
/// SwiftPM lets a target import what its dependencies depend on.
struct ImportRule: CheckRule {
  func findings(in inspection: Inspection) -> [Finding] {
    inspection.allTargets.flatMap { package, target in
      undeclared(target, in: package, inspection) + unused(target, in: package, inspection)
    } + inspection.repository.packages.flatMap { unusedPackages(in: $0, inspection.repository) }
  }

  private func undeclared(_ target: Target, in package: LocalPackage, _ inspection: Inspection) -> [Finding] {
    inspection.imported(target).subtracting(inspection.declared(target, in: package)).map { module in
      let place = inspection.place(ofImport: module, in: target, of: package)
      return Finding(
        .undeclaredImport,
        at: place.path,
        line: place.line,
        "\(target.name) imports \(module), which \(package.manifestPath) does not declare for it",
        remedy: "add \(module) to the target's dependencies, or do without it"
      )
    }
  }

  private func unused(_ target: Target, in package: LocalPackage, _ inspection: Inspection) -> [Finding] {
    guard let imports = inspection.imports[target.place] else { return [] }
    // What is used on other platforms only, this one's compiler does not see.
    let written = Set(inspection.sources(of: target).flatMap { $0.code.imports.map(\.module) })
    return target.dependencies.compactMap { dependency in
      let modules = inspection.repository.modules(of: dependency, in: package)
      let seen = dependency.isConditional ? imports.union(written) : imports
      guard !modules.isEmpty, seen.isDisjoint(with: modules),
        !modules.contains(where: { isUsedUnimported(inspection.repository.kind(of: $0)) })
      else { return nil }
      return Finding(
        .unusedDependency,
        at: package.manifestPath,
        line: package.line(ofTarget: target.name, naming: dependency.name),
        "\(target.name) declares \(dependency.name) and never imports it",
        remedy: "remove it from the target's dependencies"
      )
    }
  }

  /// Programs, plugins and macros are run, not imported.
  private func isUsedUnimported(_ kind: Target.Kind?) -> Bool { kind == .executable || kind == .other }

  /// The root package may ask for a package only so that one build knows it.
  private func unusedPackages(in package: LocalPackage, _ repository: Repository) -> [Finding] {
    guard !package.folder.isEmpty else { return [] }
    let dependencies = Set(package.targets.flatMap(\.dependencies))
    return package.requirements.compactMap { requirement in
      guard case .local(let folder) = requirement, let required = repository.package(at: folder) else {
        return nil
      }
      let isUsed = dependencies.contains { dependency in
        dependency.package?.lowercased() == required.identity
          || dependency.package == nil && required.products[dependency.name] != nil
      }
      guard !isUsed else { return nil }
      return Finding(
        .unusedDependency,
        at: package.manifestPath,
        line: package.line(requiring: folder) ?? 1,
        "no target of \(package.name) uses the package \(folder)",
        remedy: "remove it from the dependencies"
      )
    }
  }
}
