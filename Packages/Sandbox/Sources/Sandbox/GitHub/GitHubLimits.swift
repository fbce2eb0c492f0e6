/// How many requests the GitHub service accepts from a caller.
///
/// A caller is an account, whichever token it uses, or everybody without a token. The figures of GitHub are in its
/// documentation under "Rate limits for the REST API".
public struct GitHubLimits: Hashable, Sendable {
  /// The limits that GitHub documents.
  public static let documented = GitHubLimits()

  /// Requests an hour without a token.
  public let anonymousRequests: Int
  /// Requests an hour with a token.
  public let authenticatedRequests: Int
  /// Points a minute, beyond which the secondary limit begins.
  ///
  /// A request that only reads costs one, any other five.
  public let pointsPerMinute: Int

  /// Chooses limits.
  ///
  /// - Parameters:
  ///   - anonymousRequests: Requests an hour without a token.
  ///   - authenticatedRequests: Requests an hour with a token.
  ///   - pointsPerMinute: Points a minute; a request that only reads costs one, any other five.
  public init(anonymousRequests: Int = 60, authenticatedRequests: Int = 5_000, pointsPerMinute: Int = 900) {
    self.anonymousRequests = anonymousRequests
    self.authenticatedRequests = authenticatedRequests
    self.pointsPerMinute = pointsPerMinute
  }
}
