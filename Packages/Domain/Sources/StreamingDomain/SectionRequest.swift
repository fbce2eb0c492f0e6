public import DomainKernel

/// Which section a person wants to see, and which part of it.
public struct SectionRequest: Hashable, Sendable {
  /// The section, by id, name, title or the beginning of one.
  public let section: TextQuery
  /// The category to narrow it to, by title or the beginning of it.
  public let category: TextQuery?
  /// The one block to see, by title, id or the beginning of one.
  public let block: TextQuery?

  /// Describes what a person wants to see.
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
