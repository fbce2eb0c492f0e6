/// A positional argument without the type of its value.
struct ArgumentDefinition: Sendable {
  let name: String
  let help: String
  let isRequired: Bool
  let defaultText: String?
  let reader: ValueReader

  /// The argument as usage and errors show it, which no option can be spelled like.
  var key: String { "<\(name)>" }
}
