import NetworkingKit

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The addresses of GitHub's REST API.
public struct PeopleEndpoints: Sendable {
  /// The base of the API, such as `https://api.github.com`.
  public let root: URL
  private let origin: Origin

  /// Takes over the base of an API; fails for an address without an origin.
  ///
  /// - Parameter root: The base of the API.
  public init?(root: URL) {
    guard let origin = Origin(root) else { return nil }
    self.root = root
    self.origin = origin
  }

  /// Whether an address belongs to the service.
  ///
  /// - Parameter url: The address.
  /// - Returns: Whether it has the origin of the base.
  public func permits(_ url: URL) -> Bool { Origin(url) == origin }
}
