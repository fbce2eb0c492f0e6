/// Everything a writer needs to know besides the tree; nothing else influences the output.
public struct RenderEnvironment: Hashable, Sendable {
  /// The widest line that is laid out; wider outputs leave the rest empty.
  public static let maximumWidth = 1000

  /// The cells of a line, 1 to ``maximumWidth``.
  public let width: Int
  /// What each token looks like.
  public var theme: Theme
  /// What the output can show.
  public var capability: Capability
  /// The words that writers add themselves.
  public var vocabulary: Vocabulary

  /// Creates an environment.
  ///
  /// - Parameters:
  ///   - width: The cells of a line; brought into 1 to ``maximumWidth``.
  ///   - theme: What each token looks like.
  ///   - capability: What the output can show.
  ///   - vocabulary: The words that writers add themselves.
  public init(
    width: Int,
    theme: Theme = .dark,
    capability: Capability = Capability(),
    vocabulary: Vocabulary = Vocabulary()
  ) {
    self.width = min(max(width, 1), Self.maximumWidth)
    self.theme = theme
    self.capability = capability
    self.vocabulary = vocabulary
  }
}
