/// Finds what somebody may have meant by a name that is not known.
public enum NearestName {
  /// The candidate that takes the fewest typing mistakes to turn into the name.
  ///
  /// - Parameters:
  ///   - name: What was typed; letter case does not count.
  ///   - candidates: The names that there are; of equally near ones the first wins.
  /// - Returns: The nearest one; nil when none is within a third of the name's length.
  public static func nearest(to name: String, among candidates: [String]) -> String? {
    // No name is longer; the bound keeps the cost of a hostile one small.
    guard !name.isEmpty, name.utf8.count <= 100 else { return nil }
    let scored = candidates.map { (name: $0, mistakes: mistakes(from: name, to: $0)) }
    guard let best = scored.min(by: { $0.mistakes < $1.mistakes }) else { return nil }
    return best.mistakes <= max(1, name.count / 3) ? best.name : nil
  }

  /// The number of insertions, deletions, replacements and swaps of neighbours between two names.
  private static func mistakes(from first: String, to second: String) -> Int {
    let (first, second) = (Array(first.lowercased()), Array(second.lowercased()))
    var rows = [Array(0...second.count)]
    for (row, letter) in first.enumerated() {
      var next = [row + 1]
      for (column, other) in second.enumerated() {
        let replaced = rows[row][column] + (letter == other ? 0 : 1)
        var best = min(replaced, rows[row][column + 1] + 1, next[column] + 1)
        if row > 0, column > 0, letter == second[column - 1], first[row - 1] == other {
          best = min(best, rows[row - 1][column - 1] + 1)
        }
        next.append(best)
      }
      rows.append(next)
    }
    return rows[first.count][second.count]
  }
}
