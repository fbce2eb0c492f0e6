import MonorepoGraph

extension Inspection {
  /// A target imports exactly the modules that its manifest declares.
  ///
  /// SwiftPM lets a target import what its dependencies depend on. Every branch of an `#if` counts: which one is
  /// compiled is decided on each platform and in each configuration.
  var importFindings: [Finding] {
    allTargets.flatMap { package, target in
      undeclaredImports(of: target, in: package) + unusedDependencies(of: target, in: package)
        + missingDependencies(of: target, in: package)
    } + repository.packages.flatMap { unusedPackages(in: $0) }
  }

  private func undeclaredImports(of target: Target, in package: LocalPackage) -> [Finding] {
    let undeclared = imported(target, in: package).subtracting(declared(target, in: package))
    return undeclared.flatMap { module -> [Finding] in
      let what = "\(target.name) imports \(module), which \(package.manifestPath) does not declare for it"
      let remedy = "add \(module) to the target's dependencies, or remove the import"
      return places(ofUse: module, in: target, of: package)
        .map { Finding(.undeclaredImport, at: $0, what, remedy: remedy) }
    }
  }

  private func unusedDependencies(of target: Target, in package: LocalPackage) -> [Finding] {
    let files = repository.swiftFiles(of: target).compactMap { sources[$0] }
    guard files.contains(where: \.holdsCode), !target.hasGeneratedSources else { return [] }
    let mentioned = Set(
      files.flatMap { $0.imports.map(\.module) + $0.canImports }.map(target.moduleName(imported:))
    )
    let used = mentioned.union(mentioned.compactMap(repository.target(imported:)))
    return target.dependencies.compactMap { dependency in
      let modules = repository.modules(of: dependency, in: package)
      guard !modules.isEmpty, used.isDisjoint(with: modules), !modules.contains(where: isUsedUnimported)
      else { return nil }
      let place = package.place(ofTarget: target.name, naming: dependency.name)
      let what = "\(target.name) declares \(dependency.name) and never imports it"
      return Finding(.unusedDependency, at: place, what, remedy: "remove it from the target's dependencies")
    }
  }

  /// Programs, plugins and macros are run, not imported; what holds no code is a mark that others ask for.
  private func isUsedUnimported(_ module: String) -> Bool {
    guard let target = repository.target(named: module), [.library, .system, .test].contains(target.kind)
    else { return true }
    let files = repository.swiftFiles(of: target).compactMap { sources[$0] }
    return !files.isEmpty && !files.contains(where: \.holdsCode)
  }

  /// The dependencies that cannot exist, because every package that could have them was read.
  private func missingDependencies(of target: Target, in package: LocalPackage) -> [Finding] {
    let local = package.requiredFolders.compactMap(repository.package(at:))
    let allAreRead = local.count == package.requirements.count
    return target.dependencies.filter { dependency in
      guard repository.modules(of: dependency, in: package).isEmpty else { return false }
      guard !allAreRead, let identity = dependency.package?.lowercased() else { return allAreRead }
      return local.contains { $0.identity == identity && !$0.folder.isEmpty }
    }
    .map { dependency -> Finding in
      let place = package.place(ofTarget: target.name, naming: dependency.name)
      let what = "\(target.name) declares \(dependency.name), but no target or product has that name"
      let remedy = "correct the name, or remove it from the target's dependencies"
      return Finding(.missingDependency, at: place, what, remedy: remedy)
    }
  }

  /// The root package may ask for a package only so that one build knows it.
  private func unusedPackages(in package: LocalPackage) -> [Finding] {
    guard !package.folder.isEmpty else { return [] }
    let dependencies = package.targets.flatMap(\.dependencies)
    let used = Set(dependencies.flatMap { repository.modules(of: $0, in: package) })
    let names = Set(dependencies.compactMap { $0.package?.lowercased() })
    return package.requiredFolders.compactMap { folder in
      guard let required = repository.package(at: folder),
        !names.contains(required.identity), !names.contains(required.name.lowercased())
      else { return nil }
      let vended = required.products.values.joined()
      // Nothing declares the use of a plugin that is run as a command.
      let hasPlugin = required.targets.contains { $0.kind == .other && vended.contains($0.name) }
      guard !hasPlugin, used.isDisjoint(with: vended) else { return nil }
      let place = Place(path: package.manifestPath, line: package.line(requiring: folder) ?? 1)
      let what = "no target of \(package.name) uses the package \(folder.isEmpty ? "at the root" : folder)"
      return Finding(.unusedDependency, at: place, what, remedy: "remove it from the dependencies")
    }
  }
}

extension SourceCode {
  /// The module of each import declaration with its line, as written, inside any `#if`.
  var imports: [(module: String, line: Int)] {
    offsets(of: "import").compactMap { offset in
      guard beginsImport(at: offset) else { return nil }
      var position = offset + "import".utf8.count
      var name = path(at: &position)
      if DeclarationFront.keywords.contains(name) { name = path(at: &position) }
      guard let module = name.split(separator: ".").first, !module.isEmpty else { return nil }
      return (String(module), line(at: offset))
    }
  }

  /// The modules of each `canImport` condition: a module may be there only to be asked for.
  var canImports: [String] {
    ranges(ofTokens: "canImport(").compactMap { range in
      var position = range.upperBound
      return path(at: &position).split(separator: ".").first.map(String.init)
    }
  }

  /// Whether nothing but attributes and an access level stand before the word in its statement.
  ///
  /// `import` is an argument label and an escaped name elsewhere; an escaped name needs no blank before it.
  private func beginsImport(at offset: Int) -> Bool {
    guard let next = bytes[(offset + "import".utf8.count)...].first, next.isBlank || next == UInt8(ascii: "`")
    else { return false }
    let before = DeclarationFront(self, before: offset).previousCode - 1
    return before < 0 || bytes[before] == UInt8(ascii: ";") || line(at: before) < line(at: offset)
  }
}
