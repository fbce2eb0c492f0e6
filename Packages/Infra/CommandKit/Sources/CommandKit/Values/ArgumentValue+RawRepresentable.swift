extension ArgumentValue where Self: RawRepresentable & CaseIterable, RawValue == String {
  /// Reads the case whose raw value is exactly the argument.
  ///
  /// - Parameter argument: The raw value; letter case matters.
  /// - Throws: ``ArgumentError`` that lists the raw values of all cases.
  public init(argument: String) throws(ArgumentError) {
    guard let value = Self(rawValue: argument) else {
      throw ArgumentError(.oneOf(Self.allowedArguments()))
    }
    self = value
  }

  /// The raw value.
  public var argumentText: String { rawValue }

  /// The raw values of all cases, in declaration order.
  public static func allowedArguments() -> [String] { allCases.map(\.rawValue) }
}
