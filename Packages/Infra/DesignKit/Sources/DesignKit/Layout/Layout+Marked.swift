extension Layout {
  /// Marks stand in a gutter as wide as the widest of them; too narrow a line puts each above its content.
  func placeMarked(_ items: [MarkedItem], isConnected: Bool, width: Int, _ emit: (Line) -> Void) {
    let marks = items.map { line(of: StyledText($0.mark, $0.token)) }
    let gutter = (marks.map(\.width).max() ?? 0) + 1
    for (index, item) in items.enumerated() {
      guard width >= gutter + 6 else {
        emit(marks[index].truncated(to: width, glyphs: glyphs, cells: cells).padded(to: width))
        place(item.content, width: width, emit)
        continue
      }
      let leadsOn = isConnected && index < items.count - 1
      let below = leadsOn ? connector(gutter) : .blank(gutter)
      var isFirst = true
      place(item.content, width: width - gutter) { content in
        var line = isFirst ? marks[index].padded(to: gutter) : below
        isFirst = false
        line.append(content)
        emit(line)
      }
      if isFirst { emit(marks[index].padded(to: width)) }
    }
  }

  private func connector(_ gutter: Int) -> Line {
    var line = Line()
    line.append(drawn(glyphs.vertical, times: 1, .border))
    return line.padded(to: gutter)
  }
}
