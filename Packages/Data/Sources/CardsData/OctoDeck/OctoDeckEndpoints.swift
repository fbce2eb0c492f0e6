import CardsDomain
import DomainKernel
public import NetworkingKit
import ResourceLoading

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

extension ServiceErrorClassifier {
  /// The errors of an OctoDeck API, which says in `error` what is wrong.
  ///
  /// A 404 or 410 without that comes from another place than the service, such as one to which it redirects;
  /// and the service itself says one of a path that it does not have. Neither tells anything about a card or
  /// a community.
  ///
  /// - Parameter ownRule: Classifies a response to a certain request; `nil` leaves it to the general rules.
  /// - Returns: The classifier.
  static func octoDeck(
    _ ownRule: @escaping @Sendable (HTTPResponse) -> ServiceError? = { _ in nil }
  ) -> ServiceErrorClassifier {
    let standard = ServiceErrorClassifier(code: nil, message: ["error"])
    return ServiceErrorClassifier(
      code: nil,
      message: ["error"],
      ownRule: { response, now in
        if let error = ownRule(response) { return error }
        guard standard.error(for: response, at: now) == .notFound else { return nil }
        let message = standard.words(of: response).message
        return message == nil || message == Self.unknownPath ? .malformed(.missingPage) : nil
      }
    )
  }

  /// The words of the service for a path that it does not have.
  private static let unknownPath = "no matching operation was found"
}
