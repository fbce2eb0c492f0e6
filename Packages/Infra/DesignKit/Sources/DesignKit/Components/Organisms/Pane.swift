/// One of several parts of a screen that stand side by side where there is room.
public struct Pane: Hashable, Sendable {
  /// What the pane shows, in one or two words.
  public let title: SafeText
  /// The fewest cells it is worth showing with beside others, 1 to ``RenderEnvironment/maximumWidth``.
  public let minimumWidth: Int
  /// What is in it.
  public let content: Element

  /// Creates a pane.
  ///
  /// - Parameters:
  ///   - title: What the pane shows.
  ///   - minimumWidth: The fewest cells it is worth showing with beside others; three panes of the usual 38 fill
  ///     120 columns, two fill 79.
  ///   - content: What is in it.
  public init(_ title: SafeText, minimumWidth: Int = 38, _ content: Element) {
    self.title = title
    self.minimumWidth = min(max(minimumWidth, 1), RenderEnvironment.maximumWidth)
    self.content = content
  }
}
