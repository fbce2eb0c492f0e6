/// The page of a section: what it is about, how it can be narrowed, and blocks of products.
public struct SectionPage: Hashable, Sendable {
  /// The long title of the page, if it has one.
  public let title: String?
  /// The description of the section, if the service has one.
  public let description: String?
  /// Ways to narrow the section, in the order of the service.
  public let filters: [CategoryFilter]
  /// The blocks, in the order of the service; each id occurs once.
  public let blocks: [ContentBlock]
  /// How many more blocks the service has on the page than are taken from it.
  public let omittedBlockCount: Int
  /// How many more ways to narrow the section the service sent that could not be read.
  public let unreadableFilterCount: Int
  /// How many more blocks the service sent that could not be read.
  public let unreadableBlockCount: Int

  /// Makes a page.
  ///
  /// - Parameters:
  ///   - title: The long title of the page.
  ///   - description: What the section is about.
  ///   - filters: Ways to narrow the section.
  ///   - blocks: The blocks, in order.
  ///   - omittedBlockCount: How many more the service has on the page.
  ///   - unreadableFilterCount: How many more filters the service sent that could not be read.
  ///   - unreadableBlockCount: How many more blocks the service sent that could not be read.
  public init(
    title: String?,
    description: String?,
    filters: [CategoryFilter],
    blocks: [ContentBlock],
    omittedBlockCount: Int = 0,
    unreadableFilterCount: Int = 0,
    unreadableBlockCount: Int = 0
  ) {
    self.title = title
    self.description = description
    self.filters = filters
    self.blocks = blocks
    self.omittedBlockCount = omittedBlockCount
    self.unreadableFilterCount = unreadableFilterCount
    self.unreadableBlockCount = unreadableBlockCount
  }

  /// The page with one of its blocks only.
  ///
  /// - Parameter block: The block to keep.
  /// - Returns: The same page without the other blocks, of which none is missing then.
  public func narrowed(to block: ContentBlock) -> SectionPage {
    SectionPage(
      title: title,
      description: description,
      filters: filters,
      blocks: blocks.filter { $0.id == block.id },
      unreadableFilterCount: unreadableFilterCount
    )
  }
}

/// A way to narrow a section, such as a genre.
public struct CategoryFilter: Hashable, Sendable {
  /// The name it is shown by.
  public let title: String
  /// The heading it stands under, if the service groups its filters.
  public let group: String?
  /// Where the narrowed page is.
  public let address: PageAddress

  /// Makes a filter.
  ///
  /// - Parameters:
  ///   - title: The name it is shown by.
  ///   - group: The heading it stands under.
  ///   - address: Where the narrowed page is.
  public init(title: String, group: String? = nil, address: PageAddress) {
    self.title = title
    self.group = group
    self.address = address
  }
}

/// A titled row of products on a page; its products may have to be loaded on their own.
public struct ContentBlock: Hashable, Sendable, Identifiable {
  /// The ID of a block.
  public struct ID: RawRepresentable, Hashable, Sendable {
    /// The text as the service writes it.
    public let rawValue: String

    /// Takes over an id.
    ///
    /// - Parameter rawValue: The text as the service writes it.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The content of a block.
  public enum Content: Hashable, Sendable {
    /// Products that came with the page.
    case products(ProductList)
    /// Products that are at their own address and were not sent with the page.
    case deferred(PageAddress)
  }

  /// The ID of the block.
  public let id: ID
  /// The title it is shown by, if the service gave it a title.
  public let title: String?
  /// The products, or where they are.
  public let content: Content

  /// Makes a block.
  ///
  /// - Parameters:
  ///   - id: What identifies the block.
  ///   - title: The name it is shown by.
  ///   - content: The products, or where they are.
  public init(id: ID, title: String?, content: Content) {
    self.id = id
    self.title = title
    self.content = content
  }
}

/// Where the service has a page, in the service's own words.
///
/// An address is taken from what the service sent and handed back to the repository; nobody else reads it.
public struct PageAddress: RawRepresentable, Hashable, Sendable {
  /// The text that the issuing repository understands.
  public let rawValue: String
  /// The block whose products are there, in the service's own words.
  ///
  /// `nil` for a page, and where the service does not say.
  public let block: String?
  /// Whether the block's products begin there; `false` for a page, and where that is unknown.
  public let isBeginning: Bool

  /// Takes over the address of a page.
  ///
  /// - Parameter rawValue: The text that the issuing repository understands.
  public init(rawValue: String) {
    self.init(rawValue: rawValue, block: nil)
  }

  /// Takes over the address of a block's products.
  ///
  /// - Parameters:
  ///   - rawValue: The text that the issuing repository understands.
  ///   - block: The block in the service's own words; `nil` where it does not say.
  ///   - isBeginning: Whether no products of the block come before those that are there.
  public init(rawValue: String, block: String?, isBeginning: Bool = false) {
    self.rawValue = rawValue
    self.block = block
    self.isBeginning = isBeginning
  }

  /// Whether two addresses lead to one place; the block and its beginning say only which products are there.
  ///
  /// - Parameters:
  ///   - lhs: An address.
  ///   - rhs: Another one.
  /// - Returns: Whether their texts are equal.
  public static func == (lhs: PageAddress, rhs: PageAddress) -> Bool { lhs.rawValue == rhs.rawValue }

  /// Adds the text to a hash.
  ///
  /// - Parameter hasher: The hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}
