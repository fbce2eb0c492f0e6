/// One of several cards that lie behind each other.
public struct FannedCard: Hashable, Sendable {
  /// The name of the card, which is seen even when the card lies behind others.
  public let title: SafeText
  /// A word at the end of the upper edge; left out where there is no room.
  public let detail: StyledText?
  /// The content of the card, visible on the first card.
  public let content: Element

  /// Creates a card.
  ///
  /// - Parameters:
  ///   - title: The name of the card.
  ///   - detail: A word at the end of the upper edge.
  ///   - content: The content of the card.
  public init(title: SafeText, detail: StyledText? = nil, _ content: Element) {
    self.title = title
    self.detail = detail
    self.content = content
  }
}

extension Element {
  /// The most cards that are seen behind the one in front.
  private static let fanDepth = 4
  /// With fewer cells, the cards behind are a list below the one in front.
  private static let fanWidth = 36

  /// Cards behind each other, as a hand of cards: the first in front and whole, of the others the upper edge.
  ///
  /// Where there is little room, and for a screen reader, the others are a list of titles below the first.
  /// Four cards are seen behind it; the count tells of the rest.
  ///
  /// - Parameters:
  ///   - cards: The cards, the one in front first.
  ///   - count: How many cards there are, in words, such as "12 cards".
  /// - Returns: The cards and the count; nothing without cards.
  public static func fan(_ cards: [FannedCard], count: SafeText? = nil) -> Element {
    guard let first = cards.first else { return .empty }
    let behind = Array(cards.dropFirst().prefix(fanDepth))
    let front = Element.card(title: first.title, detail: first.detail, first.content)
    let note = count.map { Element.text(StyledText($0, .muted)) } ?? .empty
    return .adaptive(
      minimumWidth: fanWidth,
      wide: .stack([fanned(behind, front: front), note]),
      narrow: .stack([front, .list(behind.map(fanTitle)), note])
    )
  }

  /// A hand of cards that is not there.
  ///
  /// - Parameters:
  ///   - placeholder: Why there are no cards.
  ///   - count: While they are on their way, how many empty cards hold their place, brought into 1 to 5.
  /// - Returns: Words for the reason, on a card in front of empty ones while they are on their way.
  public static func fan(placeholder: Placeholder, like count: Int = 3) -> Element {
    guard case .loading = placeholder else { return .placeholder(placeholder) }
    let front = Element.card(placeholder: placeholder)
    let behind = Array(repeating: FannedCard(title: "", .empty), count: min(max(count - 1, 0), fanDepth))
    return .adaptive(minimumWidth: fanWidth, wide: fanned(behind, front: front), narrow: front)
  }

  /// The last card is the highest and set in most, the one in front has all the room.
  private static func fanned(_ behind: [FannedCard], front: Element) -> Element {
    let edges = behind.enumerated().reversed().map { index, card in
      let inset = 2 * (index + 1)
      return Element.cardBehind(title: card.title, detail: card.detail)
        .padded(Insets(leading: inset, trailing: inset))
    }
    return .stack(edges + [front])
  }

  private static func fanTitle(_ card: FannedCard) -> Element {
    .row(ListRow(card.title, titleLines: 1, icon: .bullet, trailing: card.detail))
  }
}
