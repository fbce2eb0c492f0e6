/// Something is not there, or is of another shape.
///
/// The decoder that says where and why is asked where this is the end of the reading.
struct JSONMismatch: Error {}

/// Reads what every decoder reads in the same way; for everything else, notes that a decoder is needed.
extension JSONIndex {
  func isNull(_ place: Int) -> Bool { self[place].kind == .scalar && first(place) == UInt8(ascii: "n") }

  func flag(_ place: Int) throws(JSONMismatch) -> Bool {
    guard self[place].kind == .scalar else { throw JSONMismatch() }
    switch first(place) {
    case UInt8(ascii: "t"): return true
    case UInt8(ascii: "f"): return false
    default: throw JSONMismatch()
    }
  }

  func name(_ place: Int) -> String { String(decoding: content(self[place]), as: UTF8.self) }

  func text(_ place: Int) throws(JSONMismatch) -> String {
    let value = self[place]
    switch value.kind {
    case .text: return String(decoding: content(value), as: UTF8.self)
    case .escapedText: return Self.withoutEscapes(content(value))
    default: throw JSONMismatch()
    }
  }

  func whole<Number: FixedWidthInteger>(_ type: Number.Type, _ place: Int) throws(JSONMismatch) -> Number {
    guard let number = Number(exactly: try digits(place)) else { throw JSONMismatch() }
    return number
  }

  func number(_ place: Int) throws(JSONMismatch) -> Double {
    let value = self[place]
    guard value.kind == .scalar else { throw JSONMismatch() }
    let digits = String(decoding: content(value), as: UTF8.self)
    guard digits.utf8.contains(UInt8(ascii: ".")) else { return Double(try self.digits(place)) }
    // An exponent may lead out of the numbers that there are.
    guard digits.utf8.allSatisfy({ $0 <= UInt8(ascii: "9") }), digits.utf8.count <= Self.mostDecimals,
      let number = Double(digits)
    else { throw unread() }
    return number
  }

  func unread() -> JSONMismatch {
    needsDecoder = true
    return JSONMismatch()
  }

  /// As many as every decoder reads without rounding.
  private static let mostDigits = 15

  /// Every decoder reads the nearest number that there is.
  private static let mostDecimals = 40

  /// A whole number that is written with digits only.
  private func digits(_ place: Int) throws(JSONMismatch) -> Int {
    let value = self[place]
    guard value.kind == .scalar else { throw JSONMismatch() }
    var digits = content(value)[...]
    let isNegative = digits.first == UInt8(ascii: "-")
    if isNegative { digits.removeFirst() }
    guard let first = digits.first, (0x30...0x39).contains(first) else { throw JSONMismatch() }
    // The sign of a zero is lost in a whole number.
    guard digits.count <= Self.mostDigits, !isNegative || first != UInt8(ascii: "0") else { throw unread() }
    var number = 0
    for digit in digits {
      guard (0x30...0x39).contains(digit) else { throw unread() }
      number = number * 10 + Int(digit - 0x30)
    }
    return isNegative ? -number : number
  }

  private func first(_ place: Int) -> UInt8 { content(self[place])[0] }

  /// A text whose escapes are well-formed, with U+FFFD in place of U+0000.
  private static func withoutEscapes(_ content: UnsafeRawBufferPointer) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(content.count)
    var rest = content[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let sign = rest.popFirst() else {
        text.append(byte)
        continue
      }
      switch sign {
      case UInt8(ascii: "b"): text.append(0x08)
      case UInt8(ascii: "f"): text.append(0x0C)
      case UInt8(ascii: "n"): text.append(0x0A)
      case UInt8(ascii: "r"): text.append(0x0D)
      case UInt8(ascii: "t"): text.append(0x09)
      case UInt8(ascii: "u"):
        var code = codeUnit(&rest)
        if (0xD800...0xDBFF).contains(code) {
          rest = rest.dropFirst(2)
          code = 0x10000 + (code - 0xD800) << 10 + codeUnit(&rest) & 0x3FF
        }
        let scalar = code == 0 ? "\u{FFFD}" : Unicode.Scalar(code) ?? "\u{FFFD}"
        text.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      default: text.append(sign)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static func codeUnit(_ rest: inout Slice<UnsafeRawBufferPointer>) -> UInt32 {
    let digits = rest.prefix(4)
    rest = rest.dropFirst(4)
    return digits.reduce(0) { code, digit in
      code << 4 | UInt32((digit & 0x0F) + (digit > 0x39 ? 9 : 0))
    }
  }
}
