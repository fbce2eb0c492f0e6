extension Logger {
  /// How important a message is, from the least to the most.
  public enum Level: String, CaseIterable, Comparable, Sendable {
    /// Every step, for tracing one path.
    case trace
    /// What helps to find a fault.
    case debug
    /// What may interest in normal use.
    case info
    /// Normal, and worth attention.
    case notice
    /// Not an error yet.
    case warning
    /// Something failed.
    case error
    /// Something failed that needs attention at once.
    case critical

    /// Whether the left level is less important.
    public static func < (left: Self, right: Self) -> Bool {
      allCases.firstIndex(of: left) ?? 0 < allCases.firstIndex(of: right) ?? 0
    }
  }
}
