import Foundation

extension LocalPackage {
  /// Takes from SwiftPM's description of a manifest what the tool needs.
  init(dump: ManifestDump, folder: String, root: String, manifest: String) {
    func relative(_ below: String) -> String { folder.isEmpty ? below : folder + "/" + below }
    self.init(
      folder: folder,
      name: dump.name,
      requirements: dump.dependencies.flatMap { $0.requirements(root: root) },
      products: Dictionary(dump.products.map { ($0.name, $0.targets) }) { first, _ in first },
      targets: dump.targets.map { target in
        let own = (target.type == "test" ? "Tests/" : "Sources/") + target.name
        return Target(
          name: target.name,
          kind: Target.Kind(rawValue: target.type) ?? .other,
          folder: (relative(target.path ?? own) as NSString).standardizingPath,
          excluded: target.exclude ?? [],
          dependencies: target.dependencies.map { Dependency($0.name, package: $0.package) }
        )
      },
      manifest: manifest
    )
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
