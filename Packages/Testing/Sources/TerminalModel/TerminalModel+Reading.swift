extension TerminalModel {
  /// The rows as plain text, without the blanks at their ends.
  public var lines: [String] {
    screen.rows.map(Self.plainText)
  }

  /// The rows as plain text in one string, without the empty ones at the end.
  public var text: String {
    Self.joined(lines)
  }

  /// The rows with their styles: `‹bold fg=red›text‹/›`; blanks of the plain style at the end are left out.
  public var styledLines: [String] {
    screen.rows.map { row in
      let end = row.lastIndex { $0 != .blank() }.map { $0 + 1 } ?? 0
      var line = ""
      var style = TerminalStyle.plain
      for cell in row[..<end] where cell.width > 0 {
        if cell.style != style {
          if style != .plain { line += "‹/›" }
          if cell.style != .plain { line += "‹\(cell.style)›" }
          style = cell.style
        }
        line += cell.text
      }
      return style == .plain ? line : line + "‹/›"
    }
  }

  /// The rows with their styles in one string, without the empty ones at the end.
  public var styledText: String {
    Self.joined(styledLines)
  }

  /// The cell at a place.
  ///
  /// - Parameters:
  ///   - row: The row, from 0 and less than ``rows``.
  ///   - column: The column, from 0 and less than ``columns``.
  public subscript(row row: Int, column column: Int) -> TerminalCell {
    screen.rows[row][column]
  }

  /// Where the cursor is; on the last column also when the next character wraps.
  public var cursor: TerminalPosition {
    TerminalPosition(row: position.row, column: position.column)
  }

  /// Whether the cursor is shown.
  public var isCursorVisible: Bool { modes.contains(25) }

  /// Whether a synchronized update is under way, so that a real terminal would still show the frame before it.
  public var isInSynchronizedUpdate: Bool { modes.contains(2026) }

  /// The keyboard protocol flags in force on the shown screen; 0 is the traditional encoding.
  public var keyboardFlags: Int { screen.keyboardModes.last ?? 0 }

  /// Whether a private mode is on.
  ///
  /// - Parameter mode: The number of the mode, such as 2004 for bracketed paste.
  /// - Returns: True when it is on.
  public func isOn(_ mode: Int) -> Bool {
    mode == 1049 ? isAlternateScreen : modes.contains(mode)
  }

  /// Everything acquired and not released; empty for a program that restored its terminal.
  public var unbalanced: [TerminalLeftover] {
    var left: [TerminalLeftover] = isAlternateScreen ? [.alternateScreen] : []
    left += modes.subtracting(Self.initialModes).sorted().map { .modeOn($0) }
    left += Self.initialModes.subtracting(modes).sorted().map { .modeOff($0) }
    for (buffer, isAlternate) in [(main, false), (alternate, true)] where !buffer.keyboardModes.isEmpty {
      left.append(.keyboardModes(buffer.keyboardModes.count, onAlternateScreen: isAlternate))
    }
    if style != .plain { left.append(.style(style)) }
    if region != 0..<rows { left.append(.scrollRegion) }
    if cursorShape != 0 { left.append(.cursorShape(cursorShape)) }
    if !savedTitles.isEmpty { left.append(.savedTitles(savedTitles.count)) }
    if hasApplicationKeypad { left.append(.applicationKeypad) }
    if !parser.unfinished.isEmpty { left.append(.unfinishedSequence(parser.unfinished)) }
    return left
  }

  static func plainText(_ row: [TerminalCell]) -> String {
    let end = row.lastIndex { $0.text != " " }.map { $0 + 1 } ?? 0
    return row[..<end].map(\.text).joined()
  }

  private static func joined(_ lines: [String]) -> String {
    let end = lines.lastIndex { !$0.isEmpty }.map { $0 + 1 } ?? 0
    return lines[..<end].joined(separator: "\n")
  }
}

extension TerminalModel: CustomStringConvertible {
  /// The screen in a frame with the cursor, the problems and what is unbalanced, for the text of a failure.
  public var description: String {
    let border = String(repeating: "─", count: columns)
    let screen = lines.map { "│" + $0 }
    let state = "cursor \(cursor.row),\(cursor.column) \(isCursorVisible ? "visible" : "hidden")"
    return
      (["┌" + border] + screen + ["└" + border, state]
      + problems.map { "problem: \($0)" } + unbalanced.map { "left over: \($0)" })
      .joined(separator: "\n")
  }
}
