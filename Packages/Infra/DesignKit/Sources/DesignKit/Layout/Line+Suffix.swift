extension Line {
  /// Returns as much of the end of the line as fits into so many cells.
  func suffix(_ target: Int, cells: CellWidth) -> Line {
    var kept: [Span] = []
    var room = target
    for span in spans.reversed() {
      guard span.width > room else {
        kept.append(span)
        room -= span.width
        continue
      }
      kept.append(span.suffix(room, cells: cells))
      break
    }
    var line = Line()
    for span in kept.reversed() { line.append(span) }
    return line
  }
}

extension Span {
  /// Returns as many of the last clusters as fit into so many cells.
  fileprivate func suffix(_ target: Int, cells: CellWidth) -> Span {
    var start = text.endIndex
    var width = 0
    while start > text.startIndex {
      let previous = text.index(before: start)
      let cluster = cells.cells(of: text[previous])
      if width + cluster > target { break }
      width += cluster
      start = previous
    }
    return Span(String(text[start...]), style, link: link, width: width)
  }
}
