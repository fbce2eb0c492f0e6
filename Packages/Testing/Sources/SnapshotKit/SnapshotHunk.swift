/// Neighbouring lines that differ between a recording and a text.
public struct SnapshotHunk: Hashable, Sendable {
  /// The line of the text at which they stand, counted from 1.
  public let line: Int
  /// The lines as they were recorded; empty where lines came in addition.
  public let expected: [String]
  /// The lines as they are now; empty where lines went away.
  public let actual: [String]

  /// Beyond so many changed lines, a difference is told as one piece: finding the pieces takes time by the square.
  private static let maximumChange = 2000

  /// Creates a place at which two texts differ.
  ///
  /// - Parameters:
  ///   - line: The line of the text, counted from 1.
  ///   - expected: The lines as they were recorded.
  ///   - actual: The lines as they are now.
  public init(line: Int, expected: [String], actual: [String]) {
    self.line = line
    self.expected = expected
    self.actual = actual
  }

  /// Finds the places at which two texts differ, the first one first.
  static func between(_ actual: [String], expected: [String]) -> [SnapshotHunk] {
    let start = zip(actual, expected).prefix { areIdentical($0, $1) }.count
    let common = zip(actual.reversed(), expected.reversed()).prefix { areIdentical($0, $1) }.count
    let end = min(common, actual.count - start, expected.count - start)
    let new = Array(actual[start..<(actual.count - end)])
    let old = Array(expected[start..<(expected.count - end)])
    if new.count + old.count > maximumChange {
      return [SnapshotHunk(line: start + 1, expected: old, actual: new)]
    }
    return pieces(new, expected: old, firstLine: start + 1)
  }

  private static func pieces(_ actual: [String], expected: [String], firstLine: Int) -> [SnapshotHunk] {
    let difference = actual.difference(from: expected, by: areIdentical)
    let removed = offsets(of: difference.removals)
    let inserted = offsets(of: difference.insertions)
    var hunks: [SnapshotHunk] = []
    var (old, new) = (0, 0)
    while old < expected.count || new < actual.count {
      let (oldStart, newStart) = (old, new)
      while removed.contains(old) { old += 1 }
      while inserted.contains(new) { new += 1 }
      if old == oldStart, new == newStart {
        old += 1
        new += 1
      } else {
        hunks.append(
          SnapshotHunk(
            line: firstLine + newStart,
            expected: Array(expected[oldStart..<old]),
            actual: Array(actual[newStart..<new])
          )
        )
      }
    }
    return hunks
  }

  private static func offsets(of changes: [CollectionDifference<String>.Change]) -> Set<Int> {
    Set(
      changes.map { change in
        switch change {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
      }
    )
  }

  /// String equality would take a decomposed letter for a composed one.
  static func areIdentical(_ first: String, _ second: String) -> Bool {
    first.unicodeScalars.elementsEqual(second.unicodeScalars)
  }
}
