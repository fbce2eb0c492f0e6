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
