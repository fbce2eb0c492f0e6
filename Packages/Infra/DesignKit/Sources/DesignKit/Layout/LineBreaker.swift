/// Breaks styled text into lines of a width, greedily.
///
/// Lines break at spaces, after hyphens behind letters, and before and after wide characters unless that would
/// put closing punctuation first or an opening bracket last (JIS X 4051, in small). A word longer than a line is
/// broken between grapheme clusters. A cluster wider than the line becomes an ellipsis.
struct LineBreaker {
  private let width: Int
  private let maximumLines: Int
  private let glyphs: GlyphSet
  private let cells: CellWidth

  private var finished: [Line] = []
  private var line = Line()
  private var space = Line()
  private var word = Line()
  private var wordMayEnd = false
  private var holdsNext = false
  private var previous: Character = " "
  private var isAtParagraphStart = true

  init(width: Int, maximumLines: Int?, glyphs: GlyphSet, cells: CellWidth) {
    self.width = width
    self.maximumLines = max(maximumLines ?? .max, 1)
    self.glyphs = glyphs
    self.cells = cells
  }

  /// Returns the lines of the text, none of them wider than the width.
  mutating func lines(of text: [Span]) -> [Line] {
    for span in text {
      for character in span.text {
        if finished.count > maximumLines { break }
        add(character, like: span)
      }
    }
    endWord()
    if !line.isEmpty || finished.isEmpty { endLine() }
    return cut()
  }

  private func cut() -> [Line] {
    guard finished.count > maximumLines else { return finished }
    var kept = Array(finished.prefix(maximumLines))
    let last = kept.removeLast()
    kept.append(last.ellipsized(to: min(width, last.width + 3), glyphs: glyphs, cells: cells))
    return kept
  }

  private mutating func add(_ character: Character, like span: Span) {
    switch character {
    case "\n":
      endWord()
      endLine()
      isAtParagraphStart = true
    case _ where character.isBreakingSpace:
      endWord()
      space.append(character, like: span, cells: cells.cells(of: character))
    default:
      addToWord(character, like: span)
    }
  }

  private mutating func addToWord(_ character: Character, like span: Span) {
    let count = cells.cells(of: character)
    let isWide = count == 2
    if !word.isEmpty, !holdsNext, wordMayEnd || isWide, character.mayStartLine { endWord() }
    if word.width + min(count, width) > width { breakLongWord() }
    if count > width {
      word.append(Span(glyphs.shortEllipsis, span.style, link: span.link, width: 1))
    } else {
      word.append(character, like: span, cells: count)
    }
    holdsNext = isWide && !character.mayEndLine
    wordMayEnd = isWide || character == "-" && (previous.isLetter || previous.isNumber)
    previous = character
  }

  /// Gives a word that outgrew the width lines of its own.
  private mutating func breakLongWord() {
    if !line.isEmpty { endLine() }
    space.removeAll()
    line = word
    word.removeAll()
    endLine()
  }

  private mutating func endWord() {
    wordMayEnd = false
    holdsNext = false
    previous = " "
    guard !word.isEmpty else { return }
    let needed = line.width + space.width + word.width
    if needed <= width, !line.isEmpty || isAtParagraphStart {
      line.append(space)
    } else if !line.isEmpty {
      endLine()
    }
    line.append(word)
    space.removeAll()
    word.removeAll()
    isAtParagraphStart = false
  }

  private mutating func endLine() {
    finished.append(line)
    line = Line()
    space.removeAll()
    isAtParagraphStart = false
  }
}
