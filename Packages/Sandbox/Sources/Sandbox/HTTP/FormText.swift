/// A text as forms write it into a query: UTF-8 in percent escapes, with `+` for a space.
struct FormText {
  /// The text without escapes.
  let text: String

  /// Reads a text; `nil` when an escape is incomplete or the bytes are not UTF-8.
  init?(_ escaped: Substring) {
    var bytes: [UInt8] = []
    var rest = escaped.utf8
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "+"):
        bytes.append(UInt8(ascii: " "))
      case UInt8(ascii: "%"):
        guard let value = Self.value(of: rest.prefix(2)) else { return nil }
        bytes.append(value)
        rest = rest.dropFirst(2)
      default:
        bytes.append(byte)
      }
    }
    guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
    self.text = text
  }

  private static func value(of digits: Substring.UTF8View) -> UInt8? {
    guard digits.count == 2, digits.first != UInt8(ascii: "+") else { return nil }
    return UInt8(Substring(digits), radix: 16)
  }
}
