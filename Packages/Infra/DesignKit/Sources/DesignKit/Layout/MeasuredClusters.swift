/// The grapheme clusters of a span, one after the other, and the stretch of them that belongs together.
struct MeasuredClusters {
  /// A cluster where lines are broken.
  struct Cluster {
    let cells: Int
    let behavior: BreakBehavior
  }

  private let span: Span
  private let cells: CellWidth
  /// Where the stretch begins, where the cluster last returned begins, and where it ends.
  private var start: String.Index
  private var current: String.Index
  private var end: String.Index
  /// The cells of the stretch.
  private(set) var width = 0

  init(of span: Span, cells: CellWidth) {
    self.span = span
    self.cells = cells
    start = span.text.startIndex
    current = start
    end = start
  }

  /// Whether the stretch has no cluster.
  var isEmpty: Bool { start == current }

  /// Whether the sign of a unit follows the cluster last returned.
  var isBeforeUnitSign: Bool {
    guard end < span.text.endIndex else { return false }
    return "%‰°€£$¢℃℉％".unicodeScalars.contains(span.text.unicodeScalars[end])
  }

  /// Steps to the next cluster; the stretch ends before it until ``take(_:)``.
  mutating func next() -> Cluster? {
    let text = span.text
    current = end
    guard current < text.endIndex else { return nil }
    let byte = text.utf8[current]
    let following = text.utf8.index(after: current)
    // Two ASCII characters never share a cluster: a text has no carriage return.
    if byte < 0x80, following == text.endIndex || text.utf8[following] < 0x80 {
      end = following
      return Cluster(cells: byte < 0x20 ? 0 : 1, behavior: BreakBehavior(ascii: byte))
    }
    let character = text[current]
    end = text.index(after: current)
    let count = cells.cells(of: character)
    let isWide = count == 2 && (cells.ambiguous == .narrow || CellWidth().cells(of: character) == 2)
    return Cluster(cells: count, behavior: BreakBehavior(character, isWide: isWide))
  }

  /// Makes the cluster last returned a part of the stretch.
  mutating func take(_ cells: Int) {
    width += cells
    current = end
  }

  /// Hands out the stretch, and begins another before the cluster last returned.
  mutating func taken() -> Span {
    defer {
      start = current
      width = 0
    }
    return Span(String(span.text[start..<current]), span.style, link: span.link, width: width)
  }

  /// Leaves the cluster last returned out of any stretch.
  mutating func skip() {
    start = end
    current = end
  }

  /// Hands out the cluster last returned by itself.
  mutating func single(_ cells: Int) -> Span {
    defer { skip() }
    return Span(String(span.text[current..<end]), span.style, link: span.link, width: cells)
  }

  /// A sign of one cell in place of the cluster last returned.
  mutating func ellipsis(_ sign: String) -> Span {
    skip()
    return Span(sign, span.style, link: span.link, width: 1)
  }
}

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

  /// The parts that may stand on lines of their own: one, when the word is an address or has digits, as identifiers
  /// have, which are copied whole.
  var parts: [Line] {
    pieces.isEmpty || isAddress || hasDigits ? [line] : pieces + (last.isEmpty ? [] : [last])
  }

  private var hasDigits: Bool {
    line.spans.contains { $0.text.utf8.contains { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } }
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
