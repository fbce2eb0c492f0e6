import MonorepoGraph

/// The test plan names every suite of the repository, and nothing else; a suite that it turns off deserves a second
/// look.
struct PlanRule: CheckRule {
  func findings(in inspection: Inspection) -> [Finding] {
    let difference = PlanDifference(inspection)
    guard inspection.plan != nil else {
      guard !difference.missing.isEmpty, inspection.rules.areWritten else { return [] }
      return [
        Finding(
          .plan,
          at: inspection.planPath,
          "the test plan does not exist",
          remedy: "create one with all suites: run 'monorepo check --fix'"
        )
      ]
    }
    return difference.missing.map { package, target in
      Finding(
        .plan,
        at: package.place(ofTarget: target.name),
        "\(inspection.planPath) does not name the suite \(target.name)",
        remedy: "add it with the container path “container:\(package.folder)”, or run 'monorepo check --fix'"
      )
    }
      + difference.unknown.map { suite in
        Finding(
          .plan,
          at: inspection.planPath,
          "there is no suite \(suite.name) in “container:\(suite.folder)”",
          remedy: "correct the entry, or remove it, or run 'monorepo check --fix'"
        )
      }
      + disabled(inspection)
      + (inspection.plan?.unexecutedKeys ?? []).map { key in
        Finding(
          .planKey,
          at: inspection.planPath,
          "\(key) is for Xcode only, and does nothing here",
          remedy: "remove it unless the plan is run in Xcode as well"
        )
      }
  }

  /// Suites that are turned off; a plan that runs nothing breaks the rule.
  private func disabled(_ inspection: Inspection) -> [Finding] {
    let suites = inspection.plan?.suites ?? []
    return suites.filter { !$0.isEnabled }.map { suite in
      Finding(
        .disabledSuite,
        at: inspection.planPath,
        "the suite \(suite.name) never runs, because “enabled” is false",
        remedy: "enable it, or remove its target if nobody needs it"
      )
      .weighed(suites.contains(where: \.isEnabled) ? nil : .error)
    }
  }
}

/// The differences between the test plan and the suites of the repository.
struct PlanDifference {
  struct Suite: Hashable {
    let name: String
    let folder: String
  }

  let missing: [(package: LocalPackage, target: Target)]
  let unknown: [Suite]

  init(_ inspection: Inspection) {
    let root = inspection.repository.rootPackage
    let written = root.flatMap { RootPackages(inspection.repository, in: $0.manifest) }
    let outdated = written?.isCurrent == false ? written : nil
    // A suite that has left its package stands in the root manifest until its copy is written again.
    let suites = inspection.ownTargets.filter { package, target in
      !target.isProduction && !(package.folder.isEmpty && outdated?.holds(target) == true)
    }
    let planned = (inspection.plan?.suites ?? []).map { Suite(name: $0.name, folder: $0.folder) }
    let (known, listed) = (Set(suites.map(Self.suite)), Set(planned))
    missing = suites.filter { !listed.contains(Self.suite($0)) }
    unknown = planned.filter { !known.contains($0) }
  }

  static func suite(_ item: (package: LocalPackage, target: Target)) -> Suite {
    Suite(name: item.target.name, folder: item.package.folder)
  }
}
