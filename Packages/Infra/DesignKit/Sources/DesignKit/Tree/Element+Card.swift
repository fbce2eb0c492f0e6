extension Element {
  /// Content in a frame, with a title and a footer on the frame.
  ///
  /// - Parameters:
  ///   - title: The name of what is inside, on the upper edge.
  ///   - detail: A word at the end of the upper edge; left out where there is no room.
  ///   - footer: A quiet note on the lower edge.
  ///   - border: The frame; with less than 8 cells there is none.
  ///   - content: What is inside.
  /// - Returns: The content in its frame.
  public static func card(
    title: SafeText? = nil,
    detail: StyledText? = nil,
    footer: StyledText? = nil,
    border: Border = .rounded,
    _ content: Element
  ) -> Element {
    if content.isAtMaximumDepth {
      let heading = title.map { Element.text(StyledText($0, .title)) } ?? .empty
      return .stack([heading, content, footer.map { .text($0) } ?? .empty])
    }
    return Element(containing: content) {
      .card(Card(title: title, detail: detail, footer: footer, border: border, content: $0))
    }
  }
}
