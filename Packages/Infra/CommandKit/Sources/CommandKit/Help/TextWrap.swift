/// Breaks text into lines between words.
enum TextWrap {
  /// The lines of a text, each at most as wide as asked unless a single word is wider.
  ///
  /// Line breaks in the text are kept, and a line's indentation is repeated where it is broken. Widths count
  /// characters: help is written by this project, not received.
  static func lines(_ text: String, width: Int) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { wrap($0, width: width) }
  }

  /// The lines of a row of words that must not be broken themselves, with an indentation from the second line on.
  static func fill(_ words: [String], width: Int, indentation: String) -> [String] {
    var lines: [String] = []
    var current = ""
    for word in words {
      if current.isEmpty {
        current = word
      } else if current.count + 1 + word.count <= width {
        current += " " + word
      } else {
        lines.append(current)
        current = indentation + word
      }
    }
    return lines + [current]
  }

  private static func wrap(_ line: Substring, width: Int) -> [String] {
    guard line.count > width else { return [String(line)] }
    let indentation = String(line.prefix { $0 == " " })
    var words = line.split(separator: " ").map(String.init)
    guard let first = words.first else { return [""] }
    words[0] = indentation + first
    return fill(words, width: width, indentation: indentation)
  }
}
