/// Why a text cannot be read as a value.
///
/// The parser completes it with the text and the parameter that it was meant for: "The value 'x' is invalid for
/// '--limit <n>'. Please provide a whole number."
public struct ArgumentError: Error, Equatable, Sendable {
  /// What would have been accepted, as the end of the sentence "Please provide …", without a full stop.
  public let expected: String

  /// Creates an error that says what would have been accepted, such as `a whole number`.
  public init(expected: String) {
    self.expected = expected
  }

  /// Creates the error for a text that is none of a fixed set of texts.
  static func expectedOne(of texts: [String]) -> ArgumentError {
    let quoted = texts.map(\.quoted)
    guard let last = quoted.last, quoted.count > 1 else {
      return ArgumentError(expected: quoted.first ?? "nothing")
    }
    return ArgumentError(expected: "one of \(quoted.dropLast().joined(separator: ", ")) or \(last)")
  }
}
