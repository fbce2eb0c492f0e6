/// A parameter without the type of its value; opaque outside this module.
public struct ParameterDefinition: Sendable {
  /// The three ways to be given.
  enum Form: Sendable {
    case option(OptionDefinition)
    case flag(FlagDefinition)
    case argument(ArgumentDefinition)
  }

  let form: Form

  /// Identifies the parameter within one invocation.
  ///
  /// Two definitions with one name are the same parameter, so that a command may declare a narrower version of a
  /// global option.
  var key: String {
    switch form {
    case .option(let option): option.key
    case .flag(let flag): flag.key
    case .argument(let argument): argument.key
    }
  }

  /// The name without dashes or brackets.
  var name: String {
    switch form {
    case .option(let option): option.name
    case .flag(let flag): flag.name
    case .argument(let argument): argument.name
    }
  }

  var option: OptionDefinition? {
    if case .option(let option) = form { option } else { nil }
  }

  var flag: FlagDefinition? {
    if case .flag(let flag) = form { flag } else { nil }
  }

  var argument: ArgumentDefinition? {
    if case .argument(let argument) = form { argument } else { nil }
  }
}
