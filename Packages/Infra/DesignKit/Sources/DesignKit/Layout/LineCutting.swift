extension Line {
  /// Returns the line cut to a width, ending in an ellipsis when something is missing.
  func truncated(to target: Int, glyphs: GlyphSet, cells: CellWidth) -> Line {
    width <= target ? self : ellipsized(to: target, glyphs: glyphs, cells: cells)
  }

  /// Returns as much of the line as fits in front of an ellipsis, which replaces a full stop or comma before it.
  func ellipsized(to target: Int, glyphs: GlyphSet, cells: CellWidth) -> Line {
    guard target > 0 else { return Line() }
    let ellipsis = glyphs.ellipsis(for: target)
    let ellipsisWidth = cells.cells(of: ellipsis)
    var result = Line()
    var next: Character?
    for span in spans {
      let room = target - ellipsisWidth - result.width
      if span.width <= room {
        result.append(span)
      } else {
        let kept = span.prefix(room, cells: cells)
        result.append(kept)
        next = span.text[span.text.utf8.index(span.text.startIndex, offsetBy: kept.text.utf8.count)...].first
        break
      }
    }
    // A mark inside a number is no pause: without it, 123.4 would be cut to what looks like a larger number.
    let isInsideNumber = next?.isNumber == true && result.spans.last?.text.last != " "
    if !isInsideNumber { result.trimTrailingPauses(cells: cells) }
    let look = result.spans.last ?? spans.first
    result.append(Span(ellipsis, look?.style ?? .plain, link: look?.link, width: ellipsisWidth))
    return result
  }

  /// Returns as much of the end of the line as fits into a number of cells.
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

  /// Returns the line with another one in front of a part of it.
  ///
  /// A wide character that would be hidden by half becomes empty cells.
  func covered(by top: Line, at start: Int, cells: CellWidth) -> Line {
    var result = part(0..<start, cells: cells)
    result.append(top)
    result.append(part(start + top.width..<Int.max, cells: cells))
    return result
  }

  /// The characters that lie wholly within a range of cells; cells cut by half are empty.
  private func part(_ range: Range<Int>, cells: CellWidth) -> Line {
    var result = Line()
    var position = 0
    for span in spans {
      if position >= range.upperBound { break }
      if position >= range.lowerBound, position + span.width <= range.upperBound {
        result.append(span)
        position += span.width
        continue
      }
      for character in span.text {
        let width = cells.cells(of: character)
        if position >= range.lowerBound, position + width <= range.upperBound {
          result.append(character, like: span, cells: width)
        } else {
          let hidden = max(min(position + width, range.upperBound) - max(position, range.lowerBound), 0)
          result.append(.spaces(hidden))
        }
        position += width
      }
    }
    return result
  }

  /// Returns the line on a surface; what lies on another one than the page stays there.
  func painted(on surface: Surface) -> Line {
    var result = Line()
    for span in spans {
      var span = span
      if span.style.surface == .page { span.style.surface = surface }
      result.append(span)
    }
    return result
  }
}

extension Span {
  /// Returns as many of the last clusters as fit into a number of cells.
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
