/// A text that the service takes: trimmed as the service trims, measured as it measures, and without control characters,
/// at some of which it fails.
struct TrimmedText {
  /// The shape of a text.
  enum Shape {
    /// A text without line breaks and tabs.
    case singleLine
    /// A text with line breaks and tabs.
    case multiline
  }

  /// Why the service would not take a text.
  enum Problem: Error {
    case blank
    case tooLong(units: Int)
    case hasControlCharacter
  }

  let text: String

  init(_ text: String, limit: Int, _ shape: Shape) throws(Problem) {
    let trimmed = text.withoutOuterWhiteSpace
    guard !trimmed.isEmpty else { throw .blank }
    guard !trimmed.hasControlCharacter(shape) else { throw .hasControlCharacter }
    guard trimmed.utf16.count <= limit else { throw .tooLong(units: trimmed.utf16.count) }
    self.text = trimmed
  }

  /// The text that the service gets; `nil` where it would not take it.
  static func valid(_ text: String, limit: Int, _ shape: Shape) -> String? {
    // monorepo:allow swallowed-error: the answer is whether the text is valid
    do throws(Problem) { return try TrimmedText(text, limit: limit, shape).text } catch { return nil }
  }
}

extension String {
  /// Whether the text has a control character, or a separator of lines or paragraphs, that its shape does not allow.
  func hasControlCharacter(_ shape: TrimmedText.Shape) -> Bool {
    unicodeScalars.contains { scalar in
      switch (scalar.properties.generalCategory, shape) {
      case (.control, .singleLine), (.lineSeparator, .singleLine), (.paragraphSeparator, .singleLine): true
      case (.control, .multiline): !["\t", "\n", "\r"].contains(scalar)
      default: false
      }
    }
  }

  /// The text without the white space and byte order marks around it, as the service trims.
  var withoutOuterWhiteSpace: String {
    let scalars = unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.isBlank }),
      let last = scalars.lastIndex(where: { !$0.isBlank })
    else { return "" }
    return String(scalars[first...last])
  }
}

extension Unicode.Scalar {
  /// White space as ECMAScript has it: with the byte order mark, and without NEXT LINE.
  var isBlank: Bool { self == "\u{FEFF}" || (properties.isWhitespace && self != "\u{85}") }
}
