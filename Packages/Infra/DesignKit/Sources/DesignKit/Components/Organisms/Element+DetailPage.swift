extension Element {
  /// Everything that is known of one thing: name, facts, what to do, and parts.
  ///
  /// With much room the facts stand beside the parts, else above them.
  ///
  /// - Parameter page: What is known.
  /// - Returns: A page.
  public static func detailPage(_ page: DetailPage) -> Element {
    let facts = page.facts.isEmpty ? Element.empty : .keyValues(page.facts)
    let sections = page.sections.isEmpty ? Element.empty : .sectionList(page.sections)
    let stacked = Element.stack([facts, sections], spacing: 1)
    let hasBoth = !page.facts.isEmpty && !page.sections.isEmpty
    return .stack(
      [
        page.note,
        .stack([.heading(page.title, .page), page.subtitle.map { .text($0) } ?? .empty]),
        hasBoth ? .adaptive(minimumWidth: 100, wide: beside(sections, facts), narrow: stacked) : stacked,
        page.actions.isEmpty ? .empty : .facts(page.actions),
      ],
      spacing: 1
    )
  }

  /// A page whose content is not there.
  ///
  /// - Parameters:
  ///   - title: The name of the thing, which is often known before the rest.
  ///   - placeholder: Why there is no content.
  /// - Returns: The name, words for the reason, and bars in place of content that is on its way.
  public static func detailPage(title: SafeText, placeholder: Placeholder) -> Element {
    .stack([.heading(title, .page), .placeholder(placeholder, like: [40, 55, 30, 90, 80, 85])], spacing: 1)
  }

  private static func beside(_ sections: Element, _ facts: Element) -> Element {
    .columns(
      [
        Column(sections, width: .flexible(minimum: 60, ideal: 60)),
        Column(facts, width: .fixed(36)),
      ],
      gap: 4
    )
  }
}
