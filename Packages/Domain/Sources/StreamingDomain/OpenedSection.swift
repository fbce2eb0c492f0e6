/// A section with the page that a person sees of it.
public struct OpenedSection: Hashable, Sendable {
  /// The section.
  public let section: ContentSection
  /// The category that the page is narrowed to, if it is.
  public let category: CategoryFilter?
  /// The page; only with the block that was asked for, if one was.
  public let page: SectionPage

  /// Puts a section and its page together.
  ///
  /// - Parameters:
  ///   - section: The section.
  ///   - category: The category that the page is narrowed to.
  ///   - page: The page.
  public init(section: ContentSection, category: CategoryFilter? = nil, page: SectionPage) {
    self.section = section
    self.category = category
    self.page = page
  }
}
