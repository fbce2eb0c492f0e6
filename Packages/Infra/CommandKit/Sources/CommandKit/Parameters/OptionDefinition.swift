/// An option without the type of its value.
struct OptionDefinition: Sendable {
  let name: String
  let short: Character?
  let help: String
  let valueName: String
  let environment: String?
  let isRequired: Bool
  /// The default as help shows it; `nil` if there is none worth showing.
  let defaultText: String?
  let reader: ValueReader
  /// What the option means when it is given without a value; `nil` if it needs one.
  var bareText: String?

  var key: String { "--\(name)" }

  /// The option and the place of its value, as usage and errors show it: `--limit <n>`, `--since [<date>]`.
  var display: String { bareText == nil ? "\(key) <\(valueName)>" : "\(key) [<\(valueName)>]" }

  var spellings: [String] { (short.map { ["-\($0)"] } ?? []) + [key] }
}
