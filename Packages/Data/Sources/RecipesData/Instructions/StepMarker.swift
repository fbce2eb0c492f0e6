/// The number that a text gives to a step, at the beginning of a line: `1.`, `(1)`, `2)`, `3`, `STEP 4`, `Step 5:`.
struct StepMarker {
  let number: Int
  /// The text after it.
  let rest: String

  /// Finds the number of a line.
  ///
  /// A number has to be the next one or start over with 1 unless it stands apart behind the word “step”, so that a
  /// line that begins with an amount is not mistaken.
  ///
  /// - Parameters:
  ///   - line: A line without blanks at its ends.
  ///   - last: The number before.
  init?(_ line: String, after last: Int) {
    var rest = line[...]
    let hasWord = rest.prefix(4).lowercased() == "step"
    if hasWord { rest = rest.dropFirst(4).drop { $0 == " " || $0 == "#" } }
    let hasBracket = !hasWord && rest.first == "("
    if hasBracket { rest = rest.dropFirst() }
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    guard (1...2).contains(digits.count), let number = Int(digits) else { return nil }
    rest = rest.dropFirst(digits.count)
    let isNamed = hasWord && rest.first != " "
    guard isNamed || number == last + 1 || number == 1,
      let content = Self.content(after: rest, hasWord: hasWord, hasBracket: hasBracket)
    else { return nil }
    self.number = number
    self.rest = content
  }

  private static func content(after rest: Substring, hasWord: Bool, hasBracket: Bool) -> String? {
    guard let sign = rest.first else { return hasBracket ? nil : "" }
    if hasBracket { return sign == ")" ? trimmed(rest.dropFirst()) : nil }
    if hasWord { return sign.isLetter || sign.isNumber ? nil : trimmed(rest) }
    guard ".):、．".contains(sign) else { return nil }
    let content = rest.dropFirst()
    // `1.5 cups` and `1:30` are no numbers of steps.
    return content.first?.isNumber == true ? nil : trimmed(content)
  }

  private static func trimmed(_ rest: Substring) -> String {
    String(rest.drop { " .):-–—、．".contains($0) })
  }
}
