import MonorepoGraph
import MonorepoSystem

package struct RunOptions: Equatable, Sendable {
  package let root: String
  package let scratch: String
  package var kind = BuildKind.shared
  /// The number of programs that work at once: package builds, compilers of one package, suites.
  package let jobs: Int
  /// The number of compilers that work at once where everything is built together; nil for SwiftPM's own.
  ///
  /// Another number than the last one makes SwiftPM start all of them again, though nothing changed (95 s, measured).
  package var compilers: Int?
  package var selection = SuiteSelection()
  /// Whether suites run again although nothing they depend on has changed since they passed.
  package var runsUnchanged = false
  package var measuresCoverage = false
  /// A pattern that restricts the run to the tests whose identifier it matches anywhere.
  package var filter: String?
  package var repetitions: Int?
  /// The beginning of the random order in which tests run; nil for the plan's order.
  package var seed: UInt64?
  package var isVerbose = false

  /// Whether a suite may be left out because it passed before: not when someone asked for tests to run.
  var trustsPasses: Bool {
    !runsUnchanged && !measuresCoverage && filter == nil && repetitions == nil && seed == nil
  }
}

extension RunOptions {
  package init(root: String, scratch: String, jobs: Int) {
    (self.root, self.scratch, self.jobs) = (root, scratch, jobs)
  }
}

package struct SuiteSelection: Equatable, Sendable {
  private let packages: [String]
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
