extension Line {
  /// Returns the line cut to a width, ending in an ellipsis when something is missing.
  func truncated(to target: Int, glyphs: GlyphSet, cells: CellWidth) -> Line {
    width <= target ? self : ellipsized(to: target, glyphs: glyphs, cells: cells)
  }

  /// Returns as much of the line as fits in front of an ellipsis.
  func ellipsized(to target: Int, glyphs: GlyphSet, cells: CellWidth) -> Line {
    guard target > 0 else { return Line() }
    let ellipsis = glyphs.ellipsis(for: target)
    let ellipsisWidth = cells.cells(of: ellipsis)
    var result = Line()
    for span in spans {
      let room = target - ellipsisWidth - result.width
      if span.width <= room {
        result.append(span)
      } else {
        result.append(span.prefix(room, cells: cells))
        break
      }
    }
    result.trimTrailingSpaces()
    let look = result.spans.last ?? spans.first
    result.append(Span(ellipsis, look?.style ?? .plain, link: look?.link, width: ellipsisWidth))
    return result
  }
}
