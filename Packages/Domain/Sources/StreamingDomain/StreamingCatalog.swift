/// What the service offers on its front page: a headline and its sections.
public struct StreamingCatalog: Hashable, Sendable {
  /// The name of the front page.
  public let title: String?
  /// What the service says of itself, if it does.
  public let description: String?
  /// The sections, in the order the service wants them shown.
  public let sections: [ContentSection]

  /// Makes a catalogue.
  ///
  /// - Parameters:
  ///   - title: The name of the front page.
  ///   - description: What the service says of itself.
  ///   - sections: The sections, in any order; see ``ContentSection/sortIndex``. Those with an index come in
  ///     the order of it, equal ones as given, and those without one last.
  public init(title: String?, description: String?, sections: [ContentSection]) {
    self.title = title
    self.description = description
    self.sections = Self.ordered(sections)
  }

  private static func ordered(_ sections: [ContentSection]) -> [ContentSection] {
    sections.enumerated()
      .sorted { left, right in
        let leftKey = (left.element.sortIndex ?? .max, left.offset)
        let rightKey = (right.element.sortIndex ?? .max, right.offset)
        return leftKey < rightKey
      }
      .map(\.element)
  }
}
