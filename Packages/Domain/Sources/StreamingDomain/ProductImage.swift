public import DomainKernel

/// A picture of a product, as a link.
public struct ProductImage: Hashable, Sendable {
  /// What the picture is for, in the service's word, such as `boxart`.
  public let role: String
  /// Where the picture is.
  public let link: WebLink

  /// Makes a picture.
  ///
  /// - Parameters:
  ///   - role: What the picture is for.
  ///   - link: Where the picture is.
  public init(role: String, link: WebLink) {
    self.role = role
    self.link = link
  }
}
