extension Bool: ArgumentValue {
  /// Reads `true`, `yes`, `on`, `1` or `false`, `no`, `off`, `0`, in any letter case.
  ///
  /// - Parameter argument: The word.
  /// - Throws: ``ArgumentError`` for any other text.
  public init(argument: String) throws(ArgumentError) {
    switch argument.lowercased() {
    case "true", "yes", "on", "1": self = true
    case "false", "no", "off", "0": self = false
    default: throw ArgumentError(.oneOf(Self.allowedArguments()))
    }
  }

  /// `true` or `false`.
  public var argumentText: String { self ? "true" : "false" }

  /// The spellings worth offering; the others are accepted without being advertised.
  public static func allowedArguments() -> [String] { ["true", "false"] }
}
