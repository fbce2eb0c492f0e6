import DomainKernel

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The address for sharing a card: `https://octodeck.furari.co/users/` followed by the account's number.
public struct CardLink: Hashable, Sendable, CustomStringConvertible {
  /// The account that the link shows.
  public let id: Card.ID

  /// Links to an account.
  ///
  /// - Parameter id: The number of the account.
  public init(id: Card.ID) {
    self.id = id
  }

  /// Reads a link, if it is one to a card.
  ///
  /// The scheme has to be `https` and the host exactly the one of the cards, without user and port; a query and a
  /// fragment do not count. Everything else is refused, other pages of the host too.
  ///
  /// - Parameter text: The address as it was shared.
  public init?(_ text: String) {
    guard let url = URL(string: TextQuery(text).trimmed), url.scheme?.lowercased() == "https",
      url.host(percentEncoded: true)?.lowercased() == Self.host, url.port == nil,
      url.user() == nil, url.password() == nil
    else { return nil }
    let parts = url.path(percentEncoded: true).split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 3 || (parts.count == 4 && parts[3].isEmpty), parts[0].isEmpty, parts[1] == "users",
      let id = Card.ID(parts[2])
    else { return nil }
    self.id = id
  }

  /// The address as text.
  public var description: String { "https://\(Self.host)/users/\(id)" }

  private static let host = "octodeck.furari.co"
}
