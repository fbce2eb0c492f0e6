import MonorepoGraph

/// The root manifest asks for every package, so that one build at the root knows all of them.
struct RootPackageRule: CheckRule {
  func findings(in inspection: Inspection) -> [Finding] {
    guard let root = inspection.gatheringRoot else { return [] }
    let required = Set(root.requirements)
    return inspection.repository.packages.compactMap { package in
      guard !package.folder.isEmpty, !required.contains(.local(folder: package.folder)) else { return nil }
      return Finding(
        .rootPackage,
        at: root.manifestPath,
        line: root.line(holding: "dependencies:"),
        "the root package leaves out the package \(package.folder)",
        remedy: "add .package(path: \"\(package.folder)\") to its dependencies"
      )
    }
  }
}
