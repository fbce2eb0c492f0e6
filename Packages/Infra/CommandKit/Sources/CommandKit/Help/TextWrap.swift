/// Breaks text into lines between words, and where a script has no blanks, between its characters.
struct TextWrap {
  /// A second column with less room goes on below the first.
  private static let narrowestColumn = 16

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

  /// An indented label with the blanks behind it, two or more, and the text that they set apart from it.
  private static func columns(of line: String) -> (label: String, text: String)? {
    let label = line.drop { $0 == " " }
    guard label.startIndex > line.startIndex, let gap = label.firstRange(of: "  ") else { return nil }
    let text = label[gap.upperBound...].drop { $0 == " " }
    return text.isEmpty ? nil : (String(line[..<text.startIndex]), String(text))
  }
}
