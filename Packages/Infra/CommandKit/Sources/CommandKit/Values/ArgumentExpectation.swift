/// What a parameter would have accepted, to be told in the person's language.
///
/// It is not called an expectation alone, because Swift Testing exports a type of that name.
public enum ArgumentExpectation: Hashable, Sendable {
  /// Any value at all.
  case value
  /// Digits.
  case wholeNumber
  /// A number with a unit of time, such as `500ms`, `10s` or `2m`.
  case duration
  /// One of some texts; empty for a parameter that accepts nothing.
  case oneOf([String])
  /// A value between two bounds, both included.
  case within(lower: String, upper: String)
  /// A value from a bound on, the bound included.
  case atLeast(String)
  /// Values with a character between them.
  case list(separator: Character)
  /// Something that only the type of the value knows, as the end of the sentence "Please provide …".
  case words(String)
}
