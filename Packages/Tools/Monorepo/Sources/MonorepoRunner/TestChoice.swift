import MonorepoGraph

/// The tests that one process runs.
enum TestChoice: Equatable, Sendable {
  /// All that the plan and the person chose.
  case everything
  /// Just these, by identifier.
  case tests([String])

  /// The greatest length of one argument in bytes; the system allows 128 KiB.
  private static let argumentLimit = 60_000

  /// The arguments that make Swift Testing run these tests of a suite.
  ///
  /// Swift Testing runs what matches one of several filters; an identifier is
  /// `Module.Type/Inner/function(label:)/File.swift:12:3`; raw identifiers keep their backticks.
  func arguments(for run: SuiteRun) -> [String] {
    switch self {
    case .everything: TestPatterns(run).arguments
    case .tests(let identifiers): Self.exactly(identifiers)
    }
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
