extension Line {
  /// Returns the line with another one in front of a part of it.
  ///
  /// A wide character that would be hidden by half becomes empty cells.
  func covered(by top: Line, at start: Int, cells: CellWidth) -> Line {
    var result = part(0..<start, cells: cells)
    result.append(top)
    result.append(part(start + top.width..<max(width, start + top.width), cells: cells))
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
}
