/// What a person needs to see of a suite that failed.
struct FailureLog {
  private let result: SuiteResult
  private let isVerbose: Bool

  init(_ result: SuiteResult, isVerbose: Bool) {
    self.result = result
    self.isVerbose = isVerbose
  }

  /// A heading, the reasons, and the log without the lines that say what the reasons say, or that nothing is wrong.
  var lines: [String] {
    let log = result.log.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let shown = isVerbose ? log : Self.withoutRepeats(log.filter { !Self.isQuiet($0) })
    let order = result.seed.map { "  (random order, seed \($0))" } ?? ""
    return ["", "── \(result.name)\(order)"] + result.reasons.map { "✗ \($0)" } + shown
  }

  /// The compiler says the same of a module for each file that it compiles of it.
  private static func withoutRepeats(_ log: [String]) -> [String] {
    var blocks: [[String]] = [[]]
    for line in log {
      if isDiagnostic(line) { blocks.append([]) }
      blocks[blocks.count - 1].append(line)
    }
    var seen: Set<[String]> = []
    return blocks.filter { $0.first.map(isDiagnostic) != true || seen.insert($0).inserted }.flatMap(\.self)
  }

  private static func isDiagnostic(_ line: String) -> Bool {
    line.hasPrefix("/") && line.contains(/:\d+:\d+: (error|warning|note):/)
  }

  private static func isQuiet(_ coloured: String) -> Bool {
    let line = coloured.replacing(/\u{1B}\[[0-9;]*m/, with: "")
    return line.isEmpty || ["◇", "✔", "✘", "↳", "➜", "━"].contains { line.hasPrefix($0) }
      || line.hasPrefix("[") && line.contains("/") && line.contains("] ") && !line.contains("error:")
  }
}
