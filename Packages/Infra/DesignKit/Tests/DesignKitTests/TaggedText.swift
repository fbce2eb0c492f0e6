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

  /// Reads a tag such as `accent.bold on selected`; nil for anything else.
  fileprivate init?(tag: Substring) {
    let parts = tag.split(separator: " ", omittingEmptySubsequences: false)
    let names = parts[0].split(separator: ".", omittingEmptySubsequences: false)
    let emphases = names.dropFirst().map { Self.emphases[$0] }
    guard let token = Token(rawValue: String(names.first ?? "")), !emphases.contains(nil) else { return nil }
    let emphasis = emphases.reduce(into: Emphasis()) { $0.formUnion($1 ?? []) }
    if parts.count == 1 {
      self.init(token, emphasis)
    } else if parts.count == 3, parts[1] == "on", let surface = Surface(rawValue: String(parts[2])) {
      self.init(token, emphasis, on: surface)
    } else {
      return nil
    }
  }
}
