public import DomainKernel
import PeopleDomain

/// An entry of the list.
public struct GitHubAccountItem: Hashable, Sendable {
  /// Tells it apart from all others.
  public let id: String
  /// Its name for the user.
  public let title: String

  /// Describes an entry.
  ///
  /// - Parameters:
  ///   - id: Tells it apart from all others.
  ///   - title: Its name for the user.
  public init(id: String, title: String) {
    self.id = id
    self.title = title
  }
}

/// Gives the list; the composition root says where it comes from.
public struct ListGitHubAccount: Sendable {
  /// Reads the list, from the cache or the service as the policy says.
  public typealias Answer =
    @Sendable (FetchPolicy) async throws(ServiceError) -> Fetched<[GitHubAccountItem]>

  private let answer: Answer

  /// Makes the use case.
  ///
  /// - Parameter answer: Reads the list.
  public init(answer: @escaping Answer) {
    self.answer = answer
  }

  /// Reads the list.
  ///
  /// - Parameter policy: Whether the cache or the service comes first.
  /// - Returns: The entries, in the order in which they are shown.
  /// - Throws: ``/DomainKernel/ServiceError`` when there is nothing to show, and why.
  public func items(
    _ policy: FetchPolicy
  ) async throws(ServiceError) -> Fetched<[GitHubAccountItem]> {
    try await answer(policy)
  }
}
