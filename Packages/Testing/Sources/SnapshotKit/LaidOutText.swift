import TerminalModel

/// A text that was laid out for a number of columns, with every line filled up to that width.
///
/// Recordings show what changed, these rules show what is wrong: they hold for every layout, however often it is
/// recorded.
public struct LaidOutText: Sendable {
  private let width: Int
  private let lines: [[Character]]
  private let cells: [[Int]]
  /// The lines as texts, in which a word is found quickly.
  private let texts: [String]

  /// Takes a text apart.
  ///
  /// - Parameters:
  ///   - text: The text without escape sequences, each line filled up with blanks.
  ///   - width: The columns it was laid out for.
  public init(_ text: String, width: Int) {
    self.width = width
    var texts = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if texts.last?.isEmpty == true { texts.removeLast() }
    var known: [Character: Int] = [:]
    lines = texts.map(Array.init)
    cells = lines.map { line in
      line.map { character in
        if let count = known[character] { return count }
        let count = TerminalWidths.unicode.cells(in: String(character))
        known[character] = count
        return count
      }
    }
    self.texts = texts
  }

  /// The violations of the layout rules, in the order of the lines.
  public var problems: [LayoutProblem] {
    lines.indices.flatMap { line in
      [widthProblems, controlCharacters, raggedFrames, movedDividers, wideTables].flatMap { $0(line) }
    }
  }

  /// How a text of the content is shown.
  ///
  /// - Parameter text: The text; white space and what cannot be seen do not count.
  /// - Returns: Whether it is there as a whole, on one line or on lines below each other.
  public func showing(of text: String) -> TextShowing {
    let words = text.visible.split(whereSeparator: \.isWhitespace).map(Array.init)
    guard let first = words.first, let letter = first.first else { return .whole }
    if words.count == 1, texts.contains(where: { $0.contains(String(first)) }) { return .whole }
    var best = TextShowing.absent
    for line in lines.indices where texts[line].contains(String(letter)) {
      for place in texts[line].contains(String(first)) ? lines[line].places(of: first) : [] {
        let found = showing(of: words, on: line, from: place)
        if found == .whole { return .whole }
        if found == .cut || best == .absent { best = found }
      }
      if best == .absent, texts[line].contains("…"), lines[line].hasCut(of: first) { best = .cut }
    }
    return best
  }

  private func showing(of words: [[Character]], on line: Int, from place: Int) -> TextShowing {
    var (word, line, place) = (0, line, place)
    while true {
      while word < words.count, lines[line][place...].starts(with: words[word]) {
        place += words[word].count
        word += 1
        while word < words.count, place < lines[line].count, lines[line][place] == " " { place += 1 }
      }
      if word == words.count { return .whole }
      if lines[line].isCut(at: place, before: words[word]) { return .cut }
      // A paragraph may end within the text.
      let below = ((line + 1)..<max(lines.count, line + 1)).prefix(2).first {
        texts[$0].contains(String(words[word]))
      }
      guard let below, let next = lines[below].places(of: words[word]).first else {
        // One word of several may stand there for another reason.
        return word < 2 ? .absent : .cutWithoutMark
      }
      (line, place) = (below, next)
    }
  }
}

/// A violation of the layout rules.
///
/// Lines and columns are counted from 0.
public enum LayoutProblem: Hashable, Sendable {
  /// A line takes another number of columns than it should.
  case width(line: Int, columns: Int)
  /// A character that a terminal would obey, or that changes the direction of writing.
  case controlCharacter(line: Int, value: UInt32)
  /// The sides of a frame are not below its corners.
  case raggedFrame(line: Int)
  /// A column divider is not aligned with the line above.
  case movedDivider(line: Int)
  /// The titles or the first row of a table reach beyond the rule between them.
  case wideTable(line: Int)
}

/// How much of a text is on a screen.
public enum TextShowing: Hashable, Sendable {
  /// All of it.
  case whole
  /// The beginning, with a mark that says so.
  case cut
  /// The beginning, and nothing says that there was more.
  case cutWithoutMark
  /// Nothing of it.
  case absent
}

// MARK: - The rules

extension LaidOutText {
  private func widthProblems(_ line: Int) -> [LayoutProblem] {
    let columns = cells[line].reduce(0, +)
    return columns == width ? [] : [.width(line: line, columns: columns)]
  }

  private func controlCharacters(_ line: Int) -> [LayoutProblem] {
    lines[line].flatMap(\.unicodeScalars)
      .filter { $0.isControl || $0.turnsWriting }
      .map { .controlCharacter(line: line, value: $0.value) }
  }

