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
    let shown = isVerbose ? log : log.filter { !Self.isQuiet($0) }
    let order = result.seed.map { "  (random order, seed \($0))" } ?? ""
    return ["", "── \(result.name)\(order)"] + result.reasons.map { "✗ \($0)" } + shown
  }

  private static func isQuiet(_ coloured: String) -> Bool {
    let line = coloured.replacing(/\u{1B}\[[0-9;]*m/, with: "")
    return line.isEmpty || ["◇", "✔", "✘", "↳", "➜", "━"].contains { line.hasPrefix($0) }
      || line.hasPrefix("[") && line.contains("/") && line.contains("] ") && !line.contains("error:")
  }
}
