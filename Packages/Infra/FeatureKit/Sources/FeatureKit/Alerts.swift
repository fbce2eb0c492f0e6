public import DomainKernel
public import Observation

/// News that a feature looks for while the full-screen program is open, and the action that lists them.
public struct Alerts: Sendable {
  /// Opens the list.
  public let action: Action
  /// The number of those that the user has not read.
  public let unread: UnreadCount
  /// Looks for news and changes ``unread``, again and again until its task is cancelled; with `cacheOnly` no connection
  /// is made, and it may end at once.
  public let watch: @Sendable (FetchPolicy) async -> Void

  /// Describes news.
  ///
  /// - Parameters:
  ///   - action: Opens the list.
  ///   - unread: The number of those that the user has not read.
  ///   - watch: Looks for news until its task is cancelled.
  public init(
    _ action: Action,
    unread: UnreadCount,
    watch: @escaping @Sendable (FetchPolicy) async -> Void
  ) {
    self.action = action
    self.unread = unread
    self.watch = watch
  }
}

/// The number of news that the user has not read, shared by everything that shows or changes it.
@MainActor @Observable
public final class UnreadCount {
  /// The number, 0 or more.
  public private(set) var value = 0

  /// Makes a count of none.
  public nonisolated init() {}

  /// Changes the number.
  ///
  /// - Parameter count: The number; 0 for less than 0.
  public func set(_ count: Int) {
    if value != count { value = max(0, count) }
  }
}
