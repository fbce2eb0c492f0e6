/// Reads texts that were taken from an encyclopaedia.
enum ProseReader {
  /// Gives the paragraphs of a text, divided by one empty line.
  ///
  /// Marks of footnotes, such as `[1]`, `[b]` and `[citation needed]`, are left out: what they point to was
  /// not sent. Lists bring many such texts of which few are shown, so it goes through the text once, by its
  /// scalars.
  ///
  /// - Returns: `nil` when nothing is left.
  static func paragraphs(_ text: String) -> String? {
    let scalars = text.unicodeScalars
    var prose = ""
    var gap = ""
    var place = scalars.startIndex
    while place < scalars.endIndex {
      let scalar = scalars[place]
      if isBlank(scalar) {
        if endsLine(scalar) { gap = "\n\n" } else if gap.isEmpty { gap = " " }
        scalars.formIndex(after: &place)
      } else if scalar == "[", let end = endOfFootnote(at: place, in: scalars) {
        place = end
      } else {
        let next = scalars.index(after: place)
        let end = scalars[next...].firstIndex { $0 == "[" || isBlank($0) } ?? scalars.endIndex
        if !prose.isEmpty { prose += gap }
        prose += text[place..<end]
        (gap, place) = ("", end)
      }
    }
    return prose.isEmpty ? nil : prose
  }

  /// Where the mark of a footnote ends: one to three digits, a small letter or certain words between brackets.
  ///
  /// A letter is a mark only directly behind a word; apart from one it may be a sound.
  private static func endOfFootnote(
    at opening: String.Index,
    in scalars: String.UnicodeScalarView
  ) -> String.Index? {
    let inner = scalars[scalars.index(after: opening)...]
    if inner.starts(with: missingCitation.unicodeScalars) {
      return scalars.index(inner.startIndex, offsetBy: missingCitation.unicodeScalars.count)
    }
    let end = inner.prefix(4).firstIndex { $0 == "]" }
    guard let end, end > inner.startIndex else { return nil }
    let mark = inner[..<end]
    let isLetter = mark.count == 1 && mark.allSatisfy { ("a"..."z").contains($0) }
    let isMark =
      isLetter ? isBehindWord(opening, in: scalars) : mark.allSatisfy { ("0"..."9").contains($0) }
    return isMark ? scalars.index(after: end) : nil
  }

  private static func isBehindWord(_ opening: String.Index, in scalars: String.UnicodeScalarView) -> Bool {
    guard let before = scalars[..<opening].last else { return false }
    return before != "[" && !isBlank(before)
  }

  private static let missingCitation = "citation needed]"

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII
      ? scalar == " " || (0x09...0x0D).contains(scalar.value)
      : scalar.properties.isWhitespace
  }

  private static func endsLine(_ blank: Unicode.Scalar) -> Bool {
    (0x0A...0x0D).contains(blank.value) || [0x85, 0x2028, 0x2029].contains(blank.value)
  }
}
