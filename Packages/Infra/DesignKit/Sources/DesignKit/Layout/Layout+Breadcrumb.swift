extension Layout {
  func breadcrumbLines(_ trail: Breadcrumb, width: Int) -> [Line] {
    let ancestors = trail.ancestors.filter { !$0.isEmpty }.map { line(of: StyledText($0, .muted)) }
    let current = line(of: StyledText(trail.current, .title, .bold))
    let all = ancestors + (current.isEmpty ? [] : [current])
    guard let last = all.last else { return [] }
    let whole = joined(all)
    if whole.width <= width { return [whole.padded(to: width)] }
    let shown = collapsed(all, last: last, width: width)
    return [shown.truncated(to: width, glyphs: glyphs, cells: cells).padded(to: width)]
  }

  /// The first page, an ellipsis and as many of the last pages as fit; the current page alone where nothing else
  /// does.
  private func collapsed(_ pages: [Line], last: Line, width: Int) -> Line {
    let gap = line(of: StyledText(Icon.ellipsis, .border))
    let starts = pages.count > 2 ? [[pages[0], gap], [gap]] : [[gap]]
    for start in starts {
      guard joined(start + [last]).width <= width else { continue }
      var end = [last]
      for page in pages.dropFirst(start.count - 1).dropLast().reversed() {
        guard joined(start + [page] + end).width <= width else { break }
        end.insert(page, at: 0)
      }
      return joined(start + end)
    }
    return last
  }

  private func joined(_ pages: [Line]) -> Line {
    var result = Line()
    for page in pages {
      if !result.isEmpty { result.append(span(glyphs.trailSeparator, .border)) }
      result.append(page)
    }
    return result
  }
}
