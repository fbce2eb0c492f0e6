extension Unicode.Scalar {
  /// One of the 26 letters that form flags in pairs.
  var isRegionalIndicator: Bool { (0x1F1E6...0x1F1FF).contains(value) }

  /// A skin tone.
  var isEmojiModifier: Bool { (0x1F3FB...0x1F3FF).contains(value) }

  /// A scalar that can be a part of a sequence of joined emoji.
  var isPictographic: Bool {
    value >= 0xA9 && properties.isEmoji && !isRegionalIndicator && !isEmojiModifier
  }

  /// A letter, digit or end mark of a tag sequence, such as the flag of Scotland has.
  var isTag: Bool { (0xE0020...0xE007F).contains(value) }

  /// One of the few format characters that are drawn, such as the Arabic number sign.
  var isPrependedMark: Bool {
    switch value {
    case 0x0600...0x0605, 0x06DD, 0x070F, 0x0890...0x0891, 0x08E2, 0x110BD, 0x110CD: true
    default: false
    }
  }

  /// A letter of a script whose letters join or stack, from Arabic to Myanmar.
  var joinsLetters: Bool {
    (0x0600..<0x10A0).contains(value) && [.otherLetter, .spacingMark].contains(properties.generalCategory)
  }

  /// Whether the scalar has no look of its own, although its category would have one.
  private var isInvisible: Bool { properties.isDefaultIgnorableCodePoint }

  /// The permission for the scalar.
  var standing: ScalarStanding {
    if isRegionalIndicator { return .regionalIndicator }
    if isEmojiModifier { return .skinTone }
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate: return .harmful
    case .format: return isTag ? .tag : isPrependedMark ? .ordinary : .harmful
    case .nonspacingMark, .enclosingMark: return isInvisible ? .harmful : .mark
    case .spacingMark: return properties.isGraphemeExtend ? .mark : .ordinary
    case .otherLetter: return isInvisible ? .harmful : .ordinary
    case .unassigned: return isInvisible || properties.isNoncharacterCodePoint ? .harmful : .ordinary
    default: return .ordinary
    }
  }

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
