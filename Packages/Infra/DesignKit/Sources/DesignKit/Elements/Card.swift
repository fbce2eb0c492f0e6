/// The frame of a card.
public enum Border: String, CaseIterable, Hashable, Sendable {
  /// Rounded corners.
  case rounded
  /// Square corners.
  case square
  /// ASCII characters, even where the output supports more.
  case ascii
  /// No frame: title, content and footer below each other.
  case none
}

/// Content in a frame, with a title and a footer on the frame.
struct Card: Hashable, Sendable {
  enum Look: Hashable, Sendable {
    case plain
    /// In a heavy frame, with a mark before its title.
    case selected
    /// Only the upper edge is seen, since another card is in front.
    case behind
  }

  let title: SafeText?
  let detail: StyledText?
  let footer: StyledText?
  let border: Border
  var look = Look.plain
  let content: Element

  /// The title, behind a mark where the card is chosen.
  var markedTitle: StyledText? {
    let title = title.map { StyledText($0, .title) }
    guard look == .selected else { return title }
    let mark = StyledText(.pointer, .accent)
    return title.map { "\(mark) \($0)" } ?? mark
  }
}

extension Element {
  /// Content in a frame, with a title and a footer on the frame.
  ///
  /// - Parameters:
  ///   - title: The title on the upper edge.
  ///   - detail: A word at the end of the upper edge; left out where there is no room.
  ///   - footer: A quiet note on the lower edge.
  ///   - border: The frame; with less than 8 cells there is none.
  ///   - isSelected: Whether the card is the chosen one: its frame is heavy and a mark stands before its title.
  ///   - content: The content.
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
  ///   - shares: While it loads, the length of each line of a stand-in, in percent of the width.
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

extension LinearReading {
  func lines(of card: Card) -> [String] {
    (card.look == .selected ? lines(of: StyledText(.word(.selected))) : [])
      + (card.title.map { heading($0, .group, deeperBy: cards) } ?? [])
      + (card.detail.map(lines(of:)) ?? [])
      + inCard.lines(of: card.content)
      + (card.footer.map(lines(of:)) ?? [])
  }
}

extension MarkdownReading {
  func blocks(of card: Card) -> [String] {
    let notes = joined([card.detail, card.footer].compactMap(\.self))
    let selected = card.look == .selected ? inline.line(StyledText(.word(.selected))) : ""
    return [selected, card.title.map { heading($0, .group, deeperBy: cards) } ?? ""].filter { !$0.isEmpty }
      + inCard.blocks(of: card.content)
      + (notes.isEmpty ? [] : [notes])
  }
}
