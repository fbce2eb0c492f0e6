extension NumberScanner {
  /// Longer texts between two amounts join nothing.
  private static let longestJoint = 6

  /// Reads blanks, the letters after them and a point after those.
  mutating func readWord() -> String {
    var word = ""
    while current == " " { take(into: &word) }
    while let current, current.isLetter { take(into: &word) }
    if current == "." { take(into: &word) }
    return word
  }

  /// Reads up to the next number, but not far.
  mutating func readToNumber() -> String {
    var text = ""
    while current != nil, !isAtNumber, text.count < Self.longestJoint { take(into: &text) }
    return text
  }

  private mutating func take(into text: inout String) {
    guard let current else { return }
    text.append(current)
    advance()
  }
}
