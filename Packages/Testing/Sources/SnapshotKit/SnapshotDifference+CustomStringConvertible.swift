extension SnapshotDifference: CustomStringConvertible {
  /// The most places, and the most lines of one place, that are told.
  private static let limit = 12

  /// The first place with a few equal lines before it, what was recorded and what there is now, with a mark below
  /// the character where they part; then the other places.
  public var description: String {
    let places = hunks.dropFirst().prefix(Self.limit).flatMap { ["line \($0.line)"] + changes(in: $0) }
    let untold = hunks.count - 1 - Self.limit
    return (firstPlace + places + (untold > 0 ? ["and \(untold) more places"] : [])).joined(separator: "\n")
  }

  private var firstPlace: [String] {
    ["first difference at line \(line), column \(column)"] + context.map { "    | \(visible($0))" }
      + hunks.prefix(1).flatMap { hunk in
        hunk.expected.isEmpty || hunk.actual.isEmpty ? endings + changes(in: hunk) : marked(hunk)
      }
  }

  /// Says that one of the texts is over, which no line would show.
  private var endings: [String] {
    (expected == nil ? ["  - | (end of the recording)"] : [])
      + (actual == nil ? ["  + | (end of the text)"] : [])
  }

  private func marked(_ hunk: SnapshotHunk) -> [String] {
    let mark = "    | " + String(repeating: " ", count: column - 1) + "^"
    return lines("-", hunk.expected.prefix(1)) + lines("+", hunk.actual.prefix(1)) + [mark]
      + lines("-", hunk.expected.dropFirst()) + lines("+", hunk.actual.dropFirst())
  }

  private func changes(in hunk: SnapshotHunk) -> [String] {
    lines("-", hunk.expected[...]) + lines("+", hunk.actual[...])
  }

  private func lines(_ sign: String, _ lines: ArraySlice<String>) -> [String] {
    let untold = lines.count - Self.limit
    return lines.prefix(Self.limit).map { "  \(sign) | \(visible($0))" }
      + (untold > 0 ? ["  \(sign) and \(untold) more lines"] : [])
  }

  /// Shows escape characters and spaces at the end, which a terminal would swallow.
  private func visible(_ line: String) -> String {
    let escaped = line.unicodeScalars.map { scalar in
      scalar.value < 0x20 || scalar.value == 0x7F ? scalar.escaped(asASCII: true) : String(scalar)
    }
    .joined()
    guard let last = escaped.lastIndex(where: { $0 != " " }) else {
      return String(repeating: "␠", count: escaped.count)
    }
    let text = escaped[...last]
    return text + String(repeating: "␠", count: escaped.count - text.count)
  }
}
