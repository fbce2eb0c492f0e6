import MonorepoGraph

/// The root manifest repeats every suite, so that one build at the root runs all of them.
struct RootSuiteRule: CheckRule {
  func findings(in inspection: Inspection) -> [Finding] {
    guard let root = inspection.repository.rootPackage else { return [] }
    return inspection.ownTargets.compactMap { package, target in
      guard !target.isProduction, !package.folder.isEmpty,
        !root.targets.contains(where: { $0.name == target.name && $0.folder == target.folder })
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
