/// One of the two screens: its cells and what belongs to it alone.
struct ScreenBuffer: Equatable, Sendable {
  var rows: [[TerminalCell]]
  /// The keyboard modes pushed and not popped, the latest last.
  var keyboardModes: [Int] = []
  var saved = SavedCursor()

  init(columns: Int, rows: Int) {
    self.rows = Self.blankRows(rows, columns: columns, style: .plain)
  }

  static func blankRows(_ count: Int, columns: Int, style: TerminalStyle) -> [[TerminalCell]] {
    Array(repeating: Array(repeating: .blank(style), count: columns), count: count)
  }

  /// Makes cells blank; a wide character reaching into them from the left or out of them is blanked as a whole.
  ///
  /// - Returns: False when a wide character lost its second half only, so that its first half goes with it.
  @discardableResult
  mutating func erase(_ row: Int, _ columns: Range<Int>, style: TerminalStyle) -> Bool {
    guard !columns.isEmpty else { return true }
    var isWhole = true
    if rows[row][columns.lowerBound].width == 0 {
      isWhole = false
      var column = columns.lowerBound
      repeat {
        column -= 1
        let isStart = rows[row][column].width > 0
        rows[row][column] = .blank(rows[row][column].style)
        if isStart { break }
      } while column > 0
    }
    var column = columns.upperBound
    while column < rows[row].count, rows[row][column].width == 0 {
      rows[row][column] = .blank(rows[row][column].style)
      column += 1
    }
    for column in columns { rows[row][column] = .blank(style) }
    return isWhole
  }

  /// Moves rows within a region up, blank ones coming in at its end; down for a negative number.
  mutating func scroll(_ region: Range<Int>, by count: Int, style: TerminalStyle) {
    let amount = min(abs(count), region.count)
    let blank = Self.blankRows(amount, columns: rows[0].count, style: style)
    let kept = Array(count > 0 ? rows[region].dropFirst(amount) : rows[region].dropLast(amount))
    rows.replaceSubrange(region, with: count > 0 ? kept + blank : blank + kept)
  }

  /// Takes on another size, keeping what fits at the top left.
  ///
  /// - Returns: False when the new right edge cuts a wide character.
  mutating func resize(columns: Int, rows count: Int) -> Bool {
    var isWhole = true
    for row in rows.indices {
      if columns < rows[row].count {
        if rows[row][columns].width == 0 { isWhole = false }
        erase(row, columns..<rows[row].count, style: .plain)
        rows[row].removeLast(rows[row].count - columns)
      } else {
        rows[row] += Array(repeating: .blank(), count: columns - rows[row].count)
      }
    }
    if count < rows.count {
      rows.removeLast(rows.count - count)
    } else {
      rows += Self.blankRows(count - rows.count, columns: columns, style: .plain)
    }
    return isWhole
  }
}

/// Where the next character goes.
struct CursorState: Equatable, Sendable {
  var row = 0
  var column = 0
  /// The last column is filled and the next character wraps first.
  var isWrapPending = false
}

/// The state that saving the cursor preserves.
struct SavedCursor: Equatable, Sendable {
  var cursor = CursorState()
  var style = TerminalStyle.plain
}
