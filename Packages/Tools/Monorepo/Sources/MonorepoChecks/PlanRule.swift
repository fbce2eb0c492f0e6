import MonorepoGraph

/// The test plan names every suite of the repository, and nothing else.
struct PlanRule: CheckRule {
  func findings(in inspection: Inspection) -> [Finding] {
    let suites = inspection.ownTargets.filter { !$0.target.isProduction }
    guard let plan = inspection.plan else {
      return suites.isEmpty
        ? []
        : [
          Finding(
            .plan,
            at: inspection.planPath,
            "there is no test plan",
            remedy: "write one that names every suite"
          )
        ]
    }
    let missing = suites.filter { package, target in
      !plan.suites.contains { $0.name == target.name && $0.folder == package.folder }
    }
    let unknown = plan.suites.filter { suite in
      !suites.contains { $0.target.name == suite.name && $0.package.folder == suite.folder }
    }
    return missing.map { package, target in
      Finding(
        .plan,
        at: package.manifestPath,
        line: package.line(ofTarget: target.name, naming: target.name),
        "\(inspection.planPath) does not name the suite \(target.name)",
        remedy: "add it with the container path “container:\(package.folder)”"
      )
    }
      + unknown.map { suite in
        Finding(
          .plan,
          at: inspection.planPath,
          "there is no suite \(suite.name) in “container:\(suite.folder)”",
          remedy: "correct the entry or remove it"
        )
      }
  }
}
