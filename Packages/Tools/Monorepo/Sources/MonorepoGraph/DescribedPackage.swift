extension LocalPackage {
  /// Takes from SwiftPM's description of a manifest what the tool needs; `isFolder` and `text` look at paths
  /// below the package's folder.
  init(
    dump: ManifestDump,
    folder: String,
    root: String,
    manifest: String,
    isFolder: @escaping (String) -> Bool,
    text: (String) -> String?
  ) {
    let folders = TargetFolders(targets: dump.targets, isFolder: isFolder)
    let given = dump.packages.compactMap { package in
      package.givenName.map { ($0.lowercased(), package.identity) }
    }
    let identities = Dictionary(given) { first, _ in first }
    self.init(
      folder: folder,
      name: dump.name,
      requirements: dump.packages.map { $0.requirement(root: root) },
      products: Dictionary(dump.products.map { ($0.name, $0.targets) }) { first, _ in first },
      targets: dump.targets.map { target in
        let own = folders.folder(of: target)
        let home = LocalPackage.plain(own, in: folder)
        let settings = target.settings ?? []
        let dependencies = target.dependencies + (target.pluginUsages ?? [])
        // They may name the module of a target in another language than Swift.
        let maps = ["module.modulemap", (target.publicHeadersPath ?? "include") + "/module.modulemap"]
        // SwiftPM makes a program of a target with that file, as all were declared before its tools 5.4.
        let isProgram = target.type == "regular" && text(own + "/main.swift") != nil
        return Target(
          name: target.name,
          kind: isProgram ? .executable : Target.Kind(rawValue: target.type) ?? .other,
          folder: home,
          // SwiftPM does not build the manifest that it reads, and makes programs of their own of snippets.
          excluded: (target.exclude ?? []) + (own.isEmpty ? ["Package.swift", "Snippets"] : []),
          resources: (target.resources ?? []).map(\.path),
          outsideResources: (target.resources ?? []).map { LocalPackage.plain($0.path, in: home) }
            .filter { !home.isEmpty && $0 != home && !$0.hasPrefix(home + "/") },
          sources: target.sources,
          dependencies: dependencies.map { $0.known(by: identities) },
          mappedModules: maps.compactMap { text(own + "/" + $0) }.first.map(Self.modules) ?? [],
          settings: settings.filter { !$0.isLanguageMode }.map(\.text).sorted(),
          languageMode: dump.languageMode(of: target),
          hasGeneratedSources: !(target.pluginUsages ?? []).isEmpty
        )
      },
      manifest: manifest
    )
  }

  /// The modules that a module map declares, without those inside of others.
  private static func modules(of map: String) -> [String] {
    var map = map
    let block = #/\{[^{}]*\}/#
    while map.contains(block) { map = map.replacing(block, with: " ") }
    return map.matches(of: #/\bmodule\s+"?([^\s"]+)/#).map { String($0.output.1) }
  }
}

extension ManifestDump {
  /// The lowest language mode in which a target may be compiled, under any condition; nil when SwiftPM does not tell.
  fileprivate func languageMode(of target: Target) -> String? {
    let chosen = (target.settings ?? []).filter(\.isLanguageMode)
    // The last one without a condition replaces all before it.
    let last = chosen.lastIndex { $0.condition.isEmpty }
    let modes =
      chosen[(last ?? 0)...].compactMap(\.values.first)
      + (last == nil ? [languageMode] : []).compactMap(\.self)
    return modes.min { (Double($0) ?? 0) < (Double($1) ?? 0) }
  }
}

extension Dependency {
  /// The dependency with the identity of its package in place of the name that the manifest gives it.
  fileprivate func known(by identities: [String: String]) -> Dependency {
    let identity = package.flatMap { identities[$0.lowercased()] }
    return Dependency(name, package: identity ?? package, aliases: aliases)
  }
}

extension ManifestDump.Location {
  fileprivate func requirement(root: String) -> LocalPackage.Requirement {
    guard let path else { return .external(identity) }
    let isLocal = (path + "/").hasPrefix(root + "/")
    return isLocal ? .local(folder: String(path.dropFirst(root.count + 1))) : .external(path)
  }
}

/// Finds the folders of a package's targets as SwiftPM does when a manifest names none.
struct TargetFolders {
  let targets: [ManifestDump.Target]
  let isFolder: (String) -> Bool

  func folder(of target: ManifestDump.Target) -> String {
    if let path = target.path { return LocalPackage.plain(path) }
    let rooms = Self.rooms(for: target.type)
    let room = rooms.first(where: isFolder) ?? rooms[0]
    let own = room + "/" + target.name
    // The only target of its kind may have the room to itself.
    let isAlone = targets.count { $0.path == nil && Self.rooms(for: $0.type) == rooms } == 1
    return isFolder(own) || !isFolder(room) || !isAlone ? own : room
  }

  private static func rooms(for type: String) -> [String] {
    switch type {
    case "test": ["Tests", "Sources", "Source", "src", "srcs"]
    case "plugin": ["Plugins"]
    default: ["Sources", "Source", "src", "srcs"]
    }
  }
}
