/// Why a text cannot be read as a value.
///
/// The parser completes it with the text and the parameter that it was meant for: "The value 'x' is invalid for
/// '--limit <n>'. Please provide a whole number."
public struct ArgumentError: Error, Equatable, Sendable {
  /// What would have been accepted.
  public let expectation: ArgumentExpectation

  /// Creates an error that says what would have been accepted.
  public init(_ expectation: ArgumentExpectation) {
    self.expectation = expectation
  }

  /// Creates an error in words of its own, such as `a whole number`: the end of the sentence "Please provide …",
  /// without a full stop.
  ///
  /// The words are shown as they are, whatever language the program speaks.
  public init(expected words: String) {
    self.init(.words(words))
  }
}

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
