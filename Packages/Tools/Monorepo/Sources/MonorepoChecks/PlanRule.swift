import MonorepoGraph
import MonorepoSystem

extension Inspection {
  /// The test plan names every suite of the repository, and nothing else; a suite that it turns off deserves a second
  /// look.
  var planFindings: [Finding] {
    let (difference, path) = (PlanDifference(self), planPath)
    guard let plan else {
      guard !difference.missing.isEmpty, rules.areWritten else { return [] }
      let remedy = "create one with all suites: run 'monorepo check --fix'"
      return [Finding(.plan, at: path, "the test plan does not exist", remedy: remedy)]
    }
    let missing = difference.missing.map { package, target -> Finding in
      let what = "\(path) does not name the suite \(target.name)"
      let container = "container:\(package.folder)"
      let remedy = "add it with the container path “\(container)”, or run 'monorepo check --fix'"
      return Finding(.plan, at: package.place(ofTarget: target.name), what, remedy: remedy)
    }
    // A suite whose manifest cannot be read is one all the same.
    let unknown = (repository.unreadable.isEmpty ? difference.unknown : []).map { suite -> Finding in
      if isIgnored(suite.folder + "/Package.swift") {
        let what = "“ignore” in the rules file leaves out “container:\(suite.folder)” of \(suite.name)"
        return Finding(.plan, at: path, what, remedy: "remove the entry, or the pattern from “ignore”")
      }
      let what = "there is no suite \(suite.name) in “container:\(suite.folder)”"
      let remedy =
        suite.isOfXcode
        ? "move it to another plan, because only Xcode builds its projects"
        : "correct the entry, or remove it, or run 'monorepo check --fix'"
      return Finding(.plan, at: path, what, remedy: remedy)
    }
    let stray = (repository.unreadable.isEmpty ? plan.coverageFaults(in: repository, at: path) : [])
      .map { Finding(.plan, at: $0.path, $0.what, remedy: $0.remedy) }
    // A plan that runs nothing breaks the rule.
    let severity = plan.suites.contains(where: \.isEnabled) ? nil : Severity.error
    let disabled = plan.suites.filter { !$0.isEnabled }.map { suite -> Finding in
      let what = "the suite \(suite.name) never runs, because “enabled” is false"
      let remedy = "enable it, or remove its target if nobody needs it"
      return Finding(.disabledSuite, at: path, what, remedy: remedy).weighed(severity)
    }
    let unexecuted = plan.unexecutedKeys.map { key -> Finding in
      let remedy = "remove it unless the plan is run in Xcode as well"
      return Finding(.planKey, at: path, "\(key) is for Xcode only, and does nothing here", remedy: remedy)
    }
    return missing + unknown + stray + disabled + unexecuted
  }
}

extension PlannedTarget {
  /// Whether it is a suite of a project, which no package can take the place of.
  fileprivate var isOfXcode: Bool { folder.hasSuffix(".xcodeproj") }
}

struct PlanDifference {
  let missing: [(package: LocalPackage, target: Target)]
  let unknown: [PlannedTarget]
  /// The entries for nothing that may be taken out without a thought.
  var removable: [PlannedTarget] { unknown.filter { !$0.isOfXcode } }

  init(_ inspection: Inspection) {
    let root = inspection.repository.rootPackage
    let written = root.flatMap { RootPackages(inspection.repository, in: $0.manifest) }
    let outdated = written?.isCurrent == false ? written : nil
    // A suite that has left its package stands in the root manifest until its copy is written again.
    let suites = inspection.suites.filter { package, target in
      !(package.folder.isEmpty && outdated?.holds(target) == true)
    }
    let planned = (inspection.plan?.suites ?? []).map(\.target)
    let (known, listed) = (Set(suites.map(Self.suite)), Set(planned))
    missing = suites.filter { !listed.contains(Self.suite($0)) }
    let omitted = inspection.repository.omittedPackages
    unknown = planned.filter { !known.contains($0) && !omitted.contains($0.folder) }
  }

  static func suite(_ item: (package: LocalPackage, target: Target)) -> PlannedTarget {
    PlannedTarget(name: item.target.name, folder: item.package.folder)
  }
}
