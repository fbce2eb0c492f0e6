extension TerminalModel {
  mutating func perform(control byte: UInt8) {
    switch byte {
    case 0x07: bells += 1
    case 0x08: moveCursor(row: position.row, column: position.column - 1)
    case 0x09: moveCursor(row: position.row, column: (position.column / 8 + 1) * 8)
    case 0x0A: lineFeed()
    case 0x0D: moveCursor(row: position.row, column: 0)
    default: record(.unknownSequence, [byte])
    }
  }

  mutating func perform(escape bytes: [UInt8]) {
    switch String(decoding: bytes.dropFirst(), as: UTF8.self) {
    case "7": saveCursor()
    case "8": restoreCursor()
    case "D": lineFeed()
    case "E":
      position.column = 0
      lineFeed()
    case "M": reverseLineFeed()
    case "=": hasApplicationKeypad = true
    case ">": hasApplicationKeypad = false
    case "c": reset()
    case "(B", ")B": break
    default: record(.unknownSequence, bytes)
    }
  }

  mutating func perform(_ sequence: ControlSequence) {
    if move(sequence) || edit(sequence) || setState(sequence) || answer(sequence) { return }
    record(.unknownSequence, sequence.bytes)
  }

  private mutating func move(_ sequence: ControlSequence) -> Bool {
    let (row, column, count) = (position.row, position.column, sequence.count())
    let top = row < region.lowerBound ? 0 : region.lowerBound
    let bottom = row < region.upperBound ? region.upperBound - 1 : rows - 1
    switch sequence.name {
    case "A": moveCursor(row: max(row - count, top), column: column)
    case "B": moveCursor(row: min(row + count, bottom), column: column)
    case "C": moveCursor(row: row, column: column + count)
    case "D": moveCursor(row: row, column: column - count)
    case "E": moveCursor(row: min(row + count, bottom), column: 0)
    case "F": moveCursor(row: max(row - count, top), column: 0)
    case "G", "`": moveCursor(row: row, column: count - 1)
    case "d": moveCursor(row: count - 1, column: column)
    case "H", "f": moveCursor(row: count - 1, column: sequence.count(1) - 1)
    case "s" where sequence.parameters.isEmpty: saveCursor()
    case "u" where sequence.parameters.isEmpty: restoreCursor()
    default: return false
    }
    return true
  }

  private mutating func edit(_ sequence: ControlSequence) -> Bool {
    let (row, column, count) = (position.row, position.column, sequence.count())
    switch sequence.name {
    case "J": return eraseScreen(sequence.number(0), sequence.bytes)
    case "K": return eraseLine(sequence.number(0), sequence.bytes)
    case "X": clear(row, column..<min(column + count, columns), sequence.bytes)
    case "@": shift(by: min(count, columns - column), sequence.bytes)
    case "P": shift(by: -min(count, columns - column), sequence.bytes)
    case "L", "M":
      guard region.contains(row) else { break }
      screen.scroll(
        row..<region.upperBound,
        by: sequence.name == "M" ? count : -count,
        style: blankStyle
      )
      moveCursor(row: row, column: 0)
    case "S": scroll(region, by: count)
    case "T": scroll(region, by: -count)
    default: return false
    }
    position.isWrapPending = false
    return true
  }

  private mutating func eraseScreen(_ part: Int, _ bytes: [UInt8]) -> Bool {
    let others: Range<Int>
    switch part {
    case 0: others = position.row + 1..<rows
    case 1: others = 0..<position.row
    case 2: others = 0..<rows
    case 3:
      scrolledLines = []
      return true
    default: return false
    }
    for row in others { clear(row, 0..<columns, bytes) }
    return eraseLine(part, bytes)
  }

  private mutating func eraseLine(_ part: Int, _ bytes: [UInt8]) -> Bool {
    switch part {
    case 0: clear(position.row, position.column..<columns, bytes)
    case 1: clear(position.row, 0..<position.column + 1, bytes)
    case 2: clear(position.row, 0..<columns, bytes)
    default: return false
    }
    return true
  }

  /// Moves the rest of the row from the cursor on to the right, or to the left for a negative number.
  private mutating func shift(by count: Int, _ bytes: [UInt8]) {
    let (row, column) = (position.row, position.column)
    let blanks = Array(repeating: TerminalCell.blank(blankStyle), count: abs(count))
    if screen.rows[row][column].width == 0 { clear(row, column..<column + 1, bytes) }
    if count > 0 {
      clear(row, columns - count..<columns, bytes)
      screen.rows[row].removeLast(count)
      screen.rows[row].insert(contentsOf: blanks, at: column)
    } else {
      clear(row, column..<column - count, bytes)
      screen.rows[row].removeSubrange(column..<column - count)
      screen.rows[row] += blanks
    }
  }
}
