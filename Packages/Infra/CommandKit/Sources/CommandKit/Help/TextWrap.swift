/// Breaks text into lines between words.
enum TextWrap {
  /// A second column with less room goes on below the first.
  private static let narrowestColumn = 16

  /// The lines of a text, each at most as wide as asked unless a single word is wider.
  ///
  /// Line breaks in the text are kept. A line is continued below its beginning, and an indented line of two columns
  /// below its second one. Widths count characters: help is written by this project, not received.
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
    if let column = secondColumn(of: line), width - column >= narrowestColumn {
      let label = String(line.prefix(column))
      let indentation = String(repeating: " ", count: column)
      let lines = lines(String(line.dropFirst(column)), width: width - column)
      return lines.enumerated().map { ($0.offset == 0 ? label : indentation) + $0.element }
    }
    let indentation = String(line.prefix { $0 == " " })
    var words = line.split(separator: " ").map(String.init)
    guard let first = words.first else { return [""] }
    words[0] = indentation + first
    return fill(words, width: width, indentation: indentation)
  }

  /// Where the text begins that two or more blanks set apart from an indented label.
  private static func secondColumn(of line: Substring) -> Int? {
    let label = line.drop { $0 == " " }
    guard label.startIndex > line.startIndex, let gap = label.firstRange(of: "  ") else { return nil }
    let text = label[gap.upperBound...].drop { $0 == " " }
    return text.isEmpty ? nil : line.distance(from: line.startIndex, to: text.startIndex)
  }
}
