#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The items of a query or of a form; of a name that is given twice, the first value counts.
struct QueryItems {
  private let items: [(name: Substring, value: Substring)]

  /// Takes the query of an address apart.
  init(of url: URL) {
    self.init(form: url.query(percentEncoded: true) ?? "")
  }

  /// Takes the body of a form apart.
  init(form: String) {
    items = form.split(separator: "&").map { item in
      let halves = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (name: halves[0], value: halves.count == 2 ? halves[1] : "")
    }
  }

  /// Whether the query names an item.
  func contains(_ name: Substring) -> Bool {
    value(of: name) != nil
  }

  /// The text of an item, without escapes; `nil` when it is absent or not UTF-8.
  func text(_ name: Substring) -> String? {
    value(of: name).flatMap(FormText.init)?.text
  }

  /// The texts of all items whose names and values are UTF-8, without escapes.
  var texts: [String: String] {
    // In the order of the form: one name may be written in several ways, of which the first counts.
    let pairs = items.compactMap { item in
      FormText(item.name).flatMap { name in FormText(item.value).map { (name.text, $0.text) } }
    }
    return Dictionary(pairs) { first, _ in first }
  }

  /// The value of an item as a whole number; `nil` when it is absent or something else.
  func number(_ name: Substring) -> Int? {
    value(of: name).flatMap { Int($0) }
  }

  private func value(of name: Substring) -> Substring? {
    items.first { $0.name == name }?.value
  }
}

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

  /// Writes a text as forms do; everything but letters, digits and `-._` is escaped.
  static func escaped(_ text: String) -> String {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"):
        bytes.append(byte)
      case UInt8(ascii: " "):
        bytes.append(UInt8(ascii: "+"))
      default:
        bytes.append(UInt8(ascii: "%"))
        bytes.append(hexadecimalDigits[Int(byte >> 4)])
        bytes.append(hexadecimalDigits[Int(byte & 15)])
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let hexadecimalDigits = Array("0123456789ABCDEF".utf8)

  private static func value(of digits: Substring.UTF8View) -> UInt8? {
    guard digits.count == 2, digits.first != UInt8(ascii: "+") else { return nil }
    return UInt8(Substring(digits), radix: 16)
  }
}
