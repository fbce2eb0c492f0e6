/// Writes nothing but ASCII characters, for outputs that take nothing else.
///
/// The layout is drawn with ASCII. Letters lose their accents, digits of all scripts and common signs get their ASCII
/// counterparts, and each cell of what has none is a question mark, so that columns stay in line.
public struct ASCIIWriter: ElementWriter {
  /// Creates a writer.
  public init() {}

  /// Writes a tree, without styles, regardless of the environment's capability.
  public func render(_ element: Element, in environment: RenderEnvironment) -> String {
    var ascii = environment
    ascii.capability = Capability(glyphs: .ascii, ambiguousWidth: environment.capability.ambiguousWidth)
    let spelling = ASCIISpelling(cells: CellWidth(ambiguous: ascii.capability.ambiguousWidth))
    return PlainOutput.written(element, in: ascii) { spelling.spelled($0) }
  }
}

/// Spells text with ASCII characters, cell by cell.
struct ASCIISpelling {
  let cells: CellWidth

  private static let counterparts: [Character: Character] = [
    "‘": "'", "’": "'", "‚": ",", "“": "\"", "”": "\"", "„": "\"", "«": "\"", "»": "\"", "‹": "<", "›": ">",
    "–": "-", "—": "-", "‐": "-", "‑": "-", "−": "-", "…": ".", "·": "-", "•": "*", "×": "x", "÷": "/",
    "¡": "!", "¿": "?", "★": "*", "☆": "*", "→": ">", "←": "<", "↑": "^", "↓": "v", "▸": ">", "◂": "<",
    "▶": ">", "◀": "<", "▲": "^", "▼": "v", "●": "*", "○": "o", "◆": "*", "◇": "o", "■": "#", "□": "o",
    "✓": "+", "✔": "+", "✕": "x", "✗": "x", "✖": "x", "│": "|", "┃": "|", "─": "-", "━": "=", "═": "=",
    "║": "|", "█": "#", "▓": "#", "▒": "%", "░": ":", "ß": "s", "ẞ": "S", "ı": "i", "ł": "l", "Ł": "L",
    "ø": "o", "Ø": "O", "đ": "d", "Đ": "D", "ð": "d", "Ð": "D", "þ": "t", "Þ": "T", "æ": "a", "Æ": "A",
    "œ": "o", "Œ": "O", "ŋ": "n", "Ŋ": "N", "ə": "e", "€": "E", "£": "L", "¥": "Y", "©": "c", "®": "r",
    "°": "o", "、": ",", "。": ".", "「": "\"", "」": "\"", "『": "\"", "』": "\"", "・": "-",
  ]

  /// Returns a text as wide as the given one, without any character beyond ASCII.
  func spelled(_ text: String) -> String {
    replacing(text) { counterpart(of: $0) ?? String(repeating: "?", count: cells.cells(of: $0)) }
  }

  /// Returns a text as wide as the given one, in which what has no counterpart stays as it is.
  ///
  /// Wide characters stay too: their punctuation belongs to ideographs, which have no counterpart.
  func spelledWhereReadable(_ text: String) -> String {
    replacing(text) { cells.cells(of: $0) > 1 ? String($0) : counterpart(of: $0) ?? String($0) }
  }

  /// Replaces the characters beyond ASCII.
  private func replacing(_ text: String, by spelling: (Character) -> String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
    var result = ""
    for character in text {
      if character.isASCII {
        result.append(character)
      } else {
        result += spelling(character)
      }
    }
    return result
  }

  /// A letter in the first cell of the character, and blanks in the others; `nil` where no letter stands for it.
  private func counterpart(of character: Character) -> String? {
    let width = cells.cells(of: character)
    if character.unicodeScalars.first?.properties.generalCategory == .spaceSeparator {
      return String(repeating: " ", count: width)
    }
    guard let letter = Self.counterparts[character] ?? letter(in: character) else { return nil }
    return String((String(letter) + String(repeating: " ", count: max(width - 1, 0))).prefix(width))
  }

  private func letter(in character: Character) -> Character? {
    guard let first = character.unicodeScalars.first else { return nil }
    if first.isASCII { return Character(first) }
    if (0xFF01...0xFF5E).contains(first.value) {
      return Unicode.Scalar(first.value - 0xFEE0).map(Character.init)
    }
    return digit(first) ?? Self.counterparts[Character(first)] ?? unaccented(first)
  }

  /// The digit that a character of any script or position stands for.
  private func digit(_ scalar: Unicode.Scalar) -> Character? {
    guard scalar.properties.numericType == .decimal || scalar.properties.numericType == .digit,
      let value = scalar.properties.numericValue, (0...9).contains(value)
    else { return nil }
    return String(Int(value)).first
  }

  /// The letter below the accents, as the name of the character in the Unicode data says.
  private func unaccented(_ scalar: Unicode.Scalar) -> Character? {
    let words = (scalar.properties.name ?? "").split(separator: " ")
    guard words.count > 4, words[0] == "LATIN", words[2] == "LETTER", words[3].count == 1, words[4] == "WITH"
    else { return nil }
    return Character(words[1] == "SMALL" ? words[3].lowercased() : String(words[3]))
  }
}
