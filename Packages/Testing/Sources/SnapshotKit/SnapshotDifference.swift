/// Where two texts part, and what stands there.
public struct SnapshotDifference: Hashable, Sendable {
  /// The line of the first difference, counted from 1.
  public let line: Int
  /// The character in that line, counted from 1 in grapheme clusters.
  public let column: Int
  /// The line as it was recorded; nil when the recording ends before it.
  public let expected: String?
  /// The line as it is now; nil when the text ends before it.
  public let actual: String?
  /// The equal lines right before the difference, oldest first.
  public let context: [String]
  /// Every place that differs, the first one first.
  public let hunks: [SnapshotHunk]

  /// Finds the first difference between two texts.
  ///
  /// - Parameters:
  ///   - actual: The text as it is now.
  ///   - expected: The text as it was recorded.
  /// - Returns: The place and the lines around it, or nil when the texts have the same Unicode scalars.
  public static func between(_ actual: String, expected: String) -> SnapshotDifference? {
    if SnapshotHunk.areIdentical(actual, expected) { return nil }
    let actualLines = lines(of: actual)
    let expectedLines = lines(of: expected)
    let same = zip(actualLines, expectedLines).prefix { SnapshotHunk.areIdentical($0, $1) }.count
    let actualLine = same < actualLines.count ? actualLines[same] : nil
    let expectedLine = same < expectedLines.count ? expectedLines[same] : nil
    let column = zip(actualLine ?? "", expectedLine ?? "").prefix {
      SnapshotHunk.areIdentical(String($0), String($1))
    }.count
    return SnapshotDifference(
      line: same + 1,
      column: column + 1,
      expected: expectedLine,
      actual: actualLine,
      context: Array(actualLines[max(same - 3, 0)..<same]),
      hunks: SnapshotHunk.between(actualLines, expected: expectedLines)
    )
  }

  private static func lines(of text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
