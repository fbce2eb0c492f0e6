public import DomainKernel

/// Which section the user wants to see, and which part of it.
public struct SectionRequest: Hashable, Sendable {
  /// The section, by id, name, title or the beginning of one.
  public let section: TextQuery
  /// The category to narrow it to, by title or the beginning of it.
  public let category: TextQuery?
  /// The one block to see, by title, id or the beginning of one.
  public let block: TextQuery?

  /// Creates a request for a section or a part of it.
  ///
  /// - Parameters:
  ///   - section: The section.
  ///   - category: The category to narrow it to.
  ///   - block: The one block to see.
  public init(section: TextQuery, category: TextQuery? = nil, block: TextQuery? = nil) {
    self.section = section
    self.category = category
    self.block = block
  }
}

/// A section with the page that is shown of it.
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

/// Why a section could not be opened.
public enum OpenSectionError: Error, Hashable, Sendable {
  /// The service and the store could not give the list of sections, or the page.
  ///
  /// ## Troubleshooting
  /// See the case of ``/DomainKernel/ServiceError``.
  case service(ServiceError)

  /// The text does not match exactly one section; one of those that could not be read may be meant, or one of
  /// the service's that a list it did not confirm lacks.
  ///
  /// ## Troubleshooting
  /// List the sections and choose from them.
  case section(TextQueryError<ContentSection>, unreadableCount: Int = 0, list: Provenance? = nil)

  /// The text does not match exactly one category of the section; one that could not be read may be meant, or
  /// one that a page that the service did not confirm lacks.
  ///
  /// ## Troubleshooting
  /// Open the section; it lists its categories.
  case category(TextQueryError<CategoryFilter>, unreadableCount: Int = 0, list: Provenance? = nil)

  /// The text does not match exactly one block of the page; one that could not be read may be meant, one
  /// beyond those that are taken from the page, or one that a page that the service did not confirm lacks.
  ///
  /// ## Troubleshooting
  /// Open the section; it lists its blocks.
  case block(
    TextQueryError<ContentBlock>,
    unreadableCount: Int = 0,
    omittedCount: Int = 0,
    list: Provenance? = nil
  )
}
