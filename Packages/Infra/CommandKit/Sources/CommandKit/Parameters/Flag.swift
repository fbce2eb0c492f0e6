/// A named parameter that is on or off: `--refresh`, and where declared `--no-refresh`.
///
/// Short flags may be written together: `-ab` is `-a -b`. In the environment a flag is `1`, `true`, `yes`, `on` or
/// `0`, `false`, `no`, `off`; an empty variable counts as unset.
public struct Flag: NamedParameter {
  /// The flag as the parser sees it.
  public let definition: ParameterDefinition
  /// The value of a flag that was not given.
  let fallback: Bool

  /// Declares a flag that is off unless it is given.
  public init(_ name: String, short: Character? = nil, help: String, environment: String? = nil) {
    self.init(
      FlagDefinition(
        name: name,
        short: short,
        help: help,
        environment: environment,
        defaultValue: false,
        isInvertible: false
      )
    )
  }

  /// Declares a flag that `--<name>` turns on and `--no-<name>` turns off; the last one given wins.
  public init(
    _ name: String,
    short: Character? = nil,
    help: String,
    invertibleWithDefault defaultValue: Bool,
    environment: String? = nil
  ) {
    self.init(
      FlagDefinition(
        name: name,
        short: short,
        help: help,
        environment: environment,
        defaultValue: defaultValue,
        isInvertible: true
      )
    )
  }

  private init(_ flag: FlagDefinition) {
    definition = ParameterDefinition(form: .flag(flag))
    fallback = flag.defaultValue
  }
}

/// A flag as the parser sees it.
struct FlagDefinition: Sendable {
  let name: String
  let short: Character?
  let help: String
  let environment: String?
  let defaultValue: Bool
  /// Whether `--no-<name>` turns it off again.
  let isInvertible: Bool

  var key: String { "--\(name)" }

  var inverseKey: String { "--no-\(name)" }

  var spellings: [String] {
    (short.map { ["-\($0)"] } ?? []) + [key] + (isInvertible ? [inverseKey] : [])
  }
}
