/// Finds what the user may have meant by a word that is not known.
public enum Suggestion {
  /// The candidate that takes the fewest typing mistakes to turn into the word; `nil` if none is near.
  ///
  /// One mistake is allowed for every three characters, and at least one. Of equally near candidates the first wins.
  /// Letter case does not count.
  ///
  /// - Parameters:
  ///   - word: The word as it was typed.
  ///   - candidates: The words that are known.
  /// - Returns: One of the candidates.
  public static func nearest(to word: String, among candidates: [String]) -> String? {
    // The bound keeps the cost of a hostile word constant: no name is that long.
    guard !word.isEmpty, word.utf8.count <= 64 else { return nil }
    let limit = max(1, word.count / 3)
    let scored = candidates.map { (name: $0, distance: distance(from: word, to: $0)) }
    let best = scored.min { $0.distance < $1.distance }
    guard let best, best.distance <= limit else { return nil }
    return best.name
  }

  /// The number of insertions, deletions, replacements and swaps of neighbours between two words.
  ///
  /// This is the optimal string alignment distance; letter case does not count.
  ///
  /// - Parameters:
  ///   - first: A word.
  ///   - second: Another word.
  /// - Returns: The number of mistakes, 0 or more.
  public static func distance(from first: String, to second: String) -> Int {
    let first = Array(first.lowercased())
    let second = Array(second.lowercased())
    var beforePrevious: [Int] = []
    var previous = Array(0...second.count)
    for row in 0..<first.count {
      var current = [row + 1]
      for column in 0..<second.count {
        let replacement = previous[column] + (first[row] == second[column] ? 0 : 1)
        var best = min(replacement, previous[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
          best = min(best, beforePrevious[column - 1] + 1)
        }
        current.append(best)
      }
      beforePrevious = previous
      previous = current
    }
    return previous[second.count]
  }
}
