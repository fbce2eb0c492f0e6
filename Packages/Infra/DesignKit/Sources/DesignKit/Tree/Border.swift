/// The frame of a card.
public enum Border: String, CaseIterable, Hashable, Sendable {
  /// Rounded corners.
  case rounded
  /// Square corners.
  case square
  /// ASCII characters, whatever the output can show.
  case ascii
  /// No frame: title, content and footer below each other.
  case none
}
