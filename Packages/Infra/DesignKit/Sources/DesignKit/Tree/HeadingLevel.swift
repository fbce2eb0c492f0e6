/// The rank of a heading.
public enum HeadingLevel: Int, Hashable, Sendable {
  /// The name of a page.
  case page = 1
  /// A part of a page.
  case section = 2
  /// A part of a part.
  case group = 3
}
