/// An address with places for variables, such as `https://example.com/list{?page}` (RFC 6570, level 3).
///
/// Services also publish templates without saying so, and with percent-encoded braces (`%7B?page%7D`), so any
/// link can be treated as one; a link without expressions stays as it is.
public struct URITemplate: Hashable, Sendable {
  private let parts: [Part]

  private enum Part: Hashable, Sendable {
    case literal(String)
    case expression(URITemplateExpression)
  }

  /// Reads a template.
  ///
  /// Nothing fails: what is not a well-formed expression of level 3, for example a brace that is never closed
  /// or a name with a blank, stands for nothing and disappears, since no server expects braces.
  ///
  /// - Parameter text: The template.
  public init(_ text: String) {
    var parts: [Part] = []
    var rest = text[...]
    while let opening = Self.nextBrace(in: rest) {
      parts.append(.literal(String(rest[..<opening.range.lowerBound])))
      rest = rest[opening.range.upperBound...]
      guard opening.isOpening else { continue }
      let next = Self.nextBrace(in: rest)
      let content = String(rest[..<(next?.range.lowerBound ?? rest.endIndex)])
      rest = rest[(next?.range.lowerBound ?? rest.endIndex)...]
      guard let next, !next.isOpening else { continue }
      rest = rest[next.range.upperBound...]
      if let expression = URITemplateExpression(content, isEncoded: opening.isEncoded) {
        parts.append(.expression(expression))
      }
    }
    self.parts = parts + [.literal(String(rest))]
  }

  /// The address with variables filled in.
  ///
  /// - Parameter variables: Values by name; an expression leaves out the variables that have none, so that
  ///   without any the result is the address stripped of its expressions.
  /// - Returns: The address, with every character that an address cannot hold percent-encoded.
  public func expanded(with variables: [String: String] = [:]) -> String {
    parts.reduce(into: "") { address, part in
      switch part {
      case .literal(let text): address += PercentEncoding.keepingReserved(text)
      case .expression(let expression): address += expression.expanded(with: variables)
      }
    }
  }

  private struct Brace {
    let range: Range<Substring.Index>
    let isOpening: Bool
    let isEncoded: Bool
  }

  private static func nextBrace(in text: Substring) -> Brace? {
    let bytes = text.utf8
    var place = bytes.startIndex
    while place < bytes.endIndex {
      let index = place
      bytes.formIndex(after: &place)
      switch bytes[index] {
      case UInt8(ascii: "{"), UInt8(ascii: "}"):
        let isOpening = bytes[index] == UInt8(ascii: "{")
        return Brace(range: index..<bytes.index(after: index), isOpening: isOpening, isEncoded: false)
      case UInt8(ascii: "%"):
        let code = bytes[index...].prefix(3)
        let isOpening = code.elementsEqual("%7B".utf8) || code.elementsEqual("%7b".utf8)
        guard isOpening || code.elementsEqual("%7D".utf8) || code.elementsEqual("%7d".utf8) else { continue }
        return Brace(range: index..<code.endIndex, isOpening: isOpening, isEncoded: true)
      default:
        continue
      }
    }
    return nil
  }
}

/// One expression of a template: an operator and the names of variables (RFC 6570, 2.2).
struct URITemplateExpression: Hashable, Sendable {
  private let rule: Rule
  private let names: [String]

  /// How an operator joins its variables (RFC 6570, appendix A).
  private struct Rule: Hashable, Sendable {
    let first: String
    let separator: String
    var isNamed = false
    var isReservedAllowed = false
    var afterEmpty = ""
  }

  /// Fails for an unknown operator, for no names, and for the modifiers of level 4.
  ///
  /// - Parameters:
  ///   - content: What is between the braces.
  ///   - isEncoded: Whether the braces were percent-encoded, and so perhaps what is between them.
  init?(_ content: String, isEncoded: Bool) {
    let text = isEncoded ? PercentEncoding.decoded(content) ?? content : content
    guard let first = text.first else { return nil }
    let rule = Self.rule(for: first)
    let list = rule == nil ? text[...] : text.dropFirst()
    let names = list.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard names.allSatisfy(Self.isName) else { return nil }
    self.rule = rule ?? Rule(first: "", separator: ",")
    self.names = names
  }

  func expanded(with variables: [String: String]) -> String {
    let values = names.compactMap { name in variables[name].map { expanded(name, $0) } }
    return values.isEmpty ? "" : rule.first + values.joined(separator: rule.separator)
  }

  private func expanded(_ name: String, _ value: String) -> String {
    let encoded =
      rule.isReservedAllowed ? PercentEncoding.keepingReserved(value) : PercentEncoding.unreservedOnly(value)
    guard rule.isNamed else { return encoded }
    return name + (value.isEmpty ? rule.afterEmpty : "=" + encoded)
  }

  private static func rule(for character: Character) -> Rule? {
    switch character {
    case "+": Rule(first: "", separator: ",", isReservedAllowed: true)
    case "#": Rule(first: "#", separator: ",", isReservedAllowed: true)
    case ".": Rule(first: ".", separator: ".")
    case "/": Rule(first: "/", separator: "/")
    case ";": Rule(first: ";", separator: ";", isNamed: true)
    case "?": Rule(first: "?", separator: "&", isNamed: true, afterEmpty: "=")
    case "&": Rule(first: "&", separator: "&", isNamed: true, afterEmpty: "=")
    default: nil
    }
  }

  private static func isName(_ text: String) -> Bool {
    let labels = text.split(separator: ".", omittingEmptySubsequences: false)
    return labels.allSatisfy { label in
      !label.isEmpty
        && label.utf8.allSatisfy { byte in
          switch byte {
          case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"), UInt8(ascii: "%"): true
          default: false
          }
        }
    }
  }
}
