/// A way to narrow a section, such as a genre.
public struct CategoryFilter: Hashable, Sendable {
  /// What a person calls it.
  public let title: String
  /// The heading it stands under, if the service groups its filters.
  public let group: String?
  /// Where the narrowed page is.
  public let address: PageAddress

  /// Makes a filter.
  ///
  /// - Parameters:
  ///   - title: What a person calls it.
  ///   - group: The heading it stands under.
  ///   - address: Where the narrowed page is.
  public init(title: String, group: String? = nil, address: PageAddress) {
    self.title = title
    self.group = group
    self.address = address
  }
}
