import DesignKit

/// A text while it is typed: the text before the cursor and the text behind it.
///
/// The cursor stands between grapheme clusters. No control character gets in; a text with several lines has line breaks.
struct LineEditor: Hashable, Sendable {
  /// The most UTF-16 code units of a text; what is too much is left out.
  static let limit = 20_000

  private(set) var before: String
  private(set) var after = ""
  private let isMultiline: Bool
  private let isEndOnly: Bool

  /// Begins with the cursor behind a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - isMultiline: Whether it may have line breaks.
  ///   - isEndOnly: Whether the cursor stays at the end, as where the text is not shown.
  init(_ text: String = "", isMultiline: Bool = false, isEndOnly: Bool = false) {
    before = text
    self.isMultiline = isMultiline
    self.isEndOnly = isEndOnly
  }

  /// The whole text.
  var text: String { before + after }

  /// Inserts a text at the cursor, such as a paste: a line break becomes a space where there may be none, and other
  /// control characters are left out.
  ///
  /// - Parameter text: The text, with any characters.
  /// - Returns: Whether its end was left out, because there was no room for it.
  @discardableResult
  mutating func insert(_ text: String) -> Bool {
    var isCut = false
    var scalars = before.unicodeScalars
    var room = Self.limit - before.utf16.count - after.utf16.count
    for character in text {
      var cleaned = String.UnicodeScalarView()
      if character.isNewline {
        cleaned.append(isMultiline ? "\n" : " ")
      } else if character == "\t" {
        cleaned.append(" ")
      } else {
        cleaned.append(
          contentsOf: character.unicodeScalars.filter { $0.properties.generalCategory != .control }
        )
      }
      let cost = String(cleaned).utf16.count
      guard cost <= room else {
        isCut = true
        break
      }
      room -= cost
      scalars.append(contentsOf: cleaned)
    }
    before = String(scalars)
    return isCut
  }

  /// Edits the text or moves the cursor.
  ///
  /// - Parameter key: The key.
  /// - Returns: Whether the key has a meaning here; it may have no effect at an end of the text.
  mutating func handle(_ key: Key) -> Bool {
    switch key {
    case .character(let scalar): insert(String(Character(scalar)))
    case .enter where isMultiline: insert("\n")
    case .backspace: if !before.isEmpty { before.removeLast() }
    case .control("u"): before.removeSubrange(lineStart...)
    case .control("w"): deleteWord()
    case .left where isEndOnly, .right where isEndOnly, .home where isEndOnly, .end where isEndOnly: break
    case .left: if let character = before.popLast() { after = String(character) + after }
    case .right: if !after.isEmpty { before.append(after.removeFirst()) }
    case .home, .control("a"): moveToLineStart()
    case .end, .control("e"): moveToLineEnd()
    case .delete, .control("d"): if !after.isEmpty { after.removeFirst() }
    case .control("k"): after.removeSubrange(..<lineEnd)
    case .up: return moveLine(up: true)
    case .down: return moveLine(up: false)
    default: return false
    }
    return true
  }

  private var lineStart: String.Index {
    before.lastIndex(of: "\n").map { before.index(after: $0) } ?? before.startIndex
  }

  private var lineEnd: String.Index { after.firstIndex(of: "\n") ?? after.endIndex }

  private mutating func moveToLineStart() {
    guard !isEndOnly else { return }
    after = before[lineStart...] + after
    before.removeSubrange(lineStart...)
  }

  private mutating func moveToLineEnd() {
    before += after[..<lineEnd]
    after.removeSubrange(..<lineEnd)
  }

  /// Deletes the blanks before the cursor and the word before them.
  private mutating func deleteWord() {
    while before.last?.isWhitespace == true { before.removeLast() }
    while let last = before.last, !last.isWhitespace { before.removeLast() }
  }

