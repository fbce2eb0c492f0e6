import NetworkingKit

/// The directives of `Cache-Control`, in order (RFC 9111, 5.2).
struct CacheControl: Hashable, Sendable {
  private struct Directive: Hashable {
    let name: String
    let argument: String?
  }

  private let directives: [Directive]

  /// Reads all lines of the field; what does not begin with a name is skipped, and what follows a name and is no argument
  /// does not count.
  init(_ fields: HTTPFields) {
    var directives: [Directive] = []
    for field in fields where field.name == .cacheControl {
      for element in FieldList.elements(of: field.value) {
        if let directive = Self.directive(element) { directives.append(directive) }
      }
    }
    self.directives = directives
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

  /// The field names that a directive is limited to, such as `no-cache="set-cookie"`; what cannot be one is left out.
  func fieldNames(of name: String) -> [HTTPField.Name] {
    let arguments = directives.filter { $0.name == name }.compactMap(\.argument)
    let elements = arguments.flatMap { FieldList.elements(of: $0) }
    return elements.filter { $0.utf8.allSatisfy(Self.isTokenByte) }.map { HTTPField.Name($0) }
  }

  /// The number of seconds of a directive; the first one counts when it is repeated.
  ///
  /// A number that cannot be read is 0, which is the cautious reading of a lifetime (RFC 9111, 4.2.1).
  func seconds(_ name: String) -> Int? {
    directives.first { $0.name == name }.map { $0.argument.flatMap(DeltaSeconds.parse) ?? 0 }
  }

  private static func directive(_ element: String) -> Directive? {
    let bytes = element.utf8
    let end = bytes.firstIndex { !isTokenByte($0) } ?? bytes.endIndex
    guard end != bytes.startIndex else { return nil }
    let name = element[..<end].lowercased()
    guard end != bytes.endIndex, bytes[end] == UInt8(ascii: "=") else {
      return Directive(name: name, argument: nil)
    }
    return Directive(name: name, argument: unquoted(element[bytes.index(after: end)...]))
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
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
      true
    default: "!#$%&'*+.^_`|~".utf8.contains(byte)
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
  /// A comma inside a quoted string separates nothing; a quote that is never closed quotes nothing, so that it cannot
  /// hide what follows. Entity tags are quoted as well, but know no escapes (RFC 9110, 8.8.3).
  static func elements(of value: some StringProtocol, hasEscapes: Bool = true) -> [String] {
    let value = String(value)
    let bytes = value.utf8
    var elements: [String] = []
    var start = bytes.startIndex
    var (isQuoted, isEscaped) = (false, false)
    // The first comma behind the last opening quote.
    var quotedComma: String.Index?
    for index in bytes.indices {
      let byte = bytes[index]
      if byte == UInt8(ascii: ",") {
        isEscaped = false
        if isQuoted {
          quotedComma = quotedComma ?? index
        } else {
          append(value[start..<index], to: &elements)
          start = bytes.index(after: index)
        }
      } else if isEscaped {
        isEscaped = false
      } else if hasEscapes, isQuoted, byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == UInt8(ascii: "\"") {
        isQuoted.toggle()
        quotedComma = nil
      }
    }
    if isQuoted, let comma = quotedComma {
      append(value[start..<comma], to: &elements)
      start = bytes.index(after: comma)
      // All quotes behind one that is never closed are escaped, and none of them is closed either.
      for index in bytes[start...].indices where bytes[index] == UInt8(ascii: ",") {
        append(value[start..<index], to: &elements)
        start = bytes.index(after: index)
      }
    }
    append(value[start...], to: &elements)
    return elements
  }

  private static func append(_ element: Substring, to elements: inout [String]) {
    let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x09 }
    let bytes = element.utf8
    guard let start = bytes.firstIndex(where: { !isBlank($0) }),
      let last = bytes.lastIndex(where: { !isBlank($0) })
    else { return }
    elements.append(String(element[start..<bytes.index(after: last)]))
  }
}
