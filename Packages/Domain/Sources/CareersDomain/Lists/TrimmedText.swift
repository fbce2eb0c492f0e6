/// A text that the service takes: trimmed as the service trims, measured as it measures, and without NUL, at which it
/// fails.
struct TrimmedText {
  /// Why the service would not take a text.
  enum Problem: Error {
    case blank
    case tooLong(units: Int)
    case hasNUL
  }

  let text: String

  init(_ text: String, limit: Int) throws(Problem) {
    let trimmed = text.withoutOuterWhiteSpace
    guard !trimmed.isEmpty else { throw .blank }
    guard !trimmed.unicodeScalars.contains("\0") else { throw .hasNUL }
    guard trimmed.utf16.count <= limit else { throw .tooLong(units: trimmed.utf16.count) }
    self.text = trimmed
  }

  /// The text that the service gets; `nil` where it would not take it.
  static func valid(_ text: String, limit: Int) -> String? {
    do throws(Problem) { return try TrimmedText(text, limit: limit).text } catch { return nil }
  }
}

extension String {
  /// The text without the white space and byte order marks around it, as the service trims.
  var withoutOuterWhiteSpace: String {
    let isBlank = { (scalar: Unicode.Scalar) in
      // ECMAScript's white space has the byte order mark, and not NEXT LINE.
      scalar == "\u{FEFF}" || (scalar.properties.isWhitespace && scalar != "\u{85}")
    }
    let scalars = unicodeScalars
    guard let first = scalars.firstIndex(where: { !isBlank($0) }),
      let last = scalars.lastIndex(where: { !isBlank($0) })
    else { return "" }
    return String(scalars[first...last])
  }
}
