/// A positional argument without the type of its value.
struct ArgumentDefinition: Sendable {
  let name: String
  let help: String
  let valueName: String
  let isRequired: Bool
  let defaultText: String?
  let reader: ValueReader

  /// Identifies the argument; no option can be spelled like it.
  var key: String { "<\(name)>" }

  /// The argument as usage and errors show it.
  var display: String { "<\(valueName)>" }
}
