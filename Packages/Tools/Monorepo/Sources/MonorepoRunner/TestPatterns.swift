import MonorepoGraph

/// Regular expressions that say which tests of a suite the plan and the user chose.
///
/// Swift Testing runs what matches the filter and no skip, with everything below a type that matches.
struct TestPatterns: Equatable, Sendable {
  let filter: String
  let skip: String?

  init(_ run: SuiteRun) {
    let module = TestName.escaped(run.suite.name)
    let selection = run.suite.selection
    let names = selection.selected.map { "(?:\($0.map(\.pattern).joined(separator: "|")))(?:/|$)" }
    let wanted = run.filter.map { "(?=.*(?:\($0)))" } ?? ""
    filter = "^\(wanted)\(module)\\.\(names ?? "")"
    let skipped = selection.skipped.map(\.pattern).joined(separator: "|")
    skip = skipped.isEmpty ? nil : "^\(module)\\.(?:\(skipped))(?:/|$)"
  }

  /// The arguments that make Swift Testing choose so.
  var arguments: [String] { ["--filter", filter] + (skip.map { ["--skip", $0] } ?? []) }

  /// The names of the plan's selection that no test and no type with tests has.
  ///
  /// - Parameters:
  ///   - suite: The suite with its selection.
  ///   - listed: All tests and types with tests of its program.
  /// - Returns: The names in the order of the plan, selected ones first.
  static func strayNames(of suite: TestPlan.Suite, in listed: [TestTrace]) -> [TestName] {
    let module = TestName.escaped(suite.name)
    let names = (suite.selection.selected ?? []) + suite.selection.skipped
    return names.filter { name in
      guard let pattern = try? Regex("^\(module)\\.\(name.pattern)(?:/|$)") else { return true }
      return !listed.contains { $0.id.contains(pattern) }
    }
  }

  /// Chooses as Swift Testing does, which does not when it only lists tests.
  ///
  /// - Parameter listed: All tests and types with tests of a program.
  /// - Returns: The chosen tests and all types, none when a pattern is no regular expression.
  func chosen(from listed: [TestTrace]) -> [TestTrace] {
    guard let filter = try? Regex(filter) else { return [] }
    let skip = skip.flatMap { try? Regex($0) }
    let types = listed.filter(\.isSuite)
    return listed.filter { trace in
      if trace.isSuite { return true }
      let lineage = types.map(\.id).filter { trace.id.hasPrefix($0 + "/") } + [trace.id]
      return lineage.contains { $0.contains(filter) }
        && !lineage.contains { id in skip.map { id.contains($0) } ?? false }
    }
  }
}
