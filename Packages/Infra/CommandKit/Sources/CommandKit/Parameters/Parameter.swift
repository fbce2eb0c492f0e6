/// Something that a command accepts: an ``Option``, a ``Flag`` or an ``Argument``.
///
/// The definition value is also the key to what was given: `invocation[limit]`. Only the three types of this module
/// conform.
public protocol Parameter: Sendable {
  /// The definition for the parser, the help and the completions, without the type of the value.
  var definition: ParameterDefinition { get }
}

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

extension ParameterDefinition {
  /// Reads the value from the texts that a source gives.
  func read(_ texts: [String], from origin: ValueOrigin) throws(UsageProblem) -> any Sendable {
    do throws(RejectedValue) {
      return try reader.read(texts)
    } catch {
      throw .invalidValue(
        UntrustedText(error.text),
        parameter: display,
        origin: origin,
        expected: error.error.expectation
      )
    }
  }

  private var reader: ValueReader {
    switch form {
    case .option(let option): option.reader
    case .flag: .single(AcceptedValues<Bool>())
    case .argument(let argument): argument.reader
    }
  }

  private var display: String {
    switch form {
    case .option(let option): option.display
    case .flag(let flag): flag.key
    case .argument(let argument): argument.display
    }
  }
}
