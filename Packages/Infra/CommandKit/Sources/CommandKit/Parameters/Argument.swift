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

  /// Identifies the argument; no option can be spelled like it.
  var key: String { "<\(name)>" }

  /// The argument as usage and errors show it.
  var display: String { "<\(valueName)>" }
}
