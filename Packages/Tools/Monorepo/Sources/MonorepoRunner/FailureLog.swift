struct FailureLog {
  /// The number of lines that are kept of a log that is too long to be read whole.
  static let limit = 1000

  let result: SuiteResult
  let isVerbose: Bool

  /// A heading, the reasons, and the log without the lines that say what the reasons say, or that nothing is wrong.
  var lines: [String] {
    let log = result.log.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let shown =
      isVerbose ? log : Self.excerpt(of: Self.withoutRepeats(log.filter { !Self.isQuiet($0) }))
    let order = result.seed.map { "  (random order, seed \($0))" } ?? ""
    let heading = ["", "── \(result.name)\(order)"]
    return heading + (flaky + result.reasons.map { "✗ \($0)" } + shown).map(\.printable)
  }

  static func excerpt(of all: [String]) -> [String] {
    guard all.count > limit else { return all }
    let half = limit / 2
    let note = "… \(all.count - 2 * half) lines omitted; --verbose shows them"
    return Array(all.prefix(half)) + [note] + Array(all.suffix(half))
  }

  /// The tests that passed only when they were run again, each with what was wrong before.
  private var flaky: [String] {
    result.tests.filter(\.isFlaky).map { test in
      "↻ " + (["\(test.id)  (flaky)"] + test.messages).joined(separator: "\n    ")
    }
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
    let line = coloured.withoutColours
    return line.isEmpty || ["◇", "✔", "✘", "↳", "➜", "━"].contains { line.hasPrefix($0) }
      || line.hasPrefix("[") && line.contains("/") && line.contains("] ") && !line.contains("error:")
  }
}

extension String {
  /// The text without colours, and with other control characters spelled out, which may clear the screen of a reader.
  var printable: String {
    guard unicodeScalars.contains(where: { $0.isControl }) else { return self }
    return withoutColours.unicodeScalars.reduce(into: "") { text, scalar in
      text += scalar.isControl ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" : String(scalar)
    }
  }

  // Most lines have no colour, and a program may print a million of them.
  fileprivate var withoutColours: String {
    utf8.contains(0x1B) ? replacing(/\u{1B}\[[0-9;]*m/, with: "") : self
  }
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool {
    (value < 0x20 && self != "\t" && self != "\n") || (0x7F...0x9F).contains(value)
  }
}
