/// One of several parts of a screen that stand side by side where there is room.
public struct Pane: Hashable, Sendable {
  /// What the pane shows, in one or two words.
  public let title: SafeText
  /// How wide it is beside others.
  public let width: Column.Width
  /// Panes with a higher one reach their ideal width first.
  public let priority: Int
  /// What it shows where it has the screen for itself, with a heading of its own; nil for what it always shows.
  public let alone: Element?
  /// What is in it.
  public let content: Element

  /// Creates a pane.
  ///
  /// - Parameters:
  ///   - title: What the pane shows.
  ///   - width: How wide it is beside others; three panes of the usual 38 cells fill 120 columns, two fill 79.
  ///   - priority: Panes with a higher one reach their ideal width first.
  ///   - alone: What it shows where it has the screen for itself, with a heading of its own; nil for its title and
  ///     its content.
  ///   - content: What is in it.
  public init(
    _ title: SafeText,
    width: Column.Width = .flexible(minimum: 38, ideal: 38),
    priority: Int = 0,
    alone: Element? = nil,
    _ content: Element
  ) {
    self.title = title
    self.width = width
    self.priority = priority
    self.alone = alone
    self.content = content
  }
}