  /// Moves to the same distance from the start of the line above or below.
  ///
  /// - Returns: Whether there is such a line.
  private mutating func moveLine(up: Bool) -> Bool {
    let column = before[lineStart...].count
    if up {
      guard lineStart > before.startIndex else { return false }
      moveToLineStart()
      after = "\n" + after
      before.removeLast()
      moveToLineStart()
    } else {
      guard lineEnd < after.endIndex else { return false }
      moveToLineEnd()
      before.append(after.removeFirst())
    }
    for _ in 0..<column where lineEnd > after.startIndex { before.append(after.removeFirst()) }
    return true
  }

  // MARK: - Lines

  /// A line of the text as far as it fits, and where the cursor stands in it.
  struct ShownLine: Hashable, Sendable {
    /// The part that fits.
    let text: String
    /// The column of the cursor, from 0; `nil` where it stands in another line.
    let column: Int?
  }

  /// The lines around the cursor, cut to a width so that the cursor is always within it.
  ///
  /// - Parameters:
  ///   - width: The cells of a line, at least 1; the cursor needs one of them.
  ///   - height: The most lines, at least 1.
  ///   - cells: The widths of characters.
  /// - Returns: At least one line.
  func shown(width: Int, height: Int, cells: CellWidth) -> [ShownLine] {
    let beginnings = before.split(separator: "\n", omittingEmptySubsequences: false)
    let ends = after.split(separator: "\n", omittingEmptySubsequences: false)
    let current = Self.cut(String(beginnings.last ?? ""), String(ends.first ?? ""), width: width, cells)
    let above = beginnings.dropLast().map {
      ShownLine(text: Self.cut(String($0), width: width, cells), column: nil)
    }
    let below = ends.dropFirst().map {
      ShownLine(text: Self.cut(String($0), width: width, cells), column: nil)
    }
    let lines = above + [current] + below
    return Array(lines[window(height: height)])
  }

  /// The positions of the lines that ``shown(width:height:cells:)`` gives: the one with the cursor is the last of them,
  /// unless the first ones fit.
  ///
  /// - Parameter height: The most lines, at least 1.
  /// - Returns: The positions among all lines, from 0.
  func window(height: Int) -> Range<Int> {
    let first = max(before.count { $0 == "\n" } - height + 1, 0)
    return first..<min(first + height, lineCount)
  }

  /// The number of lines of the text.
  var lineCount: Int { before.count { $0 == "\n" } + after.count { $0 == "\n" } + 1 }

  /// The first lines of a text without the cursor, cut to a width.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - width: The cells of a line, at least 1.
  ///   - height: The most lines, at least 1.
  ///   - cells: The widths of characters.
  /// - Returns: At least one line.
  static func lines(of text: String, width: Int, height: Int, cells: CellWidth) -> [ShownLine] {
    text.split(separator: "\n", omittingEmptySubsequences: false).prefix(height).map {
      ShownLine(text: cut(String($0), width: width, cells), column: nil)
    }
  }

  /// The line with the cursor: its end is shown before the cursor, with an ellipsis on either side for what does not fit.
  private static func cut(_ before: String, _ after: String, width: Int, _ cells: CellWidth) -> ShownLine {
    var shown = before
    if cells.cells(of: before) > width - 1 {
      let end = fitting(before.reversed(), in: width - 2, cells)
      shown = (width > 1 ? "…" : "") + String(end.reversed())
    }
    let column = cells.cells(of: shown)
    return ShownLine(text: shown + cut(after, width: width - column, cells), column: column)
  }

  /// The beginning of a line without the cursor.
  private static func cut(_ line: String, width: Int, _ cells: CellWidth) -> String {
    guard cells.cells(of: line) > width else { return line }
    return fitting(line, in: width - 1, cells) + "…"
  }

  /// The first characters that have room in some cells.
  private static func fitting(_ characters: some Sequence<Character>, in room: Int, _ cells: CellWidth)
    -> String
  {
    var room = room
    return String(
      characters.prefix { character in
        room -= cells.cells(of: character)
        return room >= 0
      }
    )
  }
}
