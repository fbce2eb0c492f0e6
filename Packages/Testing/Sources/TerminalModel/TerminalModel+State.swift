extension TerminalModel {
  mutating func saveCursor() {
    screen.saved = SavedCursor(cursor: position, style: style)
  }

  mutating func restoreCursor() {
    style = screen.saved.style
    moveCursor(row: screen.saved.cursor.row, column: screen.saved.cursor.column)
    position.isWrapPending = screen.saved.cursor.isWrapPending && position.column == columns - 1
  }

  /// The terminal as at the start, except for what has been recorded.
  mutating func reset() {
    var fresh = Self(columns: columns, rows: rows, widths: widths, capabilities: capabilities)
    fresh.problems = problems
    fresh.replies = replies
    fresh.bells = bells
    fresh.synchronizedUpdates = synchronizedUpdates
    fresh.scrolledLines = scrolledLines
    self = fresh
  }

  /// Sequences that acquire and release something.
  mutating func setState(_ sequence: ControlSequence) -> Bool {
    switch sequence.name {
    case "m": return select(sequence)
    case "?h", "?l":
      let numbers = sequence.parameters.indices.map { sequence.number($0) }
      // A program that is cut off ends a synchronized update in any case: without one that has no effect.
      if sequence.name == "?l", numbers == [2026] {
        setMode(2026, false)
        return true
      }
      guard !numbers.isEmpty, capabilities.modes.isSuperset(of: numbers) else { return false }
      for number in numbers { setMode(number, sequence.name == "?h") }
    case "r":
      let (top, bottom) = (sequence.count(), sequence.number(1))
      let end = bottom == 0 ? rows : min(bottom, rows)
      guard top < end else { return false }
      region = top - 1..<end
      moveCursor(row: 0, column: 0)
    case " q":
      guard sequence.number(0) <= 6 else { return false }
      cursorShape = sequence.number(0)
    case "t": return performOnWindow(sequence)
    case ">u", "<u", "=u": return capabilities.hasKeyboardProtocol && setKeyboardModes(sequence)
    default: return false
    }
    return true
  }

  private mutating func setMode(_ mode: Int, _ isOn: Bool) {
    if mode == 1049 { return showAlternateScreen(isOn) }
    if mode == 2026, !isOn, modes.contains(2026) { synchronizedUpdates += 1 }
    if isOn { modes.insert(mode) } else { modes.remove(mode) }
    if mode == 2048, isOn { reportSize() }
  }

  private mutating func showAlternateScreen(_ isShown: Bool) {
    guard isShown != isAlternateScreen else { return }
    if isShown {
      saveCursor()
      isAlternateScreen = true
      screen.rows = ScreenBuffer.blankRows(rows, columns: columns, style: blankStyle)
    } else {
      isAlternateScreen = false
      restoreCursor()
    }
  }

  private mutating func setKeyboardModes(_ sequence: ControlSequence) -> Bool {
    let flags = sequence.number(0)
    switch sequence.name {
    case ">u":
      screen.keyboardModes.append(flags)
    case "<u":
      let count = sequence.count()
      if count > screen.keyboardModes.count { record(.keyboardStackEmpty, sequence.bytes) }
      screen.keyboardModes.removeLast(min(count, screen.keyboardModes.count))
    default:
      let old = keyboardFlags
      let new: Int
      switch sequence.number(1, default: 1) {
      case 1: new = flags
      case 2: new = old | flags
      case 3: new = old & ~flags
      default: return false
      }
      if !screen.keyboardModes.isEmpty { screen.keyboardModes.removeLast() }
      screen.keyboardModes.append(new)
    }
    return true
  }

  private mutating func performOnWindow(_ sequence: ControlSequence) -> Bool {
    switch sequence.number(0) {
    case 14: reply("\u{1B}[4;\(rows * Self.cellHeight);\(columns * Self.cellWidth)t")
    case 16: reply("\u{1B}[6;\(Self.cellHeight);\(Self.cellWidth)t")
    case 18: reply("\u{1B}[8;\(rows);\(columns)t")
    case 22: savedTitles.append(title)
    case 23: title = savedTitles.popLast() ?? title
    default: return false
    }
    return true
  }

  /// `OSC`: titles, hyperlinks and colour queries.
  mutating func perform(command bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    let (name, value) = Self.halves(of: text)
    switch (name, value) {
    case ("0", let title?), ("2", let title?): self.title = title
    case ("1", .some): break
    case ("10", "?"), ("11", "?"): replyColor(name, isForeground: name == "10")
    case ("8", let value?):
      if let address = Self.halves(of: value).1 {
        style.link = address.isEmpty ? nil : address
      } else {
        record(.malformedSequence, Array("\u{1B}]".utf8) + bytes)
      }
    default: record(.unknownSequence, Array("\u{1B}]".utf8) + bytes)
    }
  }

  private static func halves(of text: String) -> (String, String?) {
    let parts = text.split(separator: ";", maxSplits: 1, omittingEmptySubsequences: false)
    return (String(parts.first ?? ""), parts.count > 1 ? String(parts[1]) : nil)
  }
}
