/// A user or a thing with a picture of its own, made from an id: the same id has the same picture always.
public struct Avatar: Hashable, Sendable {
  /// The name, which stands for the picture where there is none.
  public let name: SafeText
  let pattern: IdenticonPattern

  /// Creates an avatar.
  ///
  /// - Parameters:
  ///   - id: What the picture is made from; it is never shown.
  ///   - name: The name.
  public init(id: String, name: SafeText) {
    self.name = name
    pattern = IdenticonPattern(id: id)
  }

  /// The first letters of the first and the last word of the name, two cells wide, for a line of text or a row.
  ///
  /// A wide letter stands alone; dashes stand for a name without letters, and in ASCII for letters beyond it. A
  /// screen reader hears nothing: the name stands beside.
  public var initials: Icon {
    let cells = CellWidth()
    let words = name.string.split { !$0.isLetter && !$0.isNumber }
    let letters = [words.first, words.dropFirst().last].compactMap { $0?.first?.uppercased().first }
    guard let first = letters.first else { return Icon("--", ascii: "--") }
    let isWide = cells.cells(of: first) > 1
    let shown = isWide ? String(first) : String(letters.filter { cells.cells(of: $0) == 1 })
    let padded = shown + String(repeating: " ", count: max(2 - cells.cells(of: shown), 0))
    return Icon(SafeText(padded), ascii: padded.utf8.allSatisfy(UTF8.isASCII) ? SafeText(padded) : "--")
  }

  /// The initials in the colour of the picture.
  public var styledInitials: StyledText {
    StyledText(initials, pattern.token).painted(on: .raised)
  }
}

/// Five by five squares, the same from both sides, and a colour.
struct IdenticonPattern: Hashable, Sendable {
  static let side = 5

  /// Colours that neither warn nor lead anywhere.
  private static let tokens: [Token] = [.accent, .info, .muted, .success]
  /// The squares of the left half and the middle column, which decide about all: three bits a row, from the top.
  private static let allSquares: UInt64 = 0b111_111_111_111_111

  private let squares: UInt64
  let token: Token

  init(id: String) {
    let digest = Self.digest(id)
    let candidates = (0..<49).lazy.map { digest >> UInt64($0) & Self.allSquares }
    squares = candidates.first(where: Self.isPicture) ?? Self.allSquares
    token = Self.tokens[Int(digest >> 60) % Self.tokens.count]
  }

  /// Whether the squares reach every side, and are neither too few nor too many to be told from others.
  private static func isPicture(_ squares: UInt64) -> Bool {
    let sides: [UInt64] = [0b111, 0b111 << 12, 0b001_001_001_001_001]
    return (7...11).contains(squares.nonzeroBitCount) && sides.allSatisfy { squares & $0 != 0 }
  }

  func isFilled(row: Int, column: Int) -> Bool {
    guard (0..<Self.side).contains(row) else { return false }
    let mirrored = min(column, Self.side - 1 - column)
    return squares >> (row * 3 + mirrored) & 1 == 1
  }

  /// The lines of the picture, two rows of squares in each, for a cell is about twice as high as wide.
  ///
  /// - Parameter halves: The characters of a cell with nothing, the upper half, the lower half and both.
  /// - Returns: Three lines of five cells.
  func lines(_ halves: [Character]) -> [StyledText] {
    let rows = (0..<Self.side).map { row in (0..<Self.side).map { isFilled(row: row, column: $0) } }
    return Identicon.lines(of: rows, halves).map { StyledText(SafeText($0), token) }
  }

  /// Stays the same in every version of the program, as `Hashable` does not; every bit of the id changes the
  /// lower bits as much as the upper ones (multiply and fold; finished as SplitMix64 does).
  private static func digest(_ id: String) -> UInt64 {
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    for byte in id.utf8 {
      state = (state ^ UInt64(byte)) &* 0xBF58_476D_1CE4_E5B9
      state ^= state >> 29
    }
    state = (state ^ state >> 27) &* 0x94D0_49BB_1331_11EB
    return state ^ state >> 31
  }
}

extension Element {
  /// The picture of a user or a thing: five by five squares in one colour, three lines high.
  ///
  /// A screen reader and Markdown have the name instead; where that stands beside, describe the picture as "".
  ///
  /// - Parameter avatar: Whose picture.
  /// - Returns: Three lines.
  public static func avatar(_ avatar: Avatar) -> Element {
    .drawing(
      Drawing(
        unicode: avatar.pattern.lines([" ", "▀", "▄", "█"]),
        ascii: avatar.pattern.lines([" ", "\"", "o", "8"]),
        description: StyledText(avatar.name)
      )
    )
  }
}
