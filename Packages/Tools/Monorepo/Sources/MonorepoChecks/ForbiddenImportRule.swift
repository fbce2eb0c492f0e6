import MonorepoGraph

extension Inspection {
  /// Modules that the rules file keeps to some layers, or away from some: of the repository, the system or third
  /// parties.
  var forbiddenImportFindings: [Finding] {
    modules.flatMap { package, target in
      let layer = placement(of: target, in: package)?.layer.name
      return importedModules(target).sorted().flatMap { module -> [Finding] in
        rules.imports.filter { PathPattern($0.module).matches(module) && !$0.allows(layer) }
          .flatMap { limit -> [Finding] in
            let phrase =
              limit.onlyIn.map(Self.phrase(of:)) ?? "which \(limit.notIn.joined(separator: " and ")) may not"
            let what = "\(target.name) (\(layer ?? "in no layer")) imports \(module), \(phrase)"
            return places(ofImportedModule: module, in: target)
              .map { Finding(.forbiddenImport, at: $0, what, remedy: limit.remedy) }
          }
      }
    }
  }

  private static func phrase(of layers: [String]) -> String {
    layers.isEmpty ? "which no layer may" : "which only \(layers.joined(separator: " and ")) may"
  }

  /// Packages from elsewhere, and binary targets, are those that the rules file names, in the layers that it names.
  ///
  /// A library of the system is a module of the system: the rules file limits it as any other, with `imports`.
  var thirdPartyFindings: [Finding] {
    guard let allowed = rules.thirdParty else { return [] }
    let remedy =
      "use the toolchain's libraries, write what is needed in a package of its own, or allow it in "
      + "“thirdParty” of the rules file"
    let unknown = repository.packages.flatMap { package -> [Finding] in
      package.foreignCode.filter { identity in !allowed.contains { $0.package == identity } }
        .map { identity -> Finding in
          let place = Place(path: package.manifestPath, line: package.line(requiringExternal: identity))
          let what = "\(package.name) uses \(identity), which is not part of the repository"
          return Finding(.thirdParty, at: place, what, remedy: remedy)
        }
    }
    return unknown
      + allowed.flatMap { entry in entry.onlyIn.map { misplaced(entry.package, outside: $0) } ?? [] }
  }

  /// The targets that use a package or a binary target from another layer than may, declared or not: SwiftPM
  /// lets a target import what its dependencies declare.
  private func misplaced(_ identity: String, outside layers: [String]) -> [Finding] {
    let targets = repository.packages.flatMap(\.targets)
    // A package of the repository may hand a binary target on in a product.
    let binaries = Set(
      targets.filter { $0.kind == .binary && $0.name.lowercased() == identity }.map(\.name)
    )
    let products = binaries.union(targets.flatMap(\.dependencies).filter { $0.isOf(identity) }.map(\.name))
    return modules.flatMap { package, target -> [Finding] in
      let layer = placement(of: target, in: package)?.layer.name
      guard !(layer.map(layers.contains) ?? false) else { return [] }
      let declared = target.dependencies.filter { dependency in
        dependency.isOf(identity)
          || !binaries.isDisjoint(with: repository.modules(of: dependency, in: package))
      }
      let reached = declared.flatMap { [$0.name] + repository.modules(of: $0, in: package) }
      let undeclared = products.subtracting(reached).sorted()
      let imports = undeclared.flatMap { places(ofImportedModule: $0, in: target) }
      let uses = declared.map { package.place(ofTarget: target.name, naming: $0.name) } + imports
      let what = "\(target.name) (\(layer ?? "in no layer")) uses \(identity), \(Self.phrase(of: layers))"
      let remedy = "reach it through a port, or change “thirdParty” of the rules file deliberately"
      return uses.map { Finding(.thirdParty, at: $0, what, remedy: remedy) }
    }
  }
}

extension Dependency {
  /// Whether it is a product of a package from elsewhere, as far as the manifest says.
  fileprivate func isOf(_ identity: String) -> Bool { (package ?? name).lowercased() == identity }
}

extension LocalPackage {
  /// The packages from elsewhere that the manifest asks for, and its binary targets, as the rules file names them.
  var foreignCode: [String] {
    let packages = requirements.filter { $0.folder == nil }.compactMap(\.identity)
    return packages + targets.filter { $0.kind == .binary }.map { $0.name.lowercased() }
  }

  /// The line that asks for a package from elsewhere, whose identity need not be written as the address is.
  fileprivate func line(requiringExternal identity: String) -> Int {
    let (lines, starts) = (manifestLines, [".package(", ".binaryTarget("])
    let naming = lines.indices.filter { lines[$0].lowercased().contains(identity) }
    let asking = naming.first { index in starts.contains { lines[index].contains($0) } }
    return (asking ?? naming.first).map { $0 + 1 } ?? 1
  }
}
