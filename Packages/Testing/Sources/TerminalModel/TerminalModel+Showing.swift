extension TerminalModel {
  /// Shows a scalar: in the cell of the cluster before it where it belongs to that, else in the next cell.
  mutating func show(_ scalar: Unicode.Scalar) {
    if let place = joinable {
      let cluster = screen.rows[place.row][place.column].text
      if widths.joins(scalar, to: cluster) { return extend(place, to: cluster + String(scalar)) }
    }
    place(String(scalar), width: widths.cells(of: String(scalar)))
  }

  private mutating func extend(_ place: TerminalPosition, to cluster: String) {
    let (row, column) = (place.row, place.column)
    let old = screen.rows[row][column].width
    let width = widths.cells(of: cluster)
    screen.rows[row][column].text = cluster
    guard width != old else { return }
    guard column + width <= columns else { return record(.wideCharacterCut, Array(cluster.utf8)) }
    let style = screen.rows[row][column].style
    if width > old {
      clear(row, column + old..<column + width, Array(cluster.utf8))
      for next in column + old..<column + width { screen.rows[row][next] = .continuation(style) }
    } else {
      for freed in column + width..<column + old { screen.rows[row][freed] = .blank(style) }
    }
    screen.rows[row][column].width = width
    advance(to: column + width)
  }

  private mutating func place(_ cluster: String, width: Int) {
    let bytes = Array(cluster.utf8)
    guard width > 0 else { return record(.markWithoutBase, bytes) }
    let wraps = modes.contains(7)
    if position.isWrapPending {
      if wraps { wrap() } else { record(.printedPastLastColumn, bytes) }
      position.isWrapPending = false
    }
    if position.column + width > columns {
      guard wraps, width <= columns else { return record(.wideCharacterCut, bytes) }
      wrap()
    }
    let (row, column) = (position.row, position.column)
    clear(row, column..<column + width, bytes)
    screen.rows[row][column] = TerminalCell(text: cluster, width: width, style: style)
    for next in column + 1..<column + width { screen.rows[row][next] = .continuation(style) }
    joinable = TerminalPosition(row: row, column: column)
    advance(to: column + width)
  }

  private mutating func advance(to column: Int) {
    position.isWrapPending = column >= columns
    position.column = min(column, columns - 1)
  }

  private mutating func wrap() {
    position.column = 0
    lineFeed()
  }

  /// Makes cells free for something else; a wide character that loses its second half only is a problem.
  mutating func clear(_ row: Int, _ columns: Range<Int>, _ bytes: [UInt8]) {
    if !screen.erase(row, columns, style: blankStyle) { record(.wideCharacterCut, bytes) }
  }

  /// Erased cells take the background of the current style and nothing else.
  var blankStyle: TerminalStyle {
    var blank = TerminalStyle.plain
    blank.background = style.background
    return blank
  }

  mutating func lineFeed() {
    if position.row == region.upperBound - 1 {
      scroll(region, by: 1)
    } else {
      position.row = min(position.row + 1, rows - 1)
    }
    position.isWrapPending = false
  }

  mutating func reverseLineFeed() {
    if position.row == region.lowerBound {
      scroll(region, by: -1)
    } else {
      position.row = max(position.row - 1, 0)
    }
    position.isWrapPending = false
  }

  mutating func scroll(_ region: Range<Int>, by count: Int) {
    if !isAlternateScreen, region.lowerBound == 0, count > 0 {
      scrolledLines += screen.rows[region].prefix(count).map(Self.plainText)
    }
    screen.scroll(region, by: count, style: blankStyle)
  }

  mutating func moveCursor(row: Int, column: Int) {
    position.row = min(max(row, 0), rows - 1)
    position.column = min(max(column, 0), columns - 1)
    position.isWrapPending = false
  }
}
