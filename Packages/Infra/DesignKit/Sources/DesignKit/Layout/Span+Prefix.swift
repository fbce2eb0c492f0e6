extension Span {
  /// The longest beginning of whole grapheme clusters that takes no more than so many cells.
  func prefix(_ room: Int, cells: CellWidth) -> Span {
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
}
