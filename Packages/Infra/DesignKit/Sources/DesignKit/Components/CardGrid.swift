extension Element {
  /// Cards side by side in as many columns as fit, equally high in each row.
  ///
  /// - Parameters:
  ///   - cards: The cards, in reading order.
  ///   - minimumWidth: The fewest cells a card is given, 1 or more.
  /// - Returns: The cards row by row; a screen reader hears the position of each.
  public static func cardGrid(_ cards: [Element], minimumWidth: Int = 26) -> Element {
    .grid(cards, minimumWidth: minimumWidth)
  }

  /// A grid whose cards are not there.
  ///
  /// - Parameters:
  ///   - placeholder: Why there are no cards.
  ///   - count: While they are on their way, how many empty cards hold their place, brought into 0 to 100.
  ///   - minimumWidth: The fewest cells a card is given, 1 or more.
  /// - Returns: Words for the reason, and empty cards in place of those that are on their way.
  public static func cardGrid(
    placeholder: Placeholder,
    like count: Int = 3,
    minimumWidth: Int = 26
  ) -> Element {
    guard case .loading = placeholder else { return .placeholder(placeholder) }
    let card = Element.card(.skeleton([60, 90, 75]))
    let cards = Array(repeating: card, count: min(max(count, 0), 100))
    return .stack([.placeholder(placeholder), .cardGrid(cards, minimumWidth: minimumWidth)])
  }
}
