/// Reads fields whose value is a list (RFC 9110, 5.6.1).
enum FieldList {
  /// The elements between the commas, without blanks around them and without empty ones.
  ///
  /// A comma inside a quoted string separates nothing. Entity tags are quoted as well, but know no escapes
  /// (RFC 9110, 8.8.3).
  static func elements(of value: some StringProtocol, hasEscapes: Bool = true) -> [String] {
    var elements: [String] = []
    var element: [UInt8] = []
    var (isQuoted, isEscaped) = (false, false)
    for byte in value.utf8 {
      if byte == UInt8(ascii: ","), !isQuoted {
        append(element, to: &elements)
        element.removeAll(keepingCapacity: true)
        continue
      }
      element.append(byte)
      if isEscaped {
        isEscaped = false
      } else if hasEscapes, isQuoted, byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == UInt8(ascii: "\"") {
        isQuoted.toggle()
      }
    }
    append(element, to: &elements)
    return elements
  }

  private static func append(_ bytes: [UInt8], to elements: inout [String]) {
    let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x09 }
    let start = bytes.firstIndex { !isBlank($0) } ?? bytes.endIndex
    guard start < bytes.endIndex, let last = bytes.lastIndex(where: { !isBlank($0) }) else { return }
    elements.append(String(decoding: bytes[start...last], as: UTF8.self))
  }
}
