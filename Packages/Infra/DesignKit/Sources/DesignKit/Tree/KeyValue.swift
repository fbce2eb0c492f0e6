/// A fact: what it is about, and what it says.
public struct KeyValue: Hashable, Sendable {
  /// What the fact is about.
  public let key: SafeText
  /// What it says.
  public let value: StyledText
  /// The most lines of the value; nil for all.
  public let maximumLines: Int?

  /// Creates a fact.
  ///
  /// - Parameters:
  ///   - key: One or two words.
  ///   - value: What the fact says.
  ///   - maximumLines: The most lines of the value; nil for all.
  public init(_ key: SafeText, _ value: StyledText, maximumLines: Int? = nil) {
    self.key = key
    self.value = value
    self.maximumLines = maximumLines
  }
}
