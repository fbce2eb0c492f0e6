/// A colour of a terminal cell.
public enum TerminalColor: Hashable, Sendable {
  /// The terminal's own foreground or background.
  case standard
  /// One of the sixteen named colours: 0 to 7, and 8 to 15 for the bright ones.
  case basic(UInt8)
  /// An entry of the palette of 256.
  case indexed(UInt8)
  /// A 24-bit colour.
  case rgb(red: UInt8, green: UInt8, blue: UInt8)
}

extension TerminalColor: CustomStringConvertible {
  private static let names = ["black", "red", "green", "yellow", "blue", "magenta", "cyan", "white"]

  /// The colour as it stands in styled lines: `red`, `bright-red`, `208`, `#1e90ff`.
  public var description: String {
    switch self {
    case .standard: "default"
    case .basic(let number): (number >= 8 ? "bright-" : "") + Self.names[Int(number % 8)]
    case .indexed(let number): String(number)
    case .rgb(let red, let green, let blue): "#" + [red, green, blue].map(Self.hexadecimal).joined()
    }
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16)
  }
}

/// The attributes a cell is drawn with.
public struct TerminalStyle: Hashable, Sendable {
  /// The plain style: no attribute, the terminal's own colours.
  public static let plain = TerminalStyle()

  /// Whether the text is bold.
  public var isBold = false
  /// Whether the text is faint.
  public var isDim = false
  /// Whether the text is italic.
  public var isItalic = false
  /// Whether the text is underlined, in any underline style.
  public var isUnderlined = false
  /// Whether foreground and background are exchanged.
  public var isInverse = false
  /// Whether the text is struck through.
  public var isStruck = false
  /// The colour of the text.
  public var foreground = TerminalColor.standard
  /// The colour behind the text.
  public var background = TerminalColor.standard
  /// The address of the hyperlink that the text belongs to.
  public var link: String?

  /// Creates the plain style.
  public init() {}
}

extension TerminalStyle: CustomStringConvertible {
  /// The attributes as they stand in styled lines, empty for the plain style.
  public var description: String {
    var words: [String] = []
    if isBold { words.append("bold") }
    if isDim { words.append("dim") }
    if isItalic { words.append("italic") }
    if isUnderlined { words.append("underline") }
    if isInverse { words.append("inverse") }
    if isStruck { words.append("strike") }
    if foreground != .standard { words.append("fg=\(foreground)") }
    if background != .standard { words.append("bg=\(background)") }
    if let link { words.append("link=\(link)") }
    return words.joined(separator: " ")
  }
}

/// One cell of the grid.
public struct TerminalCell: Hashable, Sendable {
  /// The grapheme cluster that begins in this cell; empty where a wide one continues.
  public internal(set) var text: String
  /// The number of cells the cluster takes; 0 where a wide one continues.
  public internal(set) var width: Int
  /// The style of the cell.
  public internal(set) var style: TerminalStyle

  static func blank(_ style: TerminalStyle = .plain) -> Self { Self(text: " ", width: 1, style: style) }
  static func continuation(_ style: TerminalStyle) -> Self { Self(text: "", width: 0, style: style) }
}
