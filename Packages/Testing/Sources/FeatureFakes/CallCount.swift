/// Counts how often a closure was called.
@MainActor
public final class CallCount {
  /// The number of calls, 0 or more.
  public private(set) var count = 0

  /// Begins without a call.
  public init() {}

  /// Notes a call.
  public func add() { count += 1 }
}
