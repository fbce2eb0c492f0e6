import NetworkingKit

/// The directives of `Cache-Control`, in order (RFC 9111, 5.2).
struct CacheControl: Hashable, Sendable {
  private struct Directive: Hashable {
    let name: String
    let argument: String?
  }

  private let directives: [Directive]

  /// Reads all lines of the field; what is not a directive is skipped.
  init(_ fields: HTTPFields) {
    directives = fields[values: .cacheControl].flatMap { FieldList.elements(of: $0) }.compactMap(
      Self.directive
    )
  }

  /// Whether there is no directive at all.
  var isEmpty: Bool { directives.isEmpty }

  /// Whether the directive is there, with or without an argument.
  func contains(_ name: String) -> Bool {
    directives.contains { $0.name == name }
  }

  /// Whether the directive is there without an argument at least once.
  func containsUnqualified(_ name: String) -> Bool {
    directives.contains { $0.name == name && $0.argument == nil }
  }

  /// The field names that a directive is limited to, such as `no-cache="set-cookie"`.
  func fieldNames(of name: String) -> [HTTPField.Name] {
    let arguments = directives.filter { $0.name == name }.compactMap(\.argument)
    return arguments.flatMap { FieldList.elements(of: $0) }.map { HTTPField.Name($0) }
  }

  /// The number of seconds of a directive; the first one counts when it is repeated.
  ///
  /// A number that cannot be read is 0, which is the cautious reading of a lifetime (RFC 9111, 4.2.1).
  func seconds(_ name: String) -> Int? {
    directives.first { $0.name == name }.map { $0.argument.flatMap(DeltaSeconds.parse) ?? 0 }
  }

  private static func directive(_ element: String) -> Directive? {
    let parts = element.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let name = parts.first, !name.isEmpty, name.utf8.allSatisfy(isTokenByte) else { return nil }
    return Directive(name: name.lowercased(), argument: parts.count == 2 ? unquoted(parts[1]) : nil)
  }

  private static func unquoted(_ argument: Substring) -> String {
    guard argument.utf8.count >= 2, argument.hasPrefix("\""), argument.hasSuffix("\"") else {
      return String(argument)
    }
    return String(argument.dropFirst().dropLast()).replacing("\\", with: "")
  }

  private static func isTokenByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
    }
  }
}

/// Reads a number of seconds (RFC 9111, 1.2.2).
enum DeltaSeconds {
  /// The value that represents every larger number.
  static let largest = 2_147_483_648

  /// The number, or `nil` when the text has anything but digits.
  static func parse(_ text: some StringProtocol) -> Int? {
    let digits = text.utf8
    guard !digits.isEmpty, digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return min(Int(text) ?? largest, largest)
  }
}

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
