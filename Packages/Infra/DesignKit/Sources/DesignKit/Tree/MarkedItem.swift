/// Content behind a mark that says how things are with it.
public struct MarkedItem: Hashable, Sendable {
  /// The mark; its word is what a screen reader hears first.
  public let mark: Icon
  /// What the mark is for.
  public let token: Token
  /// What stands behind the mark.
  public let content: Element

  private let sign: Sign?

  /// Creates an item.
  ///
  /// - Parameters:
  ///   - mark: The mark, with a word unless the content says it already.
  ///   - token: What the mark is for.
  ///   - content: What stands behind the mark.
  public init(_ mark: Icon, _ token: Token = .accent, _ content: Element) {
    self.mark = mark
    self.token = token
    self.content = content
    sign = nil
  }

  /// Creates an item behind a sign whose word the writer knows.
  init(_ sign: Sign, _ content: Element) {
    mark = sign.icon
    token = sign.token
    self.content = content
    self.sign = sign
  }

  /// What is heard of the mark; nil when the content says it already.
  func word(in vocabulary: Vocabulary) -> SafeText? {
    sign?.word(in: vocabulary) ?? mark.word
  }
}
