#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The items of a query; of a name that is given twice, the first value counts.
struct QueryItems {
  private let values: [Substring: Substring]

  /// Takes the query of an address apart.
  init(of url: URL) {
    let pairs = (url.query(percentEncoded: true) ?? "").split(separator: "&").map { item in
      let halves = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (halves[0], halves.count == 2 ? halves[1] : "")
    }
    values = Dictionary(pairs) { first, _ in first }
  }

  /// Whether the query names an item.
  func contains(_ name: Substring) -> Bool {
    values[name] != nil
  }

  /// The text of an item, without escapes; `nil` when it is absent or not UTF-8.
  func text(_ name: Substring) -> String? {
    values[name].flatMap(FormText.init)?.text
  }

  /// The value of an item as a whole number; `nil` when it is absent or something else.
  func number(_ name: Substring) -> Int? {
    values[name].flatMap { Int($0) }
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

  private static func value(of digits: Substring.UTF8View) -> UInt8? {
    guard digits.count == 2, digits.first != UInt8(ascii: "+") else { return nil }
    return UInt8(Substring(digits), radix: 16)
  }
}
