/// Everything that is known of one thing.
public struct DetailPage: Hashable, Sendable {
  /// The name of the thing.
  public var title: SafeText
  /// A line below the name.
  public var subtitle: StyledText?
  /// The note at the top, such as the age of a stored copy.
  public var note: Element
  /// Short facts.
  public var facts: [KeyValue]
  /// The actions on the page, with their keys.
  public var actions: [StyledText]
  /// The parts of the page.
  public var sections: [ListSection]

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - title: The name of the thing.
  ///   - subtitle: A line below the name.
  ///   - note: What stands above all, such as ``Element/staleState(title:message:hint:)``.
  ///   - facts: Short facts.
  ///   - actions: What the user can do here, with the keys.
  ///   - sections: The parts of the page.
  public init(
    title: SafeText,
    subtitle: StyledText? = nil,
    note: Element = .empty,
    facts: [KeyValue] = [],
    actions: [StyledText] = [],
    sections: [ListSection] = []
  ) {
    self.title = title
    self.subtitle = subtitle
    self.note = note
    self.facts = facts
    self.actions = actions
    self.sections = sections
  }
}

extension Element {
  /// Everything that is known of one thing: name, facts, what to do, and parts.
  ///
  /// With much room the facts stand beside the parts, else above them.
  ///
  /// - Parameter page: The content of the page.
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
  /// - Returns: The name, words for the reason, and bars in place of content that is loading.
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
