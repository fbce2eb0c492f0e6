import CommandKit
import MonorepoGraph

extension Inspection {
  /// Every entry of the rules file stands for something: one that does not hides what comes to fit it later.
  var staleRuleFindings: [Finding] {
    // What cannot be read, or is not checked out, may be what an entry stands for.
    guard repository.unreadable.isEmpty, repository.omittedPackages.isEmpty else { return [] }
    let (path, root) = (rules.path, repository.root + "/")
    let place = path.hasPrefix(root) ? String(path.dropFirst(root.count)) : path
    return (staleExceptions + staleLayers + misspelledModules + emptyRooms + ignoredNothing + unusedPackages)
      .map { Finding(.staleRule, at: place, $0, remedy: "correct the entry, or remove it") }
  }

  private var staleExceptions: [String] {
    let errors = swallowedErrors
    let exceptions = rules.swallowedErrors?.exceptions ?? []
    return exceptions.enumerated().compactMap { index, exception in
      guard !errors.contains(where: exception.covers) else { return nil }
      return "swallowedErrors.exceptions[\(index)] (\(exception.place)) covers nothing that drops an error"
    }
  }

  /// Layers that hold no module, and patterns of layers that fit no module and no package.
  private var staleLayers: [String] {
    let (names, folders) = (modules.map(\.target.name), repository.packages.map(\.folder))
    let held = modules.compactMap { placement(of: $0.target, in: $0.package)?.layer.name }
    return rules.layers.enumerated().flatMap { index, layer -> [String] in
      let isHeld = held.contains(layer.name)
      let own = isHeld ? [("modules", layer.modules, names), ("packages", layer.packages, folders)] : []
      let used = [("mayUse", layer.mayUse, names), ("testsMayUse", layer.testsMayUse, names)]
      let unknown = (own + used).flatMap { key, patterns, known in
        patterns.filter { !fits($0.replacing("{Area}", with: "*"), known) }.map {
          "layers[\(index)].\(key) (\(layer.name)) names \($0), which does not exist"
        }
      }
      return unknown + (isHeld ? [] : ["layers[\(index)] (\(layer.name)) holds no module"])
    }
  }

  /// Modules of `imports` that nobody imports and that are named like another, but for one mistake.
  ///
  /// Any other name may be a module of a system: two mistakes make `MapKit` of `AppKit`.
  private var misspelledModules: [String] {
    let own = modules.flatMap(\.target.modules)
    let used = ownTargets.flatMap(\.target.dependencies).map(\.name)
    let known = TakenModuleName.modules.union(own + used).sorted()
    return rules.imports.enumerated().compactMap { index, limit in
      let name = limit.module
      guard name.count > 4, !name.contains("*"), !known.contains(name), !isImported(name),
        let other = known.first(where: { Suggestion.distance(from: name, to: $0) <= 1 })
      else { return nil }
      return "imports[\(index)].module names \(name), which no source imports; did you mean \(other)?"
    }
  }

  private func isImported(_ module: String) -> Bool {
    sources.values.contains { code in
      code.imports.contains { $0.module == module } || code.canImports.contains(module)
    }
  }

  private var emptyRooms: [String] {
    let rooms =
      rules.ambient.enumerated().map { ("ambient[\($0.offset)].allowedIn", $0.element.allowedIn) } + [
        ("documentation", rules.documentation), ("fileLength.allowedIn", rules.fileLength?.allowedIn ?? []),
        ("swallowedErrors.forbiddenIn", rules.swallowedErrors?.forbiddenIn ?? []),
      ]
    let files = Array(sources.keys)
    let fitting = Set(rooms.flatMap { $0.1 }).filter { fits($0, files) }
    return rooms.flatMap { key, patterns in
      patterns.filter { !fitting.contains($0) }.map { "\(key) names \($0), but no source matches it" }
    }
  }

  /// Patterns of `ignore` that fit no file at all: what they were to leave out is looked at, or gone.
  private var ignoredNothing: [String] {
    let files = repository.files + repository.ignoredSources
    return rules.ignored.filter { !fits($0, files) }.map { "ignore names \($0), but no file matches it" }
  }

  private func fits(_ text: String, _ names: [String]) -> Bool {
    names.contains(where: PathPattern(text).matches)
  }

  private var unusedPackages: [String] {
    let used = Set(repository.packages.flatMap(\.foreignCode))
    return (rules.thirdParty ?? []).enumerated().filter { !used.contains($0.element.package) }
      .map { "thirdParty[\($0.offset)] allows \($0.element.package), which no package uses" }
  }
}

extension ArchitectureRules.SwallowedErrors.Exception {
  fileprivate var place: String {
    let name = file ?? module ?? ""
    return code.map { "\(name): \($0)" } ?? name
  }
}
