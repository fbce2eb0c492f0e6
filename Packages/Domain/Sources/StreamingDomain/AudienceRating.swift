public import DomainKernel

/// What the audience of a product thinks of it.
public struct AudienceRating: Hashable, Sendable {
  /// From 0 to 10, in tenths: 87 is 8.7.
  public let tenths: Int
  /// How many people voted, where it is known.
  public let votes: Int?
  /// Where the votes were cast.
  public let link: WebLink?

  /// Makes a rating.
  ///
  /// - Parameters:
  ///   - tenths: From 0 to 100; anything else makes no rating.
  ///   - votes: How many people voted; negative numbers are dropped.
  ///   - link: Where the votes were cast.
  public init?(tenths: Int, votes: Int? = nil, link: WebLink? = nil) {
    guard (0...100).contains(tenths) else { return nil }
    self.tenths = tenths
    self.votes = votes.flatMap { $0 >= 0 ? $0 : nil }
    self.link = link
  }
}
