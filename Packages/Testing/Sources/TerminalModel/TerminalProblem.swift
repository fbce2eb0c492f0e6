/// Something a program sent that a terminal would not show the way the program meant it.
public struct TerminalProblem: Hashable, Sendable {
  /// The problem.
  public enum Kind: String, Sendable {
    /// A complete sequence or control that the model does not know or that its capabilities lack.
    case unknownSequence = "unknown sequence"
    /// A sequence that breaks off or has parameters outside its grammar.
    case malformedSequence = "malformed sequence"
    /// Bytes that are not UTF-8.
    case invalidText = "not UTF-8"
    /// Text after the last column while wraparound is off: it overwrites that column.
    case printedPastLastColumn = "printed past the last column"
    /// A wide character that did not fit, or the second half of one overwritten or erased.
    case wideCharacterCut = "wide character cut"
    /// A combining character right after a cursor movement, with nothing to combine with.
    case markWithoutBase = "combining mark without a base"
    /// More keyboard modes released than this screen has.
    case keyboardStackEmpty = "keyboard stack empty"
  }

  /// The problem.
  public let kind: Kind
  /// The bytes of the sequence, or of the text that was printed.
  public let bytes: [UInt8]
  /// Where the cursor was, in rows and columns from 0.
  public let position: TerminalPosition
}

extension TerminalProblem: CustomStringConvertible {
  /// The kind, the bytes in readable form and the position.
  public var description: String {
    "\(kind.rawValue): \(readable(bytes)) at row \(position.row), column \(position.column)"
  }
}

/// A place in the grid.
public struct TerminalPosition: Hashable, Sendable {
  /// The row, from 0 at the top.
  public let row: Int
  /// The column, from 0 at the left.
  public let column: Int

  /// Names a place.
  ///
  /// - Parameters:
  ///   - row: The row, from 0 at the top.
  ///   - column: The column, from 0 at the left.
  public init(row: Int, column: Int) {
    self.row = row
    self.column = column
  }
}

/// Something a program acquired from the terminal and has not released.
public enum TerminalLeftover: Hashable, Sendable {
  /// The alternate screen is shown.
  case alternateScreen
  /// A private mode is on that is off at the start.
  case modeOn(Int)
  /// A private mode is off that is on at the start, such as the visible cursor (25).
  case modeOff(Int)
  /// Entries of a screen's stack of keyboard modes.
  case keyboardModes(Int, onAlternateScreen: Bool)
  /// Attributes for the next text, the hyperlink among them.
  case style(TerminalStyle)
  /// A scroll region smaller than the screen.
  case scrollRegion
  /// A cursor shape other than the terminal's own.
  case cursorShape(Int)
  /// Titles saved and not restored.
  case savedTitles(Int)
  /// The keypad sends application sequences.
  case applicationKeypad
  /// A sequence or character without its end.
  case unfinishedSequence([UInt8])
}

extension TerminalLeftover: CustomStringConvertible {
  /// The leftovers, in words.
  public var description: String {
    switch self {
    case .alternateScreen: "alternate screen"
    case .modeOn(let number): "mode \(number) on"
    case .modeOff(let number): "mode \(number) off"
    case .keyboardModes(let count, let onAlternate):
      "\(count) keyboard mode(s) on the \(onAlternate ? "alternate" : "main") screen"
    case .style(let style): "style \(style)"
    case .scrollRegion: "scroll region"
    case .cursorShape(let number): "cursor shape \(number)"
    case .savedTitles(let count): "\(count) saved title(s)"
    case .applicationKeypad: "application keypad"
    case .unfinishedSequence(let bytes): "unfinished sequence \(readable(bytes))"
    }
  }
}

/// Bytes with controls in a visible notation: `ESC[31m`.
func readable(_ bytes: [UInt8]) -> String {
  String(decoding: bytes, as: UTF8.self).unicodeScalars.reduce(into: "") { text, scalar in
    switch scalar.value {
    case 0x1B: text += "ESC"
    case 0..<0x20, 0x7F..<0xA0: text += "<\(String(scalar.value, radix: 16))>"
    default: text.unicodeScalars.append(scalar)
    }
  }
}
