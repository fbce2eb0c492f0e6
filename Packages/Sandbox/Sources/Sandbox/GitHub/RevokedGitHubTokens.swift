import Synchronization

/// Tokens that are no longer valid although their time is not over; the services of a process share one.
public final class RevokedGitHubTokens: Sendable {
  private let tokens = Mutex<Set<GitHubToken>>([])

  /// Begins with none.
  public init() {}

  /// Withdraws a token.
  ///
  /// - Parameter token: The token.
  /// - Returns: Whether it was valid until now.
  @discardableResult
  func insert(_ token: GitHubToken) -> Bool {
    tokens.withLock { $0.insert(token).inserted }
  }

  /// Whether a token was withdrawn.
  func contains(_ token: GitHubToken) -> Bool {
    tokens.withLock { $0.contains(token) }
  }
}
