/// A titled row of products on a page; its products may have to be loaded on their own.
public struct ContentBlock: Hashable, Sendable, Identifiable {
  /// What identifies a block within the service.
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

  /// What a block holds.
  public enum Content: Hashable, Sendable {
    /// Products that came with the page.
    case products(ProductList)
    /// Products that are at their own address and were not sent with the page.
    case deferred(PageAddress)
  }

  /// What identifies the block.
  public let id: ID
  /// What a person calls the block, if the service gave it a title.
  public let title: String?
  /// The products, or where they are.
  public let content: Content

  /// Makes a block.
  ///
  /// - Parameters:
  ///   - id: What identifies the block.
  ///   - title: What a person calls it.
  ///   - content: The products, or where they are.
  public init(id: ID, title: String?, content: Content) {
    self.id = id
    self.title = title
    self.content = content
  }
}
