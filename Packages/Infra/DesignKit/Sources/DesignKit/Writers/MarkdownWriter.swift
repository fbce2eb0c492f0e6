/// Writes Markdown: the CommonMark syntax with the tables and task lists of GitHub Flavored Markdown.
///
/// What a text contains is escaped, so that nothing in it becomes markup, with one exception: GitHub makes a link of
/// whatever looks like an address of mail. Emphasis that its neighbours would break is left out. Statuses, icons and
/// pictures are given in their words. Lines are not wrapped; width and capability make no difference.
public struct MarkdownWriter: ElementWriter {
  /// Creates a writer.
  public init() {}

  /// Writes a tree as blocks with an empty line between two of them.
  public func render(_ element: Element, in environment: RenderEnvironment) -> String {
    let blocks = MarkdownReading(vocabulary: environment.vocabulary).blocks(of: element)
    return blocks.isEmpty ? "" : MarkdownBlocks.joined(blocks) + "\n"
  }
}
