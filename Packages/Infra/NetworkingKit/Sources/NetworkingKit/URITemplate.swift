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
    parts
      .map { part in
        switch part {
        case .literal(let text): PercentEncoding.keepingReserved(text)
        case .expression(let expression): expression.expanded(with: variables)
        }
      }
      .joined()
  }

  private struct Brace {
    let range: Range<Substring.Index>
    let isOpening: Bool
    let isEncoded: Bool
  }

  private static func nextBrace(in text: Substring) -> Brace? {
    for index in text.indices {
      switch text[index] {
      case "{", "}":
        let end = text.index(after: index)
        return Brace(range: index..<end, isOpening: text[index] == "{", isEncoded: false)
      case "%":
        let code = text[index...].prefix(3)
        guard ["%7b", "%7d"].contains(code.lowercased()) else { continue }
        return Brace(range: index..<code.endIndex, isOpening: code.lowercased() == "%7b", isEncoded: true)
      default:
        continue
      }
    }
    return nil
  }
}
