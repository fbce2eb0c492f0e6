/// A text that may be a number, be blank, or be missing.
public struct LenientText: Decodable, Hashable, Sendable {
  /// The text without blanks around it; `nil` when nothing is left.
  public let value: String?

  /// Decodes a text or a number; anything else is no text.
  ///
  /// - Parameter decoder: Where the value is.
  public init(from decoder: any Decoder) {
    guard let container = try? decoder.singleValueContainer() else {
      value = nil
      return
    }
    if let text = try? container.decode(String.self) {
      value = Self.trimmed(text)
    } else if let number = try? container.decode(Int.self) {
      value = String(number)
    } else {
      value = (try? container.decode(Double.self)).map { String($0) }
    }
  }

  /// A text without blanks around it; `nil` when nothing is left.
  static func trimmed(_ text: String) -> String? {
    // A character is blank by its first scalar, and no ASCII character but a blank belongs to one that is.
    if let first = text.utf8.first, let last = text.utf8.last, Self.isPlain(first), Self.isPlain(last) {
      return text
    }
    guard let first = text.firstIndex(where: { !$0.isWhitespace }),
      let last = text.lastIndex(where: { !$0.isWhitespace })
    else { return nil }
    return String(text[first...last])
  }

  /// Whether a byte is an ASCII character that is no blank.
  private static func isPlain(_ byte: UInt8) -> Bool { (0x21...0x7E).contains(byte) }
}
