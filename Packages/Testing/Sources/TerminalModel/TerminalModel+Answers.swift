extension TerminalModel {
  /// The pixels of a cell, as far as programs ask for them.
  static let cellWidth = 8
  static let cellHeight = 16

  /// Queries; one that the capabilities lack stays unanswered, as on a terminal that does not know it.
  mutating func answer(_ sequence: ControlSequence) -> Bool {
    switch (sequence.name, sequence.number(0)) {
    case ("c", 0): reply("\u{1B}[?62;22c")
    case (">c", 0): reply("\u{1B}[>1;10;0c")
    case ("n", 5): reply("\u{1B}[0n")
    case ("n", 6): reply("\u{1B}[\(position.row + 1);\(position.column + 1)R")
    case ("?n", 996):
      if capabilities.modes.contains(2031), let isDark = capabilities.isDark {
        reply("\u{1B}[?997;\(isDark ? 1 : 2)n")
      }
    case ("?$p", let mode):
      let state = capabilities.modes.contains(mode) ? (isOn(mode) ? 1 : 2) : 0
      reply("\u{1B}[?\(mode);\(state)$y")
    case ("?u", _):
      if capabilities.hasKeyboardProtocol { reply("\u{1B}[?\(keyboardFlags)u") }
    case (">q", 0):
      if let name = capabilities.name { reply("\u{1B}P>|\(name)\u{1B}\\") }
    default: return false
    }
    return true
  }

  /// The report of mode 2048: rows, columns and both in pixels.
  mutating func reportSize() {
    reply("\u{1B}[48;\(rows);\(columns);\(rows * Self.cellHeight);\(columns * Self.cellWidth)t")
  }

  mutating func replyColor(_ command: String, isForeground: Bool) {
    guard let isDark = capabilities.isDark else { return }
    let part = isDark == isForeground ? "ffff" : "0000"
    reply("\u{1B}]\(command);rgb:\(part)/\(part)/\(part)\u{1B}\\")
  }

  mutating func reply(_ text: String) {
    replies += Array(text.utf8)
  }
}
