#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Writes JSON values as compact UTF-8 (RFC 8259).
struct JSONWriter {
  private static let hexadecimalDigits = Array("0123456789abcdef".utf8)

  private let escapesSlashes: Bool
  private var bytes: [UInt8] = []

  private init(escapesSlashes: Bool) {
    self.escapesSlashes = escapesSlashes
  }

  /// The bytes of a value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - escapesSlashes: Whether `/` is written as `\/`, which some encoders do and readers must accept.
  /// - Returns: The UTF-8 text.
  static func data(_ value: JSONValue, escapesSlashes: Bool = false) -> Data {
    var writer = JSONWriter(escapesSlashes: escapesSlashes)
    writer.bytes.reserveCapacity(1 << 16)
    writer.write(value)
    return Data(writer.bytes)
  }

  private mutating func write(_ value: JSONValue) {
    switch value {
    case .null: write("null")
    case .bool(let value): write(value ? "true" : "false")
    case .integer(let value): bytes.append(contentsOf: String(value).utf8)
    // The shortest text that reads back as the same number, with an exponent only far beyond any coordinate.
    case .decimal(let value): bytes.append(contentsOf: String(value).utf8)
    case .string(let text): write(text: text)
    case .array(let elements): write(elements)
    case .object(let members): write(members)
    }
  }

  private mutating func write(_ elements: [JSONValue]) {
    write("[")
    for (place, element) in elements.enumerated() {
      if place > 0 { write(",") }
      write(element)
    }
    write("]")
  }

  private mutating func write(_ members: [JSONMember]) {
    write("{")
    for (place, member) in members.enumerated() {
      if place > 0 { write(",") }
      write(text: member.name)
      write(":")
      write(member.value)
    }
    write("}")
  }

  private mutating func write(text: String) {
    write("\"")
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      case UInt8(ascii: "/") where escapesSlashes:
        write("\\/")
      case 0..<0x20:
        write("\\u00")
        bytes.append(Self.hexadecimalDigits[Int(byte >> 4)])
        bytes.append(Self.hexadecimalDigits[Int(byte & 15)])
      default:
        bytes.append(byte)
      }
    }
    write("\"")
  }

  private mutating func write(_ token: String) {
    bytes.append(contentsOf: token.utf8)
  }
}
