/// A part of a list under a title of its own.
public struct ListSection: Hashable, Sendable {
  /// What is seen below the title.
  public enum Content: Hashable, Sendable {
    /// The rows.
    case expanded([Element])
    /// Nothing: the section waits to be opened.
    case collapsed
    /// Why there are no rows, whatever the other sections have.
    case placeholder(Placeholder)
  }

  /// The name of the section.
  public let title: SafeText
  /// How much is in it, such as "42 titles".
  public let count: SafeText?
  /// What is seen below the title.
  public let content: Content

  /// Creates a section.
  ///
  /// - Parameters:
  ///   - title: The name of the section.
  ///   - count: How much is in it.
  ///   - content: What is seen below the title.
  public init(_ title: SafeText, count: SafeText? = nil, _ content: Content) {
    self.title = title
    self.count = count
    self.content = content
  }
}
