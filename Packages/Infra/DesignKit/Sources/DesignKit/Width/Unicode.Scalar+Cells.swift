extension Unicode.Scalar {
  /// The cells this scalar takes by itself.
  func cells(ambiguous: AmbiguousWidth) -> Int {
    switch value {
    case 0x20..<0x7F: return 1
    case 0..<0x20, 0x7F..<0xA0: return 0
    case 0xA0..<0x300: break
    // The two blocks that most wide text is made of.
    case 0x3400..<0xA000, 0xAC00..<0xD7A4: return 2
    // Line drawing and shades, which most layouts are full of.
    case 0x2500..<0x25A0: break
    default: if takesNoCell { return 0 }
    }
    if value >= 0x1100, WideScalars.ranges.contains(value) { return 2 }
    return ambiguous == .wide && AmbiguousScalars.ranges.contains(value) ? 2 : 1
  }

  private var takesNoCell: Bool {
    // Medial vowels and final consonants of Hangul join the syllable before them.
    if (0x1160..<0x1200).contains(value) || (0xD7B0..<0xD800).contains(value) { return true }
    // The fillers of Hangul, which are letters without a look.
    if value == 0x3164 || value == 0xFFA0 { return true }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .lineSeparator, .paragraphSeparator: return true
    case .format: return !isPrependedMark
    case .unassigned: return properties.isDefaultIgnorableCodePoint
    default: return false
    }
  }
}
