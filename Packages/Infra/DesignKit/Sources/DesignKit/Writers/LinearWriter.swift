/// Writes for screen readers: one fact a line in reading order, in words, without drawing or columns.
///
/// Headings, links, statuses and positions are said in the words of the environment's ``Vocabulary``; icons say
/// their word or nothing. Lines are not wrapped: the reader decides how much to read at once. Width and
/// capability make no difference.
public struct LinearWriter: ElementWriter {
  /// Creates a writer.
  public init() {}

  /// Writes a tree as sentences.
  public func render(_ element: Element, in environment: RenderEnvironment) -> String {
    LinearReading(vocabulary: environment.vocabulary).lines(of: element)
      .map { LinearReading.tidied($0) }.filter { !$0.isEmpty }
      .map { $0 + "\n" }.joined()
  }
}
