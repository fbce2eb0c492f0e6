/// A line whose sentences are numbered.
///
/// For example `1. Peel. 2. Slice. 3. Fry.`
enum NumberedSentences {
  /// Divides a line before each number that follows the one before and stands after the end of a sentence.
  ///
  /// - Parameter line: A line with single blanks.
  /// - Returns: The parts, which joined by blanks are the line; the whole line unless it begins with the number 1.
  static func split(_ line: String) -> [String] {
    guard let first = StepMarker(line, after: 0), first.number == 1, !first.rest.isEmpty else {
      return [line]
    }
    var parts: [[Substring]] = [[]]
    var number = 1
    let words = line.split(separator: " ")
    for (place, word) in words.enumerated() {
      let isAfterSentence = place > 0 && words[place - 1].last.map(".!?)。:;".contains) == true
      // A number, perhaps with the word “step” before it, and the word after.
      let next = words[place...].prefix(3).joined(separator: " ")
      if isAfterSentence, let marker = StepMarker(next, after: number), marker.number == number + 1,
        !marker.rest.isEmpty
      {
        parts.append([])
        number += 1
      }
      parts[parts.count - 1].append(word)
    }
    return parts.map { $0.joined(separator: " ") }
  }
}
