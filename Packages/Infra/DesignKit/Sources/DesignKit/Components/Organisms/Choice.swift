/// One of the answers to a question.
public struct Choice: Hashable, Sendable {
  /// What a choice is besides its words.
  public enum Kind: Hashable, Sendable {
    /// One among others.
    case plain
    /// The one that is taken when a person just goes on.
    case preferred
    /// One that cannot be taken back.
    case dangerous
  }

  /// The key that takes it, such as "y" or "⏎".
  public let key: SafeText
  /// What it does, as a verb.
  public let label: SafeText
  /// What it is besides its words.
  public let kind: Kind

  /// Creates a choice.
  ///
  /// - Parameters:
  ///   - key: The key that takes it.
  ///   - label: What it does, as a verb.
  ///   - kind: What it is besides its words.
  public init(_ key: SafeText, _ label: SafeText, _ kind: Kind = .plain) {
    self.key = key
    self.label = label
    self.kind = kind
  }
}
