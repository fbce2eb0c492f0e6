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
