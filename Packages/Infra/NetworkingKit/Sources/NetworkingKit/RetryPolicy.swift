/// How often and how soon to try again.
public struct RetryPolicy: Hashable, Sendable {
  /// Attempts in total, with the first one; at least 1.
  public let attempts: Int
  /// Upper bound of the pause after the first attempt; it doubles with each further one.
  public let firstPause: Duration
  /// Upper bound of every pause.
  public let longestPause: Duration
  /// The longest `Retry-After` that is waited for; for a longer one the response is returned at once.
  public let longestRetryAfter: Duration

  /// Sets how often and how soon to try again.
  ///
  /// - Parameters:
  ///   - attempts: Attempts in total, with the first one; values below 1 count as 1.
  ///   - firstPause: Upper bound of the pause after the first attempt; it doubles with each further one.
  ///   - longestPause: Upper bound of every pause.
  ///   - longestRetryAfter: The longest `Retry-After` that is waited for.
  public init(
    attempts: Int = 3,
    firstPause: Duration = .milliseconds(250),
    longestPause: Duration = .seconds(4),
    longestRetryAfter: Duration = .seconds(5)
  ) {
    self.attempts = max(1, attempts)
    self.firstPause = firstPause
    self.longestPause = longestPause
    self.longestRetryAfter = longestRetryAfter
  }

  /// The pause after an attempt: exponential back-off with full jitter.
  ///
  /// - Parameters:
  ///   - attempt: The number of the attempt that failed, from 1.
  ///   - random: A number in 0..<1 that chooses between nothing and the upper bound.
  /// - Returns: The time to wait.
  public func pause(after attempt: Int, random: Double) -> Duration {
    let doublings = max(0, min(attempt - 1, 30))
    return min(firstPause * (1 << doublings), longestPause) * min(max(random, 0), 1)
  }
}
