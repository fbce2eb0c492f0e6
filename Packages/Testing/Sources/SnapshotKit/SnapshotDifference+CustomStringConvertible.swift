extension SnapshotDifference: CustomStringConvertible {
  /// The place, a few equal lines, then the recorded and the present line with a mark below the difference.
  public var description: String {
    let mark = String(repeating: " ", count: column - 1) + "^"
    return """
      first difference at line \(line), column \(column)
      \(context.map { "    | \(visible($0))\n" }.joined())\
        - | \(expected.map(visible) ?? "(end of the recording)")
        + | \(actual.map(visible) ?? "(end of the text)")
          | \(mark)
      """
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
