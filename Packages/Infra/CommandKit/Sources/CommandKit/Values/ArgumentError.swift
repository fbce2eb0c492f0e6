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
