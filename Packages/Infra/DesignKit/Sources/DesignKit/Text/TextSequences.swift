/// The permission for a scalar in text from outside.
enum ScalarStanding {
  /// It stays.
  case ordinary
  /// It stays on a base, in small numbers.
  case mark
  /// It stays on a pictograph that has a skin.
  case skinTone
  /// It stays in pairs.
  case regionalIndicator
  /// It stays in the tags of a flag.
  case tag
  /// It is invisible, steers the terminal or the reading direction, or looks different everywhere.
  case harmful
}

/// Scalars that are harmless in the right company only.
extension TextSanitizer {
  /// Lets the sign stay that sets letters of a word apart, and drops it where it changes no look.
  ///
  /// The letters and the marks on them remain what they are, so that it needs no place in the sequence.
  mutating func admitNonJoiner() {
    guard let base, base.joinsLetters, let next, next.joinsLetters else { return drop() }
  }

  /// The longest emoji in use join four pictographs; the rest is a way to hide text.
  private static let maximumJoins = 7

  mutating func admitJoiner() {
    guard let base, base.isPictographic, joins < Self.maximumJoins, let next, next.isPictographic else {
      return replace()
    }
    let joined = joins + 1
    raw.unicodeScalars.formIndex(after: &position)
    keep(next)
    joins = joined
  }

  mutating func admitPresentation(_ selector: Unicode.Scalar) {
    guard let base, base.properties.isEmoji, !hasSelector, marks == 0 else {
      return admitGlyphVariant()
    }
    hasSelector = true
    if selector == "\u{FE0E}", base.cells(ambiguous: .narrow) == 2 { drop() }
  }

  mutating func admitGlyphVariant() {
    guard let base, base.properties.isIdeographic, !hasSelector else { return replace() }
    hasSelector = true
    drop()
  }

  /// Replaces the first mark too many, and drops what follows it: its sign is there already.
  mutating func admitMark() {
    guard base != nil else { return replace() }
    marks += 1
    if marks <= SafeText.maximumMarks { return }
    let many = marks
    if many == SafeText.maximumMarks + 1 { replace() } else { drop() }
    marks = many
  }

  mutating func admitSkinTone() {
    guard let base, base.properties.isEmojiModifierBase, marks == 0 else { return replace() }
    marks = 1
  }

  mutating func admitFlag() {
    guard let second = next, second.isRegionalIndicator else { return replace() }
    raw.unicodeScalars.formIndex(after: &position)
    keep(second)
  }

  /// Keeps the tags of a flag (Technical Standard 51, emoji tag sequence) whole, or none of them.
  mutating func admitTags(_ first: Unicode.Scalar) {
    let tags = raw.unicodeScalars[position...].prefix(7)
    guard base?.value == 0x1F3F4, marks == 0, !hasSelector, first.value != 0xE007F,
      let end = tags.firstIndex(where: { $0.value == 0xE007F }), tags[..<end].allSatisfy(\.isTag)
    else { return replace() }
    position = tags.index(after: end)
    hasSelector = true
  }
}
