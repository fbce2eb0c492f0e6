/// How many cells a terminal gives to a grapheme cluster; terminals differ, so a renderer is tested with each.
public enum TerminalWidths: Hashable, Sendable, CaseIterable {
  /// By cluster: an emoji sequence, a flag and a character with VS16 take two cells.
  case unicode
  /// By scalar, as tmux 3.3 does: VS16 adds nothing, a skin tone takes two cells of its own.
  case narrowEmoji

  /// Whether a scalar goes into the cell of the cluster printed right before it.
  func joins(_ scalar: Unicode.Scalar, to cluster: String) -> Bool {
    switch self {
    case .unicode:
      (cluster + String(scalar)).count == 1
    case .narrowEmoji:
      scalar.cells == 0 || cluster.unicodeScalars.last == Unicode.Scalar.zeroWidthJoiner
    }
  }

  /// The cells of a text on one line.
  ///
  /// - Parameter text: The text, without escape sequences and line breaks.
  /// - Returns: How many columns it takes.
  public func cells(in text: String) -> Int { text.reduce(0) { $0 + cells(of: String($1)) } }

  /// The cells of a cluster.
  func cells(of cluster: String) -> Int {
    let scalars = cluster.unicodeScalars
    guard let first = scalars.first else { return 0 }
    if self == .narrowEmoji || scalars.count == 1 { return first.cells }
    if first.properties.isEmoji {
      if scalars.contains(.textPresentation) { return 1 }
      let isSequence = scalars.dropFirst().contains { $0.makesEmojiSequence }
      if isSequence { return 2 }
    }
    return scalars.reduce(0) { $0 + $1.cells }
  }
}

extension Unicode.Scalar {
  static let zeroWidthJoiner: Self = "\u{200D}"
  static let textPresentation: Self = "\u{FE0E}"
  static let emojiPresentation: Self = "\u{FE0F}"

  var isRegionalIndicator: Bool { (0x1F1E6...0x1F1FF).contains(value) }

  /// Behind an emoji it makes, with that, one picture of two cells.
  var makesEmojiSequence: Bool {
    self == .emojiPresentation || self == .zeroWidthJoiner || properties.isEmojiModifier
      || isRegionalIndicator
  }

  /// The cells of a scalar by itself (Unicode Standard Annex 11).
  var cells: Int {
    if value < 0x300 { return 1 }
    if isRegionalIndicator { return 1 }
    if isZeroWidth { return 0 }
    return properties.isEmojiPresentation || Self.wide.contains { $0.contains(value) } ? 2 : 1
  }

  private var isZeroWidth: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: true
    default: Self.medialJamo.contains { $0.contains(value) } || properties.isDefaultIgnorableCodePoint
    }
  }

  /// Vowels and final consonants of Hangul: they are drawn into the cell of the consonant before them.
  private static let medialJamo: [ClosedRange<UInt32>] = [0x1160...0x11FF, 0xD7B0...0xD7FF]

  /// East Asian Width W and F, without the characters of emoji presentation, which all are wide.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2630...0x2637, 0x268A...0x268F, 0x2E80...0x303E, 0x3041...0xA4CF,
    0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60,
    0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1D300...0x1D376, 0x1F200...0x1F265,
    0x20000...0x3FFFD,
  ]
}
