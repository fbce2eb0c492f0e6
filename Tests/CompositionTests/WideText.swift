/// Measures the few characters that Chinese texts of this program are made of.
enum WideText {
  /// The cells of a line: two for ideographs and full-width punctuation, one for everything else.
  static func cells(_ line: Substring) -> Int {
    line.unicodeScalars.reduce(0) { $0 + (isWide($1) ? 2 : 1) }
  }

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    (0x3000...0x9FFF).contains(scalar.value) || (0xFF01...0xFF60).contains(scalar.value)
  }
}
