import CardsDomain
public import NetworkingKit

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The addresses of an OctoDeck API.
public struct OctoDeckEndpoints: ServiceEndpoints {
  /// The base of the API, such as `https://api.octodeck.furari.co`.
  public let base: ServiceBase

  /// Takes over the base of an API.
  ///
  /// - Parameter root: The base of the API; `nil` is returned unless it is an absolute web address without a query.
  public init?(root: URL) {
    guard let base = ServiceBase(root) else { return nil }
    self.base = base
  }

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
  private func address(_ path: String) -> URL { base.appending("/" + path) }
}
