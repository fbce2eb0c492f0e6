import MonorepoGraph

/// Which tests one process runs.
enum TestChoice: Equatable, Sendable {
  /// All that the plan and the person chose.
  case everything
  /// Just these, by identifier.
  case tests([String])

  /// How long one argument may get; the system allows 128 KiB.
  private static let argumentLimit = 60_000

  /// The arguments that make Swift Testing run these tests of a suite.
  ///
  /// Swift Testing runs what matches one of several filters and no skip, with everything below a type that matches.
  /// An identifier is `Module.Type/Inner/function(label:)/File.swift:12:3`; raw identifiers keep their backticks.
  func arguments(for run: SuiteRun) -> [String] {
    switch self {
    case .everything: Self.chosen(run)
    case .tests(let identifiers): Self.exactly(identifiers)
    }
  }

  private static func chosen(_ run: SuiteRun) -> [String] {
    let module = TestName.escaped(run.suite.name)
    let selection = run.suite.selection
    let names = selection.selected.map { "(?:\($0.map(\.pattern).joined(separator: "|")))(?:/|$)" }
    let filter = run.filter.map { "(?=.*(?:\($0)))" } ?? ""
    var arguments = ["--filter"]
    arguments.append("^\(filter)\(module)\\.\(names ?? "")")
    if !selection.skipped.isEmpty {
      let skipped = selection.skipped.map(\.pattern).joined(separator: "|")
      arguments += ["--skip", "^\(module)\\.(?:\(skipped))(?:/|$)"]
    }
    return arguments
  }

  private static func exactly(_ identifiers: [String]) -> [String] {
    var groups: [[String]] = []
    var length = argumentLimit
    for name in identifiers.map(TestName.escaped) {
      length += name.utf8.count + 1
      if length > argumentLimit {
        groups.append([])
        length = name.utf8.count
      }
      groups[groups.count - 1].append(name)
    }
    return groups.flatMap { ["--filter", "^(?:\($0.joined(separator: "|")))$"] }
  }
}
