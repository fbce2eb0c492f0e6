/// Emphasis that terminals show without colour.
public struct Emphasis: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Heavier strokes.
  public static let bold = Emphasis(rawValue: 1)
  /// Fainter than the text around it.
  public static let dim = Emphasis(rawValue: 2)
  /// Slanted.
  public static let italic = Emphasis(rawValue: 4)
  /// With a line below.
  public static let underline = Emphasis(rawValue: 8)
}
