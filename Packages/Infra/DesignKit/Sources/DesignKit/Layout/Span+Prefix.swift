extension Span {
  /// The longest beginning of whole grapheme clusters that takes no more than so many cells.
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
