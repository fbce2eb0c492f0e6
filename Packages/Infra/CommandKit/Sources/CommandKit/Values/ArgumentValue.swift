/// A type whose values people write on the command line.
///
/// `String`, `Int`, `Bool` and `Duration` conform. An enumeration with `String` raw values that is `CaseIterable`
/// conforms by declaration alone. Any other type implements the initialiser and the spelling.
public protocol ArgumentValue: Sendable {
  /// Reads a value from one argument.
  ///
  /// - Parameter argument: The text as it was written; it may be empty or hostile.
  /// - Throws: ``ArgumentError`` with what would have been accepted.
  init(argument: String) throws(ArgumentError)

  /// The spelling that reads back as this value, shown in help as the default.
  var argumentText: String { get }

  /// The only spellings there are, in the order of help and completions; empty if there is no such list.
  static func allowedArguments() -> [String]
}

extension ArgumentValue {
  /// No fixed list of spellings.
  public static func allowedArguments() -> [String] { [] }
}
