import MonorepoGraph
import MonorepoSystem

/// A selection of a plan's suites.
package struct SuiteSelection: Equatable, Sendable {
  /// The names or folders of packages; empty for all.
  private let packages: [String]
  /// The names of the suites that a change can touch; nil for all.
  private let affected: Set<String>?

  package init(packages: [String] = [], affected: Set<String>? = nil) {
    (self.packages, self.affected) = (packages, affected)
  }

  /// Picks enabled suites, in the order of the plan; throws for a package that the plan does not know.
  func suites(of plan: TestPlan, at planPath: String) throws(UnusableInput) -> [TestPlan.Suite] {
    let enabled = plan.suites.filter(\.isEnabled)
    for wanted in packages where !enabled.contains(where: { Self.isPackage(wanted, of: $0) }) {
      let known = BuildUnit.units(of: enabled, .isolated, in: plan).map(\.name)
      throw UnusableInput(
        path: planPath,
        what: "unknown package “\(wanted)” with suites",
        remedy: "choose one of: \(known.joined(separator: ", "))"
      )
    }
    return enabled.filter { suite in
      (packages.isEmpty || packages.contains { Self.isPackage($0, of: suite) })
        && affected?.contains(suite.name) != false
    }
  }

  private static func isPackage(_ wanted: String, of suite: TestPlan.Suite) -> Bool {
    wanted == suite.folder || wanted == BuildUnit.name(ofPackage: suite.folder)
  }
}
