/// Everything that is known of one thing.
public struct DetailPage: Hashable, Sendable {
  /// The name of the thing.
  public var title: SafeText
  /// A line below the name.
  public var subtitle: StyledText?
  /// What stands above all, such as a note that this is a stored copy.
  public var note: Element
  /// Short facts.
  public var facts: [KeyValue]
  /// What a person can do here, with the keys.
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
  ///   - actions: What a person can do here, with the keys.
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
