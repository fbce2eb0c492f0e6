/// Spells text with ASCII characters, cell by cell.
struct ASCIISpelling {
  let cells: CellWidth

  private static let counterparts: [Character: Character] = [
    "‘": "'", "’": "'", "‚": ",", "“": "\"", "”": "\"", "„": "\"", "«": "\"", "»": "\"", "‹": "<", "›": ">",
    "–": "-", "—": "-", "‐": "-", "−": "-", "…": ".", "·": "-", "•": "*", "×": "x", "÷": "/", "\u{A0}": " ",
    "\u{202F}": " ", "\u{2009}": " ", "¡": "!", "¿": "?", "★": "*", "→": ">", "←": "<", "▸": ">", "ß": "s",
    "ı": "i", "ł": "l", "Ł": "L", "ø": "o", "Ø": "O", "đ": "d", "Đ": "D", "ð": "d", "þ": "t", "æ": "a",
    "Æ": "A",
  ]

  /// Returns a text as wide as the given one, without any character beyond ASCII.
  func spelled(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
    var result = ""
    for character in text {
      if character.isASCII {
        result.append(character)
      } else {
        result += spelled(character)
      }
    }
    return result
  }

  private func spelled(_ character: Character) -> String {
    let width = cells.cells(of: character)
    let letter = Self.counterparts[character] ?? unaccented(character)
    guard let letter else { return String(repeating: "?", count: width) }
    return String(repeating: " ", count: max(width - 1, 0)) + String(letter)
  }

  /// The letter below the accents, as the name of the character in the Unicode data says.
  private func unaccented(_ character: Character) -> Character? {
    guard let first = character.unicodeScalars.first else { return nil }
    if first.isASCII { return Character(first) }
    let words = (first.properties.name ?? "").split(separator: " ")
    guard words.count > 4, words[0] == "LATIN", words[2] == "LETTER", words[3].count == 1, words[4] == "WITH"
    else { return nil }
    return Character(words[1] == "SMALL" ? words[3].lowercased() : String(words[3]))
  }
}
