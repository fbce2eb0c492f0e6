import MonorepoGraph

/// How the test plan and the suites of the repository differ.
struct PlanDifference {
  /// One suite by name and folder of its package.
  struct Suite: Hashable {
    let name: String
    let folder: String
  }

  /// The suites that the plan leaves out, with their packages.
  let missing: [(package: LocalPackage, target: Target)]
  /// The entries of the plan for which there is no suite.
  let unknown: [Suite]

  init(_ inspection: Inspection) {
    let suites = inspection.ownTargets.filter { !$0.target.isProduction }
    let planned = (inspection.plan?.suites ?? []).map { Suite(name: $0.name, folder: $0.folder) }
    let (known, listed) = (Set(suites.map(Self.suite)), Set(planned))
    missing = suites.filter { !listed.contains(Self.suite($0)) }
    unknown = planned.filter { !known.contains($0) }
  }

  static func suite(_ item: (package: LocalPackage, target: Target)) -> Suite {
    Suite(name: item.target.name, folder: item.package.folder)
  }
}
