/// The page of a section: what it is about, how it can be narrowed, and blocks of products.
public struct SectionPage: Hashable, Sendable {
  /// The long title of the page, if it has one.
  public let title: String?
  /// What the section is about, if the service says.
  public let description: String?
  /// Ways to narrow the section, in the order of the service.
  public let filters: [CategoryFilter]
  /// The blocks, in the order of the service; each id occurs once.
  public let blocks: [ContentBlock]

  /// Makes a page.
  ///
  /// - Parameters:
  ///   - title: The long title of the page.
  ///   - description: What the section is about.
  ///   - filters: Ways to narrow the section.
  ///   - blocks: The blocks, in order.
  public init(title: String?, description: String?, filters: [CategoryFilter], blocks: [ContentBlock]) {
    self.title = title
    self.description = description
    self.filters = filters
    self.blocks = blocks
  }

  /// The page with one of its blocks only.
  ///
  /// - Parameter block: The block to keep.
  /// - Returns: The same page without the other blocks.
  public func narrowed(to block: ContentBlock) -> SectionPage {
    SectionPage(
      title: title,
      description: description,
      filters: filters,
      blocks: blocks.filter { $0.id == block.id }
    )
  }
}
