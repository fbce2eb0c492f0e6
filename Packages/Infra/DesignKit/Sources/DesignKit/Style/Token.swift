/// What a piece of text is for; a ``Theme`` decides what that looks like.
public enum Token: String, CaseIterable, Hashable, Sendable {
  /// Body text.
  case text
  /// The name of a thing.
  case title
  /// Details that may be skipped.
  case muted
  /// What is chosen, active or special to the product.
  case accent
  /// Something went well.
  case success
  /// Something needs attention.
  case warning
  /// Something failed or is dangerous.
  case danger
  /// Neutral information.
  case info
  /// Something that leads elsewhere.
  case link
  /// Lines and frames.
  case border
}
