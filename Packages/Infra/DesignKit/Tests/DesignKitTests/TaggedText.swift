@testable import DesignKit

/// What `TaggedWriter` says of a text: each scalar with its style and its link.
struct TaggedText {
  struct Cell: Hashable {
    let scalar: Unicode.Scalar
    let style: Style
    let address: String?
  }

  private(set) var lines: [[Cell]] = []
  /// Whether a tag was open where a line ended.
  private(set) var leaks = false

  init(_ text: String) {
    var line: [Cell] = []
    var open: (style: Style, closing: String)?
    var address: String?
    var rest = Substring(text)
    while let scalar = rest.unicodeScalars.first {
      if address == nil, let tag = Self.tag(rest), tag.hasPrefix("a href=\""), tag.hasSuffix("\"") {
        address = String(tag.dropFirst("a href=\"".count).dropLast())
        rest.removeFirst(tag.count + 2)
      } else if address != nil, rest.hasPrefix("</a>") {
        address = nil
        rest.removeFirst("</a>".count)
      } else if let closing = open?.closing, rest.hasPrefix(closing) {
        open = nil
        rest.removeFirst(closing.count)
      } else if open == nil, let tag = Self.tag(rest), let style = Style(tag: tag) {
        open = (style, "</\(tag.prefix { $0 != " " })>")
        rest.removeFirst(tag.count + 2)
      } else if scalar == "\n" {
        leaks = leaks || open != nil || address != nil
        lines.append(line)
        line = []
        rest.unicodeScalars.removeFirst()
      } else {
        line.append(Cell(scalar: scalar, style: open?.style ?? .plain, address: address))
        rest.unicodeScalars.removeFirst()
      }
    }
  }

  private static func tag(_ rest: Substring) -> Substring? {
    guard rest.first == "<", let end = rest.firstIndex(of: ">") else { return nil }
    return rest[..<end].dropFirst()
  }
}

extension Style {
  private static let emphases: [Substring: Emphasis] = [
    "bold": .bold, "dim": .dim, "italic": .italic, "underline": .underline,
  ]

  /// Reads a tag such as `accent.bold in #3178C6 on selected`; nil for anything else.
  fileprivate init?(tag: Substring) {
    let parts = tag.split(separator: " ", omittingEmptySubsequences: false)
    let names = parts[0].split(separator: ".", omittingEmptySubsequences: false)
    let emphases = names.dropFirst().map { Self.emphases[$0] }
    guard let token = Token(rawValue: String(names.first ?? "")), !emphases.contains(nil) else { return nil }
    let emphasis = emphases.reduce(into: Emphasis()) { $0.formUnion($1 ?? []) }
    var details: [Substring: Substring] = [:]
    for start in stride(from: 1, to: parts.count - 1, by: 2) { details[parts[start]] = parts[start + 1] }
    let tint = details["in"].flatMap { ContentColor(hex: String($0)) }
    let surface = Surface(rawValue: String(details["on", default: "page"]))
    guard let surface, parts.count == 1 + 2 * details.count, (tint == nil) == (details["in"] == nil) else {
      return nil
    }
    self.init(token, emphasis, on: surface, tint: tint)
  }
}
