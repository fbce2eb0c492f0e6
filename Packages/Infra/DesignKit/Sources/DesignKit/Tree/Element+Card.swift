extension Element {
  /// Content in a frame, with a title and a footer on the frame.
  ///
  /// - Parameters:
  ///   - title: The name of what is inside, on the upper edge.
  ///   - detail: A word at the end of the upper edge; left out where there is no room.
  ///   - footer: A quiet note on the lower edge.
  ///   - border: The frame; with less than 8 cells there is none.
  ///   - isSelected: Whether the card is the chosen one: its frame is heavy and a mark stands before its title.
  ///   - content: What is inside.
  /// - Returns: The content in its frame.
  public static func card(
    title: SafeText? = nil,
    detail: StyledText? = nil,
    footer: StyledText? = nil,
    border: Border = .rounded,
    isSelected: Bool = false,
    _ content: Element
  ) -> Element {
    let look: Card.Look = isSelected ? .selected : .plain
    return card(
      Card(title: title, detail: detail, footer: footer, border: border, look: look, content: content)
    )
  }

  /// A card whose content is not there.
  ///
  /// - Parameters:
  ///   - title: The name of what would be inside.
  ///   - border: The frame.
  ///   - isSelected: Whether the card is the chosen one.
  ///   - placeholder: Why there is no content.
  ///   - shares: While it is on its way, the length of each line of a stand-in, in percent of the width.
  /// - Returns: A frame with words for the reason.
  public static func card(
    title: SafeText? = nil,
    border: Border = .rounded,
    isSelected: Bool = false,
    placeholder: Placeholder,
    like shares: [Int] = [90, 70, 45]
  ) -> Element {
    .card(title: title, border: border, isSelected: isSelected, .placeholder(placeholder, like: shares))
  }

  /// The upper edge of a card that lies behind another one.
  static func cardBehind(title: SafeText, detail: StyledText?) -> Element {
    card(Card(title: title, detail: detail, footer: nil, border: .rounded, look: .behind, content: .empty))
  }

  private static func card(_ card: Card) -> Element {
    if card.content.isAtMaximumDepth {
      let heading = card.markedTitle.map { Element.text($0) } ?? .empty
      return .stack([heading, card.content, card.footer.map { .text($0) } ?? .empty])
    }
    return Element(containing: card.content) { _ in .card(card) }
  }
}
