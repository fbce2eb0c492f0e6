/// One run of a command, with the values of its parameters.
///
/// The definition is the key: `invocation[limit]` is an `Int` if `limit` is an `Option<Int>`.
public struct Invocation: Sendable {
  /// The program's name and the commands selected below it: `["tessera", "sections", "show"]`.
  public let path: [String]
  private let values: [String: any Sendable]
  private let given: [String: OptionResolver.Given]
  private let action: Command.Run

  init(path: [String], bound: BoundValues, action: @escaping Command.Run) {
    self.path = path
    values = bound.values
    given = bound.given
    self.action = action
  }

  /// Runs the command's closure.
  ///
  /// - Returns: How the command ended.
  /// - Throws: Whatever the command throws; a ``CommandFailure`` is meant for the person.
  public func run() async throws -> ExitCode {
    try await action(self)
  }

  /// What an option or flag was given, and where; a program can tell with it why it does what it does.
  ///
  /// - Parameter parameter: An option or flag of the program or the command.
  /// - Returns: The last text that was given, and its source; `nil` when none was, so that the default holds.
  public func source(of parameter: some NamedParameter) -> GivenValue? {
    given[parameter.definition.key].flatMap { given in
      given.texts.last.map { GivenValue(text: $0, origin: given.origin) }
    }
  }

  /// The value of an option.
  ///
  /// A required option must be declared by the command or globally; asking for one that is not is a programming error.
  public subscript<Value>(option: Option<Value>) -> Value {
    value(of: option.definition.key, else: option.fallback)
  }

  /// The value of an argument.
  ///
  /// A required argument must be declared by the command; asking for one that is not is a programming error.
  public subscript<Value>(argument: Argument<Value>) -> Value {
    value(of: argument.definition.key, else: argument.fallback)
  }

  /// Whether a flag is on.
  public subscript(flag: Flag) -> Bool {
    value(of: flag.definition.key, else: flag.fallback)
  }

  private func value<Value>(of key: String, else fallback: Value?) -> Value {
    guard let value = values[key] as? Value ?? fallback else {
      preconditionFailure("\(path.joined(separator: " ")) does not declare \(key) as a \(Value.self).")
    }
    return value
  }
}

/// What a parameter was given, as it was written, and where.
public struct GivenValue: Hashable, Sendable {
  /// The text; it was accepted.
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
