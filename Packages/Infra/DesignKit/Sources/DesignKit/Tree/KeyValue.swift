/// A fact: what it is about, and what it says.
public struct KeyValue: Hashable, Sendable {
  /// What the fact is about.
  public let key: SafeText
  /// What it says.
  public let value: StyledText

  /// Creates a fact.
  ///
  /// - Parameters:
  ///   - key: One or two words.
  ///   - value: What the fact says.
  public init(_ key: SafeText, _ value: StyledText) {
    self.key = key
    self.value = value
  }
}
