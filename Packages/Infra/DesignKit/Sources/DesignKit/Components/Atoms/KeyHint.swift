/// A key, and what it does here.
public struct KeyHint: Hashable, Sendable {
  /// The key.
  public let key: KeyCap
  /// What it does, in one or two words.
  public let action: SafeText
  /// Hints with a lower one are dropped first.
  public let priority: Int

  /// Creates a hint.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - action: What it does, in one or two words.
  ///   - priority: Hints with a lower one are dropped first, the last of equals before the others.
  public init(_ key: KeyCap, _ action: SafeText, priority: Int = 0) {
    self.key = key
    self.action = action
    self.priority = priority
  }
}
