extension LocalPackage {
  /// Takes from SwiftPM's description of a manifest what the tool needs.
  ///
  /// `isFolder` tells whether there is a folder at a path relative to the package.
  init(
    dump: ManifestDump,
    folder: String,
    root: String,
    manifest: String,
    isFolder: @escaping (String) -> Bool
  ) {
    let folders = TargetFolders(of: dump.targets, isFolder: isFolder)
    func relative(_ below: String) -> String {
      let path = folder.isEmpty ? below : folder + "/" + below
      return LocalPackage.normalized(path) ?? path
    }
    self.init(
      folder: folder,
      name: dump.name,
      requirements: dump.dependencies.flatMap { $0.requirements(root: root) },
      products: Dictionary(dump.products.map { ($0.name, $0.targets) }) { first, _ in first },
      targets: dump.targets.map { target in
        let own = folders.folder(of: target)
        return Target(
          name: target.name,
          kind: Target.Kind(rawValue: target.type) ?? .other,
          folder: relative(own),
          // SwiftPM does not build the manifest that it reads.
          excluded: (target.exclude ?? []) + (own.isEmpty ? ["Package.swift"] : []),
          sources: target.sources,
          definitions: (target.settings ?? []).compactMap(\.definition),
          dependencies: target.dependencies.map(\.dependency) + (target.pluginUsages ?? []).map(\.dependency)
        )
      },
      manifest: manifest
    )
  }
}

extension ManifestDump.TargetDependency {
  fileprivate var dependency: Dependency {
    Dependency(name, package: package, isConditional: isConditional)
  }
}

extension ManifestDump.PackageDependency {
  fileprivate func requirements(root: String) -> [LocalPackage.Requirement] {
    let local = (fileSystem ?? []).map { location -> LocalPackage.Requirement in
      let path = location.path ?? ""
      if path == root { return .local(folder: "") }
      return path.hasPrefix(root + "/")
        ? .local(folder: String(path.dropFirst(root.count + 1))) : .external(path)
    }
    return local + ((sourceControl ?? []) + (registry ?? [])).map { .external($0.identity) }
  }
}
