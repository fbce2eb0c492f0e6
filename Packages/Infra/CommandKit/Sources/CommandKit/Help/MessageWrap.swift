extension HelpFormat {
  /// Breaks a message into lines between its words.
  ///
  /// What stands between quotation marks, and a command behind a colon at the end of a line, are broken only
  /// where no line has room for them, so that a command can be copied.
  ///
  /// - Parameters:
  ///   - message: The message; its line breaks stay.
  ///   - program: How the user calls the program, which is how a command begins.
  /// - Returns: The lines with a line break between two.
  public func wrapped(_ message: String, program: String) -> String {
    let lines = message.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      wrap.lines(holdingTogether(String(line), program), width: width)
    }
    return String(lines.joined(separator: "\n").map { $0 == Self.fixedBlank ? " " : $0 })
  }

  /// Stands for a blank at which no line ends.
  private static let fixedBlank: Character = "\u{A0}"

  private func holdingTogether(_ line: String, _ program: String) -> String {
    var characters = Array(line)
    for span in Self.quotations(in: characters) + Self.command(of: program, in: line) {
      guard cells(String(characters[span])) <= width else { continue }
      for index in span where characters[index] == " " { characters[index] = Self.fixedBlank }
    }
    return String(characters)
  }

  /// The places between quotation marks, with the marks; an apostrophe within a word is none.
  private static func quotations(in characters: [Character]) -> [Range<Int>] {
    var spans: [Range<Int>] = []
    var start: Int?
    for (index, character) in characters.enumerated() {
      if let opening = start {
        let isClosing = characters[opening] == "“" ? character == "”" : character == "'"
        guard isClosing, characters[opening] == "“" || !isWord(characters, index + 1) else { continue }
        spans.append(opening..<index + 1)
        start = nil
      } else if character == "“" || (character == "'" && !isWord(characters, index - 1)) {
        start = index
      }
    }
    return spans
  }

  private static func isWord(_ characters: [Character], _ index: Int) -> Bool {
    guard characters.indices.contains(index) else { return false }
    return characters[index].isLetter || characters[index].isNumber
  }

  /// The place of a command at the end of a line; none where there is no such command.
  private static func command(of program: String, in line: String) -> [Range<Int>] {
    guard let found = line.firstRange(of: ": \(program) ") else { return [] }
    return [line.distance(from: line.startIndex, to: found.lowerBound) + 2..<line.count]
  }
}
