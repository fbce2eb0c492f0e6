import DesignKit

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
    /// The first cell.
    static let origin = Position(row: 0, column: 0)

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

/// A picture on the screen.
struct FramePicture: Hashable, Sendable {
  let picture: Picture
  /// The place of its first cell, from 0.
  let place: Frame.Position

  /// The rows that it takes.
  var rows: Range<Int> { place.row..<place.row + picture.rows }
  /// A number that no other place on a screen has.
  var number: Int { place.row << 12 | place.column + 1 }
}

extension Frame {
  /// The pictures of which every line is on the screen; one that is scrolled off in part is not shown.
  var pictures: [FramePicture] {
    lines.enumerated().flatMap { row, line in
      line.pictures.compactMap { part in
        guard part.row == part.picture.rows - 1, row >= part.row,
          (0..<part.row).allSatisfy({ above in
            let expected = WrittenLine.PictureLine(part.picture, row: above, column: part.column)
            return lines[row - part.row + above].pictures.contains(expected)
          })
        else { return nil }
        return FramePicture(picture: part.picture, place: Position(row: row - part.row, column: part.column))
      }
    }
  }
}

/// Turns frames into what has to be written to get from one to the next.
///
/// Pictures that are parts of cells go with the text that is written over them, and come back when text was written over
/// a part of them. Pictures in a layer above the text are handed over once, and placed and removed by numbers.
struct FrameWriter {
  /// The sequences that set a terminal up: alternate screen, bracketed paste and hidden cursor.
  static let setUp = "\u{1B}[?1049h\u{1B}[?2004h\u{1B}[?25l"
  /// The sequences that end a frame that was cut off, and undo ``setUp`` in reverse order; valid after any
  /// partial output.
  static let restoring =
    "\u{1B}[?\(synchronizedUpdates)l\u{1B}[0m\u{1B}[?25h\u{1B}[?2004l\u{1B}[?1049l"
  /// Asks whether the terminal knows synchronized updates, and what it is, which it answers in any case.
  static let queries = "\u{1B}[?\(synchronizedUpdates)$p\u{1B}[c"
  /// The mode of synchronized updates.
  static let synchronizedUpdates = 2026

  /// Whether the terminal holds a frame back until it is whole.
  var isSynchronized = false
  /// How the terminal takes pictures; `nil` where it shows none.
  var images: ImageProtocol?
  private var shown: Frame?
  private var isCursorShown = false
  /// The pictures that the terminal shows.
  private var placed: [FramePicture] = []
  /// The numbers of the pictures that the terminal keeps, the one that was placed last at the end.
  private var transmitted: [UInt32] = []
  /// The most pictures that the terminal keeps, unless more are on the screen.
  static let mostTransmitted = 64

  /// Forgets what the terminal shows: the next frame is written completely.
  mutating func forget() {
    shown = nil
    isCursorShown = false
    placed = []
  }

  /// Moves on to a frame.
  ///
  /// - Parameter frame: What the terminal has to show.
  /// - Returns: What has to be written, lines that are the same left out; empty when nothing has changed.
  mutating func update(to frame: Frame) -> String {
    let isSameSize = shown?.columns == frame.columns && shown?.lines.count == frame.lines.count
    let old = isSameSize ? shown?.lines : nil
    let pictures = images == nil ? [] : frame.pictures
    var (text, freed) = takeAway(pictures, keepsText: old != nil)
    var written: Set<Int> = []
    for (row, line) in frame.lines.enumerated() where old?[row] != line || freed.contains(row) {
      written.insert(row)
      text += "\u{1B}[\(row + 1);1H"
      // What stands beyond a line is erased with it; the last column is left alone, since the cursor waits on it.
      if line.isRisky { text += "\u{1B}[2K" }
      text += line.text
      if !line.isRisky, line.width < frame.columns { text += "\u{1B}[K" }
    }
    text += place(pictures, over: written)
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

  /// Removes the pictures that are not shown any more.
  ///
  /// - Parameters:
  ///   - pictures: The pictures of the next frame.
  ///   - keepsText: Whether lines that are the same are not written; otherwise all pictures are placed once more.
  /// - Returns: What has to be written before the text, and the rows that have to be written to free their cells.
  private mutating func takeAway(_ pictures: [FramePicture], keepsText: Bool) -> (
    text: String, rows: Set<Int>
  ) {
    guard let sequences = images.map(PictureSequences.init) else { return ("", []) }
    guard keepsText else {
      // Removing all reaches those that are placed; the others are freed one by one.
      let removing = !sequences.isReplacedByText && !transmitted.isEmpty ? PictureSequences.removingAll : ""
      let freeing = transmitted.filter { !isPlaced($0) }.map(sequences.freeing).joined()
      placed = []
      transmitted = []
      return (removing + freeing, [])
    }
    let leaving = placed.filter { !pictures.contains($0) }
    let text = leaving.map { sequences.removing($0.picture, number: $0.number) }.joined()
    return (text, sequences.isReplacedByText ? Set(leaving.flatMap(\.rows)) : [])
  }

  /// Places the pictures that are not on the screen yet, or that text was written over.
  private mutating func place(_ pictures: [FramePicture], over written: Set<Int>) -> String {
    guard let sequences = images.map(PictureSequences.init) else { return "" }
    let missing = pictures.filter { picture in
      !placed.contains(picture)
        || sequences.isReplacedByText && picture.rows.contains(where: written.contains)
    }
    placed = pictures
    let text = missing.map { picture in
      transmit(picture.picture, with: sequences)
        + "\u{1B}[\(picture.place.row + 1);\(picture.place.column + 1)H"
        + sequences.placing(picture.picture, number: picture.number)
    }.joined()
    return text + freeOldest(with: sequences)
  }

  /// Hands a picture over unless the terminal keeps it already.
  private mutating func transmit(_ picture: Picture, with sequences: PictureSequences) -> String {
    let kept = transmitted.firstIndex(of: picture.id)
    if let kept { transmitted.remove(at: kept) }
    transmitted.append(picture.id)
    return kept == nil ? sequences.transmitting(picture) : ""
  }

  /// Frees the pictures beyond the most that the terminal keeps, the oldest first and none that is on the screen.
  private mutating func freeOldest(with sequences: PictureSequences) -> String {
    let excess = max(transmitted.count - Self.mostTransmitted, 0)
    let oldest = transmitted.filter { !isPlaced($0) }.prefix(excess)
    transmitted.removeAll(where: oldest.contains)
    return oldest.map(sequences.freeing).joined()
  }

  private func isPlaced(_ id: UInt32) -> Bool { placed.contains { $0.picture.id == id } }
}
