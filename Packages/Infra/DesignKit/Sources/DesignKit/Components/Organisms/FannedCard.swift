/// One of several cards that lie behind each other.
public struct FannedCard: Hashable, Sendable {
  /// The name of the card, which is seen even when the card lies behind others.
  public let title: SafeText
  /// A word at the end of the upper edge; left out where there is no room.
  public let detail: StyledText?
  /// What is on the card, seen when it is in front.
  public let content: Element

  /// Creates a card.
  ///
  /// - Parameters:
  ///   - title: The name of the card.
  ///   - detail: A word at the end of the upper edge.
  ///   - content: What is on the card.
  public init(title: SafeText, detail: StyledText? = nil, _ content: Element) {
    self.title = title
    self.detail = detail
    self.content = content
  }
}
