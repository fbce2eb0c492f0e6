/// A parameter that is given by position: the `<id>` of `sections show <id>`.
///
/// The type of the value says how many there are: `Argument<String>` is required,
/// `Argument<String?>` may be left out, and `Argument<[String]>` takes all that remain. Required arguments come before
/// the others, and one that takes all that remain comes last.
public struct Argument<Value: Sendable>: Parameter {
  /// The argument without its type.
  public let definition: ParameterDefinition
  /// The value of an argument that was not given; `nil` if it is required.
  let fallback: Value?

  private init(_ argument: ArgumentDefinition, fallback: Value?) {
    definition = ParameterDefinition(form: .argument(argument))
    self.fallback = fallback
  }
}

extension Argument where Value: ArgumentValue {
  /// Declares an argument that must be given.
  ///
  /// The argument is shown by its name unless `valueName` says otherwise.
  public init(
    _ name: String,
    help: String,
    valueName: String? = nil,
    accepting accepted: AcceptedValues<Value> = AcceptedValues()
  ) {
    let argument = ArgumentDefinition(
      name: name,
      help: help,
      valueName: valueName ?? name,
      isRequired: true,
      defaultText: nil,
      reader: .single(accepted)
    )
    self.init(argument, fallback: nil)
  }
}

extension Argument {
  /// Declares an argument that may be left out, with `nil` as its value then.
  public init<Wrapped: ArgumentValue>(
    _ name: String,
    help: String,
    valueName: String? = nil,
    accepting accepted: AcceptedValues<Wrapped> = AcceptedValues()
  ) where Value == Wrapped? {
    let argument = ArgumentDefinition(
      name: name,
      help: help,
      valueName: valueName ?? name,
      isRequired: false,
      defaultText: nil,
      reader: .single(accepted, as: Value.self)
    )
    self.init(argument, fallback: .some(nil))
  }

  /// Declares an argument that takes all that remain, at least one.
  public init<Element: ArgumentValue>(
    _ name: String,
    help: String,
    valueName: String? = nil,
    accepting accepted: AcceptedValues<Element> = AcceptedValues()
  ) where Value == [Element] {
    let argument = ArgumentDefinition(
      name: name,
      help: help,
      valueName: valueName ?? name,
      isRequired: true,
      defaultText: nil,
      reader: .list(accepted, separator: nil)
    )
    self.init(argument, fallback: nil)
  }

  /// Declares an argument that takes all that remain, with a default if there is none.
  public init<Element: ArgumentValue>(
    _ name: String,
    help: String,
    valueName: String? = nil,
    default: [Element],
    accepting accepted: AcceptedValues<Element> = AcceptedValues()
  ) where Value == [Element] {
    let texts = `default`.map(\.argumentText)
    let argument = ArgumentDefinition(
      name: name,
      help: help,
      valueName: valueName ?? name,
      isRequired: false,
      defaultText: texts.isEmpty ? nil : texts.joined(separator: " "),
      reader: .list(accepted, separator: nil)
    )
    self.init(argument, fallback: `default`)
  }
}

extension Argument where Value == [String] {
  /// Declares an argument that takes all that remain, at least one, and may read them from the standard input.
  ///
  /// With `readsStandardInput` the word `-` is replaced by the lines of the standard input, without the white space
  /// around each and without empty lines; it may be given once. Without, `-` is a value like any other.
  public init(
    _ name: String,
    help: String,
    valueName: String? = nil,
    accepting accepted: AcceptedValues<String> = AcceptedValues(),
    readsStandardInput: Bool
  ) {
    let argument = ArgumentDefinition(
      name: name,
      help: help,
      valueName: valueName ?? name,
      isRequired: true,
      defaultText: nil,
      reader: .list(accepted, separator: nil),
      readsStandardInput: readsStandardInput
    )
    self.init(argument, fallback: nil)
  }

  /// Declares an argument that takes all that remain, with a default if there is none, and may read them from the
  /// standard input.
  ///
  /// With `readsStandardInput` the word `-` is replaced by the lines of the standard input, without the white space
  /// around each and without empty lines; it may be given once. Without, `-` is a value like any other.
  public init(
    _ name: String,
    help: String,
    valueName: String? = nil,
    default: [String],
    accepting accepted: AcceptedValues<String> = AcceptedValues(),
    readsStandardInput: Bool
  ) {
    let argument = ArgumentDefinition(
      name: name,
      help: help,
      valueName: valueName ?? name,
      isRequired: false,
      defaultText: `default`.isEmpty ? nil : `default`.joined(separator: " "),
      reader: .list(accepted, separator: nil),
      readsStandardInput: readsStandardInput
    )
    self.init(argument, fallback: `default`)
  }
}

extension Argument {
  /// The argument with values that completions offer for it, by the value of the argument before it.
  ///
  /// It must be the second argument of a command, and the first must have a list of accepted names. Other
  /// values are accepted as before.
  ///
  /// - Parameter values: The values to offer behind each value of the first; asked for by completions only.
  /// - Returns: The same argument.
  public func offering(behind values: @escaping @Sendable () -> [String: [String]]) -> Argument {
    guard var argument = definition.argument else { return self }
    argument.valuesBehind = values
    return Argument(argument, fallback: fallback)
  }
}

/// A positional argument without the type of its value.
struct ArgumentDefinition: Sendable {
  let name: String
  let help: String
  let valueName: String
  let isRequired: Bool
  let defaultText: String?
  let reader: ValueReader
  /// Whether `-` among its values stands for the lines of the standard input.
  var readsStandardInput = false
  /// What completions offer for it behind each value of the first argument; `nil` for the same behind all.
  var valuesBehind: (@Sendable () -> [String: [String]])?

  /// Identifies the argument; no option can be spelled like it.
  var key: String { "<\(name)>" }

  /// The argument as usage and errors show it.
  var display: String { "<\(valueName)>" }
}
