/// One run of a command, with the values of its parameters and of the global options.
///
/// The definition is the key: `invocation[limit]` is an `Int` if `limit` is an `Option<Int>`.
public struct Invocation: Sendable {
  /// The program's name and the commands selected below it: `["tessera", "sections", "show"]`.
  public let path: [String]
  /// The action of the command; `nil` for a command that was declared with a closure.
  public let action: (any CommandAction)?
  private let values: BoundValues
  private let closure: Command.Run?

  init(path: [String], values: BoundValues, action: any CommandAction) {
    self.path = path
    self.values = values
    self.action = action
    closure = nil
  }

  init(path: [String], values: BoundValues, run: @escaping Command.Run) {
    self.path = path
    self.values = values
    action = nil
    closure = run
  }

  /// Runs the command's closure.
  ///
  /// A command that was declared with an ``action`` has no closure; to run it is a programming error.
  ///
  /// - Returns: How the command ended.
  /// - Throws: The command's error; a ``CommandFailure`` is meant for the user.
  public func run() async throws -> ExitCode {
    guard let closure else {
      preconditionFailure("\(path.joined(separator: " ")) has an action and no closure to run.")
    }
    return try await closure(self)
  }

  /// The text and the source of an option or flag, with which a program can explain its behaviour.
  ///
  /// - Parameter parameter: An option or flag of the program or the command.
  /// - Returns: The last text that was given, and its source; `nil` when none was, so that the default holds.
  public func source(of parameter: some NamedParameter) -> GivenValue? { values.source(of: parameter) }

  /// The value of an option.
  ///
  /// A required option must be declared by the command or globally; asking for one that is not is a programming error.
  public subscript<Value>(option: Option<Value>) -> Value { values[option] }

  /// The value of an argument.
  ///
  /// A required argument must be declared by the command; asking for one that is not is a programming error.
  public subscript<Value>(argument: Argument<Value>) -> Value { values[argument] }

  /// Whether a flag is on.
  public subscript(flag: Flag) -> Bool { values[flag] }
}

/// The text that a parameter was given, with its source.
public struct GivenValue: Hashable, Sendable {
  /// The text as it was written; a flag gives `true` or `false`.
  public let text: String
  /// The source that gave it, the strongest of those that gave one.
  public let origin: ValueOrigin

  /// Pairs a text with its source.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - origin: The source that gave it.
  public init(text: String, origin: ValueOrigin) {
    self.text = text
    self.origin = origin
  }
}

/// Where the value of a parameter was given; the first case is the strongest.
public enum ValueOrigin: Hashable, Sendable {
  /// On the command line.
  case commandLine
  /// In an environment variable.
  case environment(variable: String)
  /// In the stored settings.
  case setting(name: String)
}

/// The values of one command line, with where those of options and flags come from; both by key.
struct BoundValues: Sendable {
  var values: [String: any Sendable]
  let given: [String: OptionResolver.Given]

  subscript<Value>(option: Option<Value>) -> Value {
    value(of: option.definition.key, else: option.fallback)
  }

  subscript<Value>(argument: Argument<Value>) -> Value {
    value(of: argument.definition.key, else: argument.fallback)
  }

  subscript(flag: Flag) -> Bool {
    value(of: flag.definition.key, else: flag.fallback)
  }

  func source(of parameter: some NamedParameter) -> GivenValue? {
    given[parameter.definition.key].flatMap { given in
      given.texts.last.map { GivenValue(text: $0, origin: given.origin) }
    }
  }

  private func value<Value>(of key: String, else fallback: Value?) -> Value {
    guard let value = values[key] as? Value ?? fallback else {
      preconditionFailure("\(key) was not given and is not declared as a \(Value.self) with a default.")
    }
    return value
  }
}
