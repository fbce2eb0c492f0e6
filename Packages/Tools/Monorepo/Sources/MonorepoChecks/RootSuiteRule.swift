import MonorepoGraph

/// The root manifest repeats every suite, so that one build at the root runs all of them.
struct RootSuiteRule: CheckRule {
  private struct Suite: Hashable {
    let name: String
    let folder: String
  }

  func findings(in inspection: Inspection) -> [Finding] {
    guard let root = inspection.gatheringRoot else { return [] }
    let repeated = Set(root.targets.map { Suite(name: $0.name, folder: $0.folder) })
    return inspection.ownTargets.compactMap { package, target in
      guard !target.isProduction, !package.folder.isEmpty,
        !repeated.contains(Suite(name: target.name, folder: target.folder))
      else { return nil }
      return Finding(
        .rootSuite,
        at: root.manifestPath,
        "the root package leaves out the suite \(target.name)",
        remedy: "declare a test target with path: \"\(target.folder)\""
      )
    }
  }
}
