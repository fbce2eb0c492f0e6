/// A stretch of a laid-out line in one style.
struct Span: Hashable, Sendable {
  var text: String
  var style: Style
  let link: Link?
  var width: Int
  /// The line of a picture that fills the cells of the text.
  var picture: PlacedPicture?

  init(_ text: String, _ style: Style, link: Link? = nil, width: Int) {
    self.text = text
    self.style = style
    self.link = link
    self.width = width
  }

  static func spaces(_ count: Int) -> Span {
    Span(String(blanks: count), .plain, width: count)
  }

  func isStyledLike(_ other: Span) -> Bool {
    style == other.style && link == other.link && picture == nil && other.picture == nil
  }

  /// The longest beginning of whole grapheme clusters that fits into a number of cells.
  func prefix(_ room: Int, cells: CellWidth) -> Span {
    if isASCII {
      let beginning = text.utf8.prefix(max(room, 0))
      return Span(String(Substring(beginning)), style, link: link, width: beginning.count)
    }
    var end = text.startIndex
    var taken = 0
    while end < text.endIndex {
      let next = taken + cells.cells(of: text[end])
      if next > room { break }
      taken = next
      text.formIndex(after: &end)
    }
    return Span(String(text[..<end]), style, link: link, width: taken)
  }

  /// Whether every character is one byte and one cell.
  private var isASCII: Bool { text.utf8.count == width && text.utf8.allSatisfy { $0 < 0x80 } }
}

/// A laid-out line: spans, and the cells they take together.
struct Line: Hashable, Sendable {
  private(set) var spans: [Span] = []
  private(set) var width = 0

  var isEmpty: Bool { spans.isEmpty }

  mutating func append(_ span: Span) {
    guard !span.text.isEmpty else { return }
    width += span.width
    if let last = spans.indices.last, spans[last].isStyledLike(span) {
      spans[last].text += span.text
      spans[last].width += span.width
    } else {
      spans.append(span)
    }
  }

  mutating func append(_ line: Line) {
    for span in line.spans { append(span) }
  }

  /// Adds one character to the last span when it has the same look.
  mutating func append(_ character: Character, like template: Span, cells: Int) {
    width += cells
    if let last = spans.indices.last, spans[last].isStyledLike(template) {
      spans[last].text.append(character)
      spans[last].width += cells
    } else {
      spans.append(Span(String(character), template.style, link: template.link, width: cells))
    }
  }

  mutating func removeAll() {
    spans.removeAll(keepingCapacity: true)
    width = 0
  }

  mutating func trimTrailingSpaces() {
    while var last = spans.last, last.style.surface == .page, last.text.utf8.last == UInt8(ascii: " ") {
      spans.removeLast()
      let kept = last.text.lastIndex { $0 != " " }.map { last.text[...$0] } ?? ""
      let dropped = last.text.utf8.count - kept.utf8.count
      width -= dropped
      if kept.isEmpty { continue }
      last.text = String(kept)
      last.width -= dropped
      spans.append(last)
      return
    }
  }

  /// Leaves out the spaces, full stops and commas at the end, which would stand out in front of an ellipsis.
  mutating func trimTrailingPauses(cells: CellWidth) {
    trimTrailingSpaces()
    while var last = spans.last, let mark = last.text.last, Self.pauses.contains(mark) {
      let dropped = cells.cells(of: mark)
      spans.removeLast()
      width -= dropped
      last.text.removeLast()
      last.width -= dropped
      if !last.text.isEmpty { spans.append(last) }
      trimTrailingSpaces()
    }
  }

  private static let pauses: Set<Character> = [".", ",", "…", "。", "、", "，", "．"]

  /// The line as files want it; painted spaces stay, since they are seen.
  var withoutTrailingSpaces: Line {
    var line = self
    line.trimTrailingSpaces()
    return line
  }

  func padded(to target: Int, _ alignment: Alignment = .leading) -> Line {
    let missing = target - width
    guard missing > 0 else { return self }
    let before =
      switch alignment {
      case .leading: 0
      case .center: missing / 2
      case .trailing: missing
      }
    var result = Line()
    result.append(.spaces(before))
    result.append(self)
    result.append(.spaces(missing - before))
    return result
  }

  static func blank(_ width: Int) -> Line {
    var line = Line()
    line.append(.spaces(width))
    return line
  }
}

extension String {
  /// As many blanks; made at once, as half of a page may be blank.
  init(blanks count: Int) {
    self.init(unsafeUninitializedCapacity: count) { bytes in
      for index in 0..<count { bytes.initializeElement(at: index, to: UInt8(ascii: " ")) }
      return count
    }
  }
}
