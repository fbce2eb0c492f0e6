/// The way to the page that is shown.
struct Breadcrumb: Hashable, Sendable {
  /// The pages on the way, the outermost first.
  let ancestors: [SafeText]
  /// The page that is shown.
  let current: SafeText

  /// The way in words, the page that is shown announced as such.
  var described: StyledText {
    var pages = ancestors.filter { !$0.isEmpty }.map { StyledText($0) }
    if !current.isEmpty {
      let announced = StyledText(runs: [Run(content: .announcedTerm(.currentPage), style: .plain)])
      pages.append(announced + StyledText(current, .title))
    }
    return StyledText(runs: Array(pages.map(\.runs).joined(separator: StyledText(", ").runs)))
  }
}

extension Element {
  /// The way to the page that is shown, on one line.
  ///
  /// Where there is too little room, pages in the middle give way to an ellipsis, then the first one, and last the
  /// end of the current page's name. A screen reader hears all of them, and which one is shown.
  ///
  /// - Parameters:
  ///   - ancestors: The pages on the way, the outermost first.
  ///   - current: The page that is shown.
  /// - Returns: One line.
  public static func breadcrumb(_ ancestors: [SafeText], current: SafeText) -> Element {
    Element(leaf: .breadcrumb(Breadcrumb(ancestors: ancestors, current: current)))
  }
}

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
