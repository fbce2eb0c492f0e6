/// A part of a text that no line break divides.
struct TextPiece {
  let text: String
  /// Whether a blank stands between it and the piece before it on one line.
  let followsBlank: Bool

  /// The pieces of a word: characters of a script without blanks are pieces of their own.
  ///
  /// Closing and other punctuation stays behind what it follows, and an opening bracket before what it encloses.
  static func pieces(of word: Substring, cells: (String) -> Int) -> [TextPiece] {
    guard !word.utf8.allSatisfy({ $0 < 0x80 }) else {
      return [TextPiece(text: String(word), followsBlank: true)]
    }
    var pieces: [TextPiece] = []
    var current = ""
    var previous: Character?
    for character in word {
      if let before = previous, mayBreak(between: before, character, cells: cells) {
        pieces.append(TextPiece(text: current, followsBlank: pieces.isEmpty))
        current = ""
      }
      current.append(character)
      previous = character
    }
    return pieces + [TextPiece(text: current, followsBlank: pieces.isEmpty)]
  }

  private static func mayBreak(
    between first: Character,
    _ second: Character,
    cells: (String) -> Int
  ) -> Bool {
    guard cells(String(first)) > 1 || cells(String(second)) > 1 else { return false }
    return !opens(first) && !closes(second)
  }

  private static func closes(_ character: Character) -> Bool {
    switch character.unicodeScalars.first?.properties.generalCategory {
    case .closePunctuation, .finalPunctuation, .otherPunctuation: true
    default: false
    }
  }

  private static func opens(_ character: Character) -> Bool {
    switch character.unicodeScalars.first?.properties.generalCategory {
    case .openPunctuation, .initialPunctuation: true
    default: false
    }
  }
}
