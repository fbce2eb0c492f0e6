/// Breaks text into lines between words, and where a script has no blanks, between its characters.
struct TextWrap {
  /// A second column with less room goes on below the first.
  private static let narrowestColumn = 16
  /// The deepest indentation of a line that is left with less room.
  private static let deepest = 4

  /// The columns that a text takes.
  let cells: (String) -> Int

  /// The lines of a text, each at most as wide as asked unless a single word is wider.
  ///
  /// Line breaks in the text are kept. A line is continued below its beginning, and an indented line of two columns
  /// below its second one.
  func lines(_ text: String, width: Int) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { wrap(String($0), width: width) }
  }

  /// The lines of a row of words that must not be broken themselves, with an indentation from the second line on.
  func fill(_ words: [String], width: Int, indentation: String) -> [String] {
    fill(words.map { TextPiece(text: $0, followsBlank: true) }, width: width, indentation: indentation)
  }

  private func fill(_ pieces: [TextPiece], width: Int, indentation: String) -> [String] {
    var lines: [String] = []
    var current = ""
    for piece in pieces {
      let blank = piece.followsBlank ? " " : ""
      if current.isEmpty {
        current = piece.text
      } else if cells(current) + blank.count + cells(piece.text) <= width {
        current += blank + piece.text
      } else {
        lines.append(current)
        current = indentation + piece.text
      }
    }
    return lines + [current]
  }

  private func wrap(_ line: String, width: Int) -> [String] {
    let line = shallow(line, width: width)
    guard cells(line) > width else { return [line] }
    if let (label, text) = Self.columns(of: line), width - cells(label) >= Self.narrowestColumn {
      let column = cells(label)
      let indentation = String(repeating: " ", count: column)
      return lines(text, width: width - column).enumerated()
        .map { ($0.offset == 0 ? label : indentation) + $0.element }
    }
    let indentation = String(line.prefix { $0 == " " })
    var pieces = line.split(separator: " ").flatMap { TextPiece.pieces(of: $0, cells: cells) }
    guard let first = pieces.first else { return [""] }
    pieces[0] = TextPiece(text: indentation + first.text, followsBlank: first.followsBlank)
    return fill(pieces, width: width, indentation: indentation)
  }

  /// A line that is indented as a second column for which there is no room, with less indentation.
  private func shallow(_ line: String, width: Int) -> String {
    let indentation = line.prefix { $0 == " " }.count
    guard indentation > Self.deepest, width - indentation < Self.narrowestColumn else { return line }
    return String(repeating: " ", count: Self.deepest) + line.dropFirst(indentation)
  }

  /// An indented label with the blanks behind it, two or more, and the text that they set apart from it.
  private static func columns(of line: String) -> (label: String, text: String)? {
    let label = line.drop { $0 == " " }
    guard label.startIndex > line.startIndex, let gap = label.firstRange(of: "  ") else { return nil }
    let text = label[gap.upperBound...].drop { $0 == " " }
    return text.isEmpty ? nil : (String(line[..<text.startIndex]), String(text))
  }
}

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
