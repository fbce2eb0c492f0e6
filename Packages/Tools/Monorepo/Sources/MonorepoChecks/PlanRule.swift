import MonorepoGraph

/// The test plan names every suite of the repository, and nothing else; a suite that it turns off deserves a second look.
struct PlanRule: CheckRule {
  func findings(in inspection: Inspection) -> [Finding] {
    let difference = PlanDifference(inspection)
    guard inspection.plan != nil else {
      return difference.missing.isEmpty || !inspection.rules.areWritten ? [] : [noPlan(inspection)]
    }
    return difference.missing.map { package, target in
      Finding(
        .plan,
        at: package.manifestPath,
        line: package.line(ofTarget: target.name, naming: target.name),
        "\(inspection.planPath) does not name the suite \(target.name)",
        remedy: "add it with the container path “container:\(package.folder)”, as check --fix does"
      )
    }
      + difference.unknown.map { suite in
        Finding(
          .plan,
          at: inspection.planPath,
          "there is no suite \(suite.name) in “container:\(suite.folder)”",
          remedy: "correct the entry, or remove it, as check --fix does"
        )
      }
      + (inspection.plan?.suites ?? []).filter { !$0.isEnabled }.map { suite in
        Finding(
          .disabledSuite,
          at: inspection.planPath,
          "the suite \(suite.name) never runs, because “enabled” is false",
          remedy: "enable it, or remove its target if nobody needs it"
        )
      }
  }

  private func noPlan(_ inspection: Inspection) -> Finding {
    Finding(
      .plan,
      at: inspection.planPath,
      "there is no test plan",
      remedy: "write one that names every suite, as check --fix does"
    )
  }
}
