/// What lies behind a piece of text; a ``Theme`` decides whether and how it is painted.
public enum Surface: String, CaseIterable, Hashable, Sendable {
  /// The screen itself. Only ``Theme/highContrast`` paints it; elsewhere the terminal's own background stays.
  case page
  /// Something that takes input or holds a place, such as a field.
  case raised
  /// What is chosen right now; terminals without enough colours show it reversed.
  case selected
}
