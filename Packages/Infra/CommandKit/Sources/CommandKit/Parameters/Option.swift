/// A named parameter with a value: `--limit 20`, `--limit=20` or, with a short name, `-n 20`.
///
/// The type of the value says how often the option is given: `Option<Int>` is required or has a default,
/// `Option<Int?>` may be left out, and `Option<[String]>` collects every occurrence. Where an option that takes one
/// value is repeated, the last one wins.
///
/// A value comes from the command line, else the environment variable, else (for a global option) the settings, else
/// the default. An empty environment variable counts as unset.
public struct Option<Value: Sendable>: NamedParameter {
  /// The option without its type.
  public let definition: ParameterDefinition
  /// The value of an option that was not given; `nil` if it is required.
  let fallback: Value?

  private init(_ option: OptionDefinition, fallback: Value?) {
    definition = ParameterDefinition(form: .option(option))
    self.fallback = fallback
  }

  /// Makes the option one for the program's own commands only: those that every program has, such as
  /// `version`, do not list it in their help.
  ///
  /// - Returns: The same option otherwise; it is accepted as before.
  public func notForBuiltInCommands() -> Option {
    guard var option = definition.option else { return self }
    option.isForBuiltInCommands = false
    return Option(option, fallback: fallback)
  }
}

extension Option where Value: ArgumentValue {
  /// Declares an option that must be given.
  ///
  /// The value's name in help is the option's own name unless `valueName` says otherwise.
  public init(
    _ name: String,
    short: Character? = nil,
    help: String,
    valueName: String? = nil,
    accepting accepted: AcceptedValues<Value> = AcceptedValues(),
    environment: String? = nil
  ) {
    let option = OptionDefinition(
      name: name,
      short: short,
      help: help,
      valueName: valueName ?? name,
      environment: environment,
      isRequired: true,
      defaultText: nil,
      reader: .single(accepted)
    )
    self.init(option, fallback: nil)
  }

  /// Declares an option with a default, which help shows.
  public init(
    _ name: String,
    short: Character? = nil,
    help: String,
    valueName: String? = nil,
    default: Value,
    accepting accepted: AcceptedValues<Value> = AcceptedValues(),
    environment: String? = nil
  ) {
    let option = OptionDefinition(
      name: name,
      short: short,
      help: help,
      valueName: valueName ?? name,
      environment: environment,
      isRequired: false,
      defaultText: `default`.argumentText,
      reader: .single(accepted)
    )
    self.init(option, fallback: `default`)
  }
}

extension Option {
  /// Declares an option that may be left out, with `nil` as its value then.
  ///
  /// With `whenBare` it may also be given without a value, and means that one. The next word is still taken for its
  /// value unless it looks like an option, so a command with such an option should take no arguments.
  public init<Wrapped: ArgumentValue>(
    _ name: String,
    short: Character? = nil,
    help: String,
    valueName: String? = nil,
    accepting accepted: AcceptedValues<Wrapped> = AcceptedValues(),
    environment: String? = nil,
    whenBare bareValue: Wrapped? = nil
  ) where Value == Wrapped? {
    let option = OptionDefinition(
      name: name,
      short: short,
      help: help,
      valueName: valueName ?? name,
      environment: environment,
      isRequired: false,
      defaultText: nil,
      reader: .single(accepted, as: Value.self),
      bareText: bareValue?.argumentText
    )
    self.init(option, fallback: .some(nil))
  }

  /// Declares an option that may be given several times, with `[]` as its value if it never is.
  ///
  /// With a separator, one occurrence may carry several values: `--fields id,title`.
  public init<Element: ArgumentValue>(
    _ name: String,
    short: Character? = nil,
    help: String,
    valueName: String? = nil,
    accepting accepted: AcceptedValues<Element> = AcceptedValues(),
    separator: Character? = nil,
    environment: String? = nil
  ) where Value == [Element] {
    let option = OptionDefinition(
      name: name,
      short: short,
      help: help,
      valueName: valueName ?? name,
      environment: environment,
      isRequired: false,
      defaultText: nil,
      reader: .list(accepted, separator: separator)
    )
    self.init(option, fallback: [])
  }
}

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
  /// The value of the option when it is given without one; `nil` if a value is required.
  var bareText: String?
  /// Whether the commands that every program has list it, where it is a global option.
  var isForBuiltInCommands = true

  var key: String { "--\(name)" }

  /// The option and the place of its value, as usage and errors show it: `--limit <n>`, `--since [<date>]`.
  var display: String { bareText == nil ? "\(key) <\(valueName)>" : "\(key) [<\(valueName)>]" }

  var spellings: [String] { (short.map { ["-\($0)"] } ?? []) + [key] }
}
