/// A figure with what it counts, and where it is going.
public struct StatTile: Hashable, Sendable {
  /// The figure as it is shown, such as "1,284".
  public let value: SafeText
  /// What it counts.
  public let label: SafeText
  /// Where it is going; nil when nobody knows.
  public let trend: Trend?

  /// Creates a tile.
  ///
  /// - Parameters:
  ///   - value: The figure as it is shown, with its unit.
  ///   - label: What it counts, in a word or two.
  ///   - trend: Where it is going; nil when nobody knows.
  public init(_ value: SafeText, _ label: SafeText, trend: Trend? = nil) {
    self.value = value
    self.label = label
    self.trend = trend
  }
}
