extension String {
  /// The lines with the line breaks that end them, so that joined they are the text again, byte for byte.
  package var linesWithEnds: [Substring] {
    var lines: [Substring] = []
    var start = startIndex
    // By bytes, because a carriage return with its line feed is a single Character.
    while let feed = utf8[start...].firstIndex(of: UInt8(ascii: "\n")) {
      let next = utf8.index(after: feed)
      lines.append(self[start..<next])
      start = next
    }
    if start < endIndex { lines.append(self[start...]) }
    return lines
  }
}

extension StringProtocol {
  /// The text without the line break at its end.
  package var withoutLineEnd: SubSequence {
    self[..<(lastIndex { !$0.isNewline }.map { index(after: $0) } ?? startIndex)]
  }

  /// The line break at the end; an empty text when there is none.
  package var lineEnd: String { String(self[withoutLineEnd.endIndex...]) }
}
