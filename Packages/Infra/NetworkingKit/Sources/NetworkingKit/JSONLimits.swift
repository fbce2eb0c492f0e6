/// How large a JSON document may be, so that a hostile one exhausts neither stack nor memory.
public struct JSONLimits: Hashable, Sendable {
  /// How deep arrays and objects may be nested.
  public var depth: Int
  /// How many values there may be in all.
  public var values: Int

  /// Sets limits.
  ///
  /// - Parameters:
  ///   - depth: How deep arrays and objects may be nested.
  ///   - values: How many values there may be in all.
  public init(depth: Int = 64, values: Int = 200_000) {
    self.depth = depth
    self.values = values
  }
}
