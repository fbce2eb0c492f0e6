import Foundation

extension Int {
  /// The number with a noun, which gets an `s` for any number but one.
  package func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}

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

  package var lineEnd: String { String(self[withoutLineEnd.endIndex...]) }
}

/// Writes values for programs to read: one JSON object with sorted keys.
package enum JSONText {
  /// The text of a value, indented or on one line; an empty object for one that cannot be written.
  package static func text(of value: some Encodable, isIndented: Bool = true) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if isIndented { encoder.outputFormatting.insert(.prettyPrinted) }
    return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}
