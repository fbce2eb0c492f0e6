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

  /// A scalar that is drawn on or around the one before it.
  var isMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark: true
    case .spacingMark: properties.isGraphemeExtend
    default: false
    }
  }

  /// A scalar that is invisible, steers the terminal or the reading direction, or looks different everywhere.
  var isHarmful: Bool {
    let properties = properties
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate: return true
    case .format: return !isPrependedMark
    default: return properties.isDefaultIgnorableCodePoint || properties.isNoncharacterCodePoint
    }
  }
}
