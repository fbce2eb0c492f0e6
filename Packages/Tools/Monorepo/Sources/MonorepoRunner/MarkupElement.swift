/// One element of an XML document to be written.
struct MarkupElement: Sendable {
  private let name: String
  private let attributes: [(String, String)]
  private let children: [MarkupElement]
  private let content: String

  init(
    _ name: String,
    _ attributes: [(String, String)] = [],
    _ children: [MarkupElement] = [],
    content: String = ""
  ) {
    self.name = name
    self.attributes = attributes
    self.children = children
    self.content = content
  }

  /// The element with its children, each on a line of its own.
  func text(indent: String = "") -> String {
    let pairs = attributes.map { " \($0.0)=\"\(Self.escaped($0.1, inAttribute: true))\"" }.joined()
    if children.isEmpty, content.isEmpty { return "\(indent)<\(name)\(pairs)/>" }
    guard !children.isEmpty else {
      return "\(indent)<\(name)\(pairs)>\(Self.escaped(content, inAttribute: false))</\(name)>"
    }
    let inner = children.map { $0.text(indent: indent + "  ") }.joined(separator: "\n")
    return "\(indent)<\(name)\(pairs)>\n\(inner)\n\(indent)</\(name)>"
  }

  /// The text with XML's own characters escaped and without those that XML 1.0 cannot hold.
  private static func escaped(_ text: String, inAttribute: Bool) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars where isAllowed(scalar) {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"" where inAttribute: result += "&quot;"
      // A parser turns a bare one into a space.
      case "\n" where inAttribute: result += "&#10;"
      case "\t" where inAttribute: result += "&#9;"
      case "\r": result += "&#13;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }
}
