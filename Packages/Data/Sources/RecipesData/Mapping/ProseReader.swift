/// Reads texts that were taken from an encyclopaedia.
enum ProseReader {
  /// Gives the paragraphs of a text, divided by one empty line.
  ///
  /// Marks of footnotes, such as `[1]`, are left out: what they point to was not sent.
  ///
  /// - Returns: `nil` when nothing is left.
  static func paragraphs(_ text: String) -> String? {
    let paragraphs = text.split(whereSeparator: \.isNewline)
      .map { withoutFootnotes($0).split(whereSeparator: \.isWhitespace).joined(separator: " ") }
      .filter { !$0.isEmpty }
    return paragraphs.isEmpty ? nil : paragraphs.joined(separator: "\n\n")
  }

  private static func withoutFootnotes(_ text: Substring) -> String {
    var kept = ""
    var rest = text
    while let opening = rest.firstIndex(of: "[") {
      kept += rest[..<opening]
      let inner = rest[rest.index(after: opening)...]
      let number = inner.prefix(3).prefix { $0.isASCII && $0.isNumber }
      let after = inner.dropFirst(number.count)
      if !number.isEmpty, after.first == "]" {
        rest = after.dropFirst()
      } else {
        kept += "["
        rest = inner
      }
    }
    return kept + rest
  }
}
