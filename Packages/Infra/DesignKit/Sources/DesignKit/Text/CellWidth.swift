/// Measures how many terminal cells a text takes.
///
/// Widths follow grapheme clusters and East Asian Width (Unicode Standard Annexes 11 and 29, Technical
/// Standard 51): a wide ideograph, a flag, a keycap, an emoji sequence and a character in emoji presentation
/// (VS16) take two cells, text presentation (VS15) takes one, a combining mark none, a spacing mark one. Letters that
/// merely share a cluster, such as Indic conjuncts, add up. Controls count as nothing: they never get past ``SafeText``.
public struct CellWidth: Hashable, Sendable {
  /// The version of Unicode that the tables of wide and ambiguous scalars are taken from.
  ///
  /// Categories and emoji properties are those of the standard library, which is one behind in Swift 6.3 (17).
  public static let unicodeVersion = "18.0.0"

  /// The width of ambiguous characters.
  public let ambiguous: AmbiguousWidth

  /// Creates a measure with the terminal's setting for ambiguous characters.
  public init(ambiguous: AmbiguousWidth = .narrow) {
    self.ambiguous = ambiguous
  }

  /// Returns the number of cells that a sanitised text takes on one line.
  public func cells(of text: SafeText) -> Int {
    cells(of: text.string)
  }

  /// Returns the number of cells that a string takes on one line; linear in its length.
  public func cells(of string: String) -> Int {
    let plain = PlainText(beginningOf: string)
    if plain.length == string.utf8.count, plain.isASCII || ambiguous == .narrow { return plain.cells }
    return cells(of: string.unicodeScalars)
  }

  /// Returns the number of cells of one grapheme cluster.
  public func cells(of character: Character) -> Int {
    if let byte = character.asciiValue { return (0x20..<0x7F).contains(byte) ? 1 : 0 }
    return cells(of: character.unicodeScalars)
  }

  private func cells(of scalars: some Sequence<Unicode.Scalar>) -> Int {
    var meter = CellMeter(ambiguous: ambiguous)
    for scalar in scalars { meter.add(scalar) }
    return meter.total
  }
}

/// How many cells the terminal gives to characters whose East Asian Width is "ambiguous".
///
/// The value is a setting of the terminal and cannot be detected. With ``wide``, line-drawing characters are
/// two cells each, therefore layouts fall back to ASCII drawing.
public enum AmbiguousWidth: Hashable, Sendable {
  /// One cell, the default nearly everywhere.
  case narrow
  /// Two cells, as some terminals in East Asian set-ups do.
  case wide
}

/// Adds up cells scalar by scalar, remembering just enough to recognise emoji sequences.
struct CellMeter {
  private(set) var total = 0

  private let ambiguous: AmbiguousWidth
  private var previous: Unicode.Scalar = " "
  private var previousCells = 0
  private var isJoining = false
  private var opensFlag = false

  init(ambiguous: AmbiguousWidth) {
    self.ambiguous = ambiguous
  }

  mutating func add(_ scalar: Unicode.Scalar) {
    let isFlagEnd = scalar.isRegionalIndicator && opensFlag
    opensFlag = scalar.isRegionalIndicator && !opensFlag
    switch scalar.value {
    case 0xFE0F:
      if previousCells == 1, previous.properties.isEmoji { grow(by: 1) }
    case 0xFE0E:
      if previousCells == 2, previous.properties.isEmoji { grow(by: -1) }
    case 0x200D:
      isJoining = previous.isPictographic
    default:
      count(scalar, isContinuation: isFlagEnd || continuesSequence(scalar))
    }
  }

  /// A joined pictograph or a skin tone changes the picture that is already there.
  private func continuesSequence(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isEmojiModifier { return previous.properties.isEmojiModifierBase }
    return isJoining && scalar.isPictographic
  }

  private mutating func count(_ scalar: Unicode.Scalar, isContinuation: Bool) {
    isJoining = false
    if isContinuation {
      // Sequences are drawn as emoji, even those that begin with a narrow text character.
      if previousCells == 1 { total += 1 }
      // A skin tone leaves its pictograph in place for a joiner behind it.
      if !scalar.isEmojiModifier { previous = scalar }
      previousCells = 0
      return
    }
    let cells = scalar.cells(ambiguous: ambiguous)
    total += cells
    // A mark without cells leaves its base in place for a variation selector behind it.
    if cells > 0 {
      previous = scalar
      previousCells = cells
    }
  }

  private mutating func grow(by cells: Int) {
    total += cells
    previousCells += cells
  }
}
