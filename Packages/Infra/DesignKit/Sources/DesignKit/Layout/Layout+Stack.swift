extension Layout {
  func stackLines(_ items: [Element], spacing: Int, width: Int) -> [Line] {
    let gap = Array(repeating: Line.blank(width), count: spacing)
    var result: [Line] = []
    for item in items {
      let lines = lines(of: item, width: width)
      if lines.isEmpty { continue }
      if !result.isEmpty { result += gap }
      result += lines
    }
    return result
  }

  func paddedLines(_ content: Element, _ insets: Insets, width: Int) -> [Line] {
    let sides = insets.leading + insets.trailing
    let fits = width - sides >= 4
    let leading = fits ? insets.leading : 0
    let inner = lines(of: content, width: fits ? width - sides : width)
    if inner.isEmpty { return [] }
    return Array(repeating: .blank(width), count: insets.top)
      + inner.map { indented($0, by: leading, width: width) }
      + Array(repeating: .blank(width), count: insets.bottom)
  }
}
