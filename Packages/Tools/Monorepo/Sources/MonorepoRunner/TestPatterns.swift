import MonorepoGraph

/// The chosen tests of a suite, from the plan and the user: regular expressions for their names, and tags.
///
/// Swift Testing runs what matches the filter and no skip, with everything below a type that matches.
struct TestPatterns: Equatable, Sendable {
  let filter: String
  let skip: String?
  private let tags: [TagSelection]

  init(_ run: SuiteRun) {
    let module = TestName.escaped(run.suite.module)
    let selection = run.suite.selection
    let names = selection.selected.map { "(?:\($0.map(\.pattern).joined(separator: "|")))(?:/|$)" }
    let wanted = run.filter.map { "(?=.*(?:\($0)))" } ?? ""
    filter = "^\(wanted)\(module)\\.\(names ?? "")"
    let skipped = selection.skipped.map(\.pattern).joined(separator: "|")
    skip = skipped.isEmpty ? nil : "^\(module)\\.(?:\(skipped))(?:/|$)"
    tags = [run.options.tags, selection.tags].filter { $0 != .everything }
  }

  /// Whether the choice depends on tags, for which Swift Testing takes no arguments.
  var dependOnTags: Bool { !tags.isEmpty }

  var arguments: [String] { ["--filter", filter] + (skip.map { ["--skip", $0] } ?? []) }

  static func strays(of suite: TestPlan.Suite, in listed: [TestTrace]) -> [String] {
    let module = TestName.escaped(suite.module)
    let names = (suite.selection.selected ?? []) + suite.selection.skipped
    let strays = names.filter { name in
      guard let pattern = try? Regex("^\(module)\\.\(name.pattern)(?:/|$)") else { return true }
      return !listed.contains { $0.id.contains(pattern) }
    }
    let known = Set(listed.flatMap(\.tags))
    let strayTags = suite.selection.tags.names.filter { !known.contains($0) }
    return strays.map { "“\($0.text)”, which does not exist" }
      + strayTags.map { "the tag “\($0)”, which no test has" }
  }

  /// The chosen tests and all types, as Swift Testing chooses, which does not when it only lists tests.
  func chosen(from listed: [TestTrace]) -> [TestTrace] {
    guard let filter = try? Regex(filter) else { return [] }
    let skip = skip.flatMap { try? Regex($0) }
    let types = listed.filter(\.isSuite)
    return listed.filter { trace in
      if trace.isSuite { return true }
      // Tests inherit the tags of the types around them only when they run.
      let lineage = types.filter { trace.id.hasPrefix($0.id + "/") } + [trace]
      return tags.allSatisfy { $0.includes(Set(lineage.flatMap(\.tags))) }
        && lineage.contains { $0.id.contains(filter) }
        && !lineage.contains { part in skip.map { part.id.contains($0) } ?? false }
    }
  }
}

enum TestChoice: Equatable, Sendable {
  case everything
  case tests([String])

  /// The greatest length of one argument in bytes; the system allows 128 KiB.
  private static let argumentLimit = 60_000

  /// The arguments that make Swift Testing run these tests of a suite: what matches one of several filters.
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
