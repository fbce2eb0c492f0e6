import CommandKit

/// A regular expression as it is typed.
struct PatternArgument: ArgumentValue {
  let text: String

  init(argument: String) throws(ArgumentError) {
    guard (try? Regex(argument)) != nil else { throw ArgumentError(expected: "a regular expression") }
    text = argument
  }

  var argumentText: String { text }
}
