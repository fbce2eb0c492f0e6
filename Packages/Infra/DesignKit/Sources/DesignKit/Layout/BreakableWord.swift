/// Text without a place to break but behind its hyphens, collected while a line is filled.
struct BreakableWord {
  private(set) var width = 0
  /// The text, cut behind each hyphen where a line may end.
  private var pieces: [Line] = []
  private var last = Line()
  private var isLink = false

  var isEmpty: Bool { width == 0 && pieces.isEmpty && last.isEmpty }

  mutating func append(_ span: Span) {
    width += span.width
    isLink = isLink || span.link != nil
    last.append(span)
  }

  /// Allows a line to end behind what there is.
  mutating func allowBreak() {
    pieces.append(last)
    last = Line()
  }

  mutating func removeAll() {
    self = BreakableWord()
  }

  /// The whole word.
  var line: Line {
    if pieces.isEmpty { return last }
    return (pieces + [last]).reduce(into: Line()) { $0.append($1) }
  }

  /// The parts that may stand on lines of their own: one, when the word is an address.
  var parts: [Line] {
    pieces.isEmpty || isAddress ? [line] : pieces + (last.isEmpty ? [] : [last])
  }

  /// Whether the word is a link, or looks like one, like a host with a path or like a mail address.
  var isAddress: Bool {
    if isLink { return true }
    let text = line.spans.map(\.text).joined()
    if text.contains("://") || text.hasPrefix("www.") || text.hasPrefix("mailto:") { return true }
    guard let dot = text.utf8.firstIndex(of: UInt8(ascii: ".")) else { return false }
    if let at = text.utf8.firstIndex(of: UInt8(ascii: "@")) { return at != text.startIndex }
    return text.utf8.firstIndex(of: UInt8(ascii: "/")).map { dot < $0 && dot != text.startIndex } ?? false
  }
}