  private func raggedFrames(_ line: Int) -> [LayoutProblem] {
    corners(on: line).compactMap { left, right in
      for below in (line + 1)..<max(lines.count, line + 1) {
        switch (character(below, left), character(below, right)) {
        case ("╰", "╯"): return nil
        case ("│", "│"), ("├", "┤"), ("│", "┃"), ("│", "║"): continue
        default: return .raggedFrame(line: below)
        }
      }
      return .raggedFrame(line: line)
    }
  }

  /// The columns of the upper corners that belong together.
  private func corners(on line: Int) -> [(left: Int, right: Int)] {
    let starts = columns(of: "╭", on: line)
    let ends = columns(of: "╮", on: line)
    return zip(starts, ends).map { (left: $0, right: $1) }
  }

  private func movedDividers(_ line: Int) -> [LayoutProblem] {
    let crossings = columns(of: "┼", on: line)
    guard !crossings.isEmpty else { return [] }
    var found: [LayoutProblem] = []
    for other in [line - 1] + Array((line + 1)..<max(lines.count, line + 1))
    where lines.indices.contains(other) {
      let dividers = columns(of: "│", on: other)
      if dividers.isEmpty { if other > line { break } else { continue } }
      if !Set(crossings).isSubset(of: dividers) { found.append(.movedDivider(line: other)) }
    }
    return found
  }

  private func wideTables(_ line: Int) -> [LayoutProblem] {
    guard line > 0, let start = lines[line].firstIndex(of: "─"), let end = lines[line].lastIndex(of: "─"),
      lines[line].allSatisfy({ $0 == "─" || $0 == " " }), isText(line - 1), isText(line + 1)
    else { return [] }
    let columns = cells[line][..<start].reduce(0, +)..<(cells[line][...end].reduce(0, +))
    return [line - 1, line + 1].filter { other in
      guard let last = lines[other].lastIndex(where: { $0 != " " }) else { return false }
      return cells[other][...last].reduce(0, +) > columns.upperBound
    }
    .map { .wideTable(line: $0) }
  }

  private func isText(_ line: Int) -> Bool {
    lines.indices.contains(line) && lines[line].contains { $0 != " " }
  }

  private func columns(of character: Character, on line: Int) -> [Int] {
    lines[line].indices.filter { lines[line][$0] == character }.map { cells[line][..<$0].reduce(0, +) }
  }

  private func character(_ line: Int, _ column: Int) -> Character? {
    var passed = 0
    for (character, count) in zip(lines[line], cells[line]) {
      if passed == column { return character }
      passed += count
    }
    return nil
  }
}

extension [Character] {
  /// Where a word begins, at the beginning of a word.
  fileprivate func places(of word: [Character]) -> [Int] {
    guard let first = word.first, count >= word.count else { return [] }
    return (0...(count - word.count)).filter { place in
      self[place] == first && self[place...].starts(with: word)
        && (place == 0 || !self[place - 1].isLetter && !self[place - 1].isNumber)
    }
  }

  /// Whether a mark says that the text ends here, maybe behind a part of its next word.
  fileprivate func isCut(at place: Int, before word: [Character]) -> Bool {
    let mark = self[..<Swift.min(place, count)].lastIndex { $0 != " " }.map { $0 + 1 } ?? 0
    if mark < count, self[mark] == "…" { return true }
    guard place < count else { return false }
    let part = zip(self[place...], word).prefix { $0 == $1 }.count
    if place + part < count, self[place + part] == "…" { return true }
    // A pause before the mark is left out.
    return mark > 0 && self[..<mark].last.map { $0 == "…" } ?? false
  }

  /// Whether a part of a word stands here with the mark behind it.
  fileprivate func hasCut(of word: [Character]) -> Bool {
    (1..<Swift.max(word.count, 1)).contains { length in
      !places(of: Array(word.prefix(length)) + ["…"]).isEmpty
    }
  }
}

extension String {
  fileprivate var visible: String {
    String(String.UnicodeScalarView(unicodeScalars.filter { !$0.isInvisible }))
  }
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool { properties.generalCategory == .control }

  fileprivate var turnsWriting: Bool {
    (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value) || value == 0x200E
      || value == 0x200F
  }

  fileprivate var isInvisible: Bool {
    [.control, .format].contains(properties.generalCategory) && self != "\n" && self != "\t"
  }
}
