/// How much structure a JSON text may have before it is decoded.
public struct JSONLimits: Hashable, Sendable {
  /// Arrays and objects inside each other, at most.
  public var depth: Int
  /// Values of all kinds, at most; the names of members do not count.
  public var values: Int

  /// Sets the limits.
  ///
  /// - Parameters:
  ///   - depth: Arrays and objects inside each other; 64 unless told otherwise, because decoding goes one
  ///     call deeper for each and stacks are small.
  ///   - values: Values of all kinds, 200,000 unless told otherwise.
  public init(depth: Int = 64, values: Int = 200_000) {
    self.depth = depth
    self.values = values
  }
}
