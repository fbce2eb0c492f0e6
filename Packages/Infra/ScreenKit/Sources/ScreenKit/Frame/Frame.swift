/// A whole screen: a line for each row, and where the cursor stands.
struct Frame: Hashable, Sendable {
  /// The columns of the screen.
  let columns: Int
  /// A line for each row.
  let lines: [GridLine]
  /// The row and the column of the cursor, from 0 and within the screen.
  let cursor: Position

  /// A place on the screen.
  struct Position: Hashable, Sendable {
    let row: Int
    let column: Int
  }

  /// Makes a screen with a fixed number of rows.
  ///
  /// - Parameters:
  ///   - lines: The lines from the top; missing ones are blank, and those that do not fit are left out.
  ///   - cursor: Where the cursor stands; brought into the screen.
  ///   - columns: The columns, at least 1.
  ///   - rows: The rows, at least 1.
  init(_ lines: [GridLine], cursor: Position, columns: Int, rows: Int) {
    self.columns = columns
    self.lines =
      Array(lines.prefix(rows)) + Array(repeating: .blank, count: max(rows - lines.count, 0))
    self.cursor = Position(
      row: min(max(cursor.row, 0), rows - 1),
      column: min(max(cursor.column, 0), columns - 1)
    )
  }
}

/// Turns frames into what has to be written to get from one to the next.
struct FrameWriter {
  /// The sequences that set a terminal up: alternate screen, bracketed paste and hidden cursor.
  static let setUp = "\u{1B}[?1049h\u{1B}[?2004h\u{1B}[?25l"
  /// The sequences that undo ``setUp`` in reverse order, valid after any partial output.
  static let restoring = "\u{1B}[0m\u{1B}[?25h\u{1B}[?2004l\u{1B}[?1049l"
  /// Asks whether the terminal knows synchronized updates, and what it is, which it answers in any case.
  static let queries = "\u{1B}[?\(synchronizedUpdates)$p\u{1B}[c"
  /// The mode of synchronized updates.
  static let synchronizedUpdates = 2026

  /// Whether the terminal holds a frame back until it is whole.
  var isSynchronized = false
  private var shown: Frame?
  private var isCursorShown = false

  /// Forgets what the terminal shows: the next frame is written completely.
  mutating func forget() {
    shown = nil
    isCursorShown = false
  }

  /// Moves on to a frame.
  ///
  /// - Parameter frame: What the terminal has to show.
  /// - Returns: What has to be written, lines that are the same left out; empty when nothing has changed.
  mutating func update(to frame: Frame) -> String {
    let isSameSize = shown?.columns == frame.columns && shown?.lines.count == frame.lines.count
    let old = isSameSize ? shown?.lines : nil
    var text = ""
    for (row, line) in frame.lines.enumerated() where old?[row] != line {
      text += "\u{1B}[\(row + 1);1H"
      // What stands beyond a line is erased with it; the last column is left alone, since the cursor waits on it.
      if line.isRisky { text += "\u{1B}[2K" }
      text += line.text
      if !line.isRisky, line.width < frame.columns { text += "\u{1B}[K" }
    }
    let hasLines = !text.isEmpty
    let cursor = "\u{1B}[\(frame.cursor.row + 1);\(frame.cursor.column + 1)H"
    defer {
      shown = frame
      isCursorShown = true
    }
    guard hasLines || old == nil else { return shown?.cursor == frame.cursor ? "" : cursor }
    let drawn = (isCursorShown ? "\u{1B}[?25l" : "") + text + cursor + "\u{1B}[?25h"
    return isSynchronized ? "\u{1B}[?2026h\(drawn)\u{1B}[?2026l" : drawn
  }
}
