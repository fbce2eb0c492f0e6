/// One of several views of which one is shown.
public struct Tab: Hashable, Sendable {
  /// The name of the view, one or two words.
  public let title: SafeText
  /// How many things are in it; nil where that is unknown or says nothing.
  public let count: Int?

  /// Creates a tab.
  public init(_ title: SafeText, count: Int? = nil) {
    self.title = title
    self.count = count
  }
}
