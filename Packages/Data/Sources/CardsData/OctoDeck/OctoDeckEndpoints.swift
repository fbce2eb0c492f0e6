import CardsDomain
import NetworkingKit

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The addresses of an OctoDeck API.
public struct OctoDeckEndpoints: Sendable {
  /// The base of the API without a slash at its end.
  public let root: URL
  private let origin: Origin

  /// Creates the endpoints of an API.
  ///
  /// - Parameter root: The base of the API; `nil` is returned unless it is an absolute web address without a query.
  public init?(root: URL) {
    guard root.query() == nil, root.fragment() == nil,
      let plain = URL(string: root.textWithoutTrailingSlashes),
      let origin = Origin(plain)
    else { return nil }
    self.root = plain
    self.origin = origin
  }

  /// Whether a request may go to this address; also the rule for redirects.
  ///
  /// - Parameter url: The address.
  /// - Returns: `true` for the origin of the service only.
  public func permits(_ url: URL) -> Bool { Origin(url) == origin }

  var cards: URL { address("cards") }
  var myCard: URL { address("cards/me") }
  func card(_ id: Card.ID) -> URL { address("cards/\(id)") }

  var myStatistics: URL { address("stats/me") }
  func statistics(_ id: Card.ID) -> URL { address("stats/\(id)") }

  var communities: URL { address("communities") }
  func community(_ id: Community.ID) -> URL { address("communities/\(id)") }
  func communityCards(_ id: Community.ID) -> URL { address("communities/\(id)/cards") }
  func refreshedCommunity(_ id: Community.ID) -> URL { address("communities/\(id)/refresh") }

  /// Ids have no character that would have to be encoded.
  private func address(_ path: String) -> URL { URL(string: root.absoluteString + "/" + path) ?? root }
}
