import DesignKit

/// A line of the screen, ready to be written from the first column on.
///
/// Terminals disagree about the widths of some emoji. After each such cluster the cursor is moved to the column where
/// the next one belongs, so that the disagreement ends there; a cluster that could reach beyond the last column loses
/// what makes it wide.
struct GridLine: Hashable, Sendable {
  /// The text with its sequences; the blanks at its end are left out.
  let text: String
  /// The cells that it takes.
  let width: Int
  /// Whether terminals may disagree about its widths, so that the line has to be cleared first.
  let isRisky: Bool
  /// The lines of pictures that belong into its blanks.
  let pictures: [WrittenLine.PictureLine]

  /// A line without anything on it.
  static let blank = GridLine(text: "", width: 0, isRisky: false, pictures: [])

  private init(text: String, width: Int, isRisky: Bool, pictures: [WrittenLine.PictureLine]) {
    self.text = text
    self.width = width
    self.isRisky = isRisky
    self.pictures = pictures
  }

  /// Makes a line of what a writer has written.
  ///
  /// - Parameters:
  ///   - styled: One line with SGR sequences and hyperlinks, which it closes itself, without its line break.
  ///   - columns: The columns of the screen; what does not fit is left out.
  ///   - cells: The widths of characters.
  ///   - pictures: The lines of pictures that belong into blanks of the text; those that do not fit are left out.
  init(_ styled: Substring, columns: Int, cells: CellWidth, pictures: [WrittenLine.PictureLine] = []) {
    var builder = Builder(columns: columns, cells: cells)
    builder.read(styled)
    self = GridLine(
      text: builder.text,
      width: builder.column,
      isRisky: builder.isRisky,
      pictures: pictures.filter { $0.column + $0.picture.columns <= columns }
    )
  }

  /// The line with another one beside it.
  ///
  /// - Parameters:
  ///   - other: The line that begins at the column.
  ///   - column: The column, from 0; at least the width of this line.
  /// - Returns: Both lines as one.
  func followed(by other: GridLine, at column: Int) -> GridLine {
    guard other.width > 0 || !other.pictures.isEmpty else { return self }
    let blanks = String(repeating: " ", count: max(column - width, 0))
    return GridLine(
      text: text + blanks + (other.isRisky ? other.shifted(by: column) : other.text),
      width: column + other.width,
      isRisky: isRisky || other.isRisky,
      pictures: pictures
        + other.pictures.map { part in
          var part = part
          part.column += column
          return part
        }
    )
  }

  /// The text with the columns that the cursor is moved to further right.
  private func shifted(by columns: Int) -> String {
    text.replacing(/\u{1B}\[(\d+)G/) { move in
      "\u{1B}[\((Int(move.output.1) ?? 1) + columns)G"
    }
  }

  private struct Builder {
    let columns: Int
    let cells: CellWidth
    var text = ""
    var column = 0
    var isRisky = false
    /// Blanks of the plain style that were not written yet, because nothing may follow them.
    var blanks = 0
    var isStyled = false

    mutating func read(_ styled: Substring) {
      var rest = styled
      while let character = rest.first {
        guard character == "\u{1B}" else {
          rest.removeFirst()
          add(character)
          continue
        }
        let sequence = Self.sequence(at: rest)
        writeBlanks()
        text += sequence
        if sequence.hasSuffix("m") { isStyled = sequence != "\u{1B}[0m" && sequence != "\u{1B}[m" }
        rest = rest[sequence.endIndex...]
      }
      column -= blanks
    }

    private mutating func add(_ character: Character) {
      if character == " ", !isStyled, column < columns {
        blanks += 1
        column += 1
        return
      }
      let width = cells.cells(of: character)
      guard column + width <= columns else { return }
      writeBlanks()
      column += width
      guard GridLine.isRisky(character) else {
        text.append(character)
        return
      }
      isRisky = true
      text += column + GridLine.longestDisagreement <= columns ? String(character) : GridLine.tamed(character)
      if column < columns { text += "\u{1B}[\(column + 1)G" }
    }

    private mutating func writeBlanks() {
      text += String(repeating: " ", count: blanks)
      blanks = 0
    }

    /// The escape sequence at the beginning: `ESC [ … letter`, or `ESC ] … ESC \`.
    private static func sequence(at text: Substring) -> Substring {
      let body = text.dropFirst()
      if body.first == "]" {
        var index = body.startIndex
        while index < body.endIndex, body[index] != "\u{1B}" { body.formIndex(after: &index) }
        return text[..<(body.index(index, offsetBy: 2, limitedBy: body.endIndex) ?? body.endIndex)]
      }
      let end = body.dropFirst().firstIndex { ("@"..."~").contains($0) }
      return text[..<(end.map { body.index(after: $0) } ?? body.endIndex)]
    }
  }

  /// The most cells that a terminal may give to a cluster beyond its width here.
  private static let longestDisagreement = 2

  private static func isRisky(_ character: Character) -> Bool {
    character.unicodeScalars.count > 1 && character.unicodeScalars.contains(where: isSequencePart)
  }

  /// Variation selector 16, joiner, regional indicator or skin tone.
  private static func isSequencePart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xFE0F, 0x200D, 0x1F1E6...0x1F1FF, 0x1F3FB...0x1F3FF: true
    default: false
    }
  }

  /// The cluster without its skin tones, which some terminals draw beside it.
  private static func tamed(_ character: Character) -> String {
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: character.unicodeScalars.filter { !(0x1F3FB...0x1F3FF).contains($0.value) })
    return String(scalars)
  }
}
