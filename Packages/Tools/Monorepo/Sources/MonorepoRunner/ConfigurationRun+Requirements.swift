import MonorepoGraph
import MonorepoSystem

extension ConfigurationRun {
  /// Refuses a run that cannot go well: a package without a manifest, a suite that nobody declares.
  func requireEverything() throws(UnusableInput) {
    let declared = Set(
      runner.repository.packages.flatMap { package in package.targets.map { [package.folder, $0.name] } }
    )
    for suite in suites {
      guard runner.repository.packages.contains(where: { $0.folder == suite.folder }) else {
        throw UnusableInput(
          path: runner.planPath,
          what: "“container:\(suite.folder)” of \(suite.name) has no Package.swift",
          remedy: "correct the containerPath or remove the entry"
        )
      }
      guard variant.kind == .shared || declared.contains([suite.folder, suite.name]) else {
        throw UnusableInput(
          path: runner.planPath,
          what: "\(suite.folder.isEmpty ? "the root package" : suite.folder) declares no suite \(suite.name)",
          remedy: "correct the name, add the test target, or remove the entry"
        )
      }
      guard variant.kind == .isolated || declared.contains(["", suite.name]) else {
        throw UnusableInput(
          path: "Package.swift",
          what:
            "the root package does not declare the suite \(suite.name), so it cannot be built with the others",
          remedy: "add a test target with its path, or run with --isolated"
        )
      }
    }
  }
}
