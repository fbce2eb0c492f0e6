/// The frame of a card.
public enum Border: Hashable, Sendable {
  /// Rounded corners.
  case rounded
  /// Square corners.
  case square
  /// No frame: title, content and footer below each other.
  case none
}
