/// A case of an enumeration of another module, to be written on the command line by its raw value: neither module has
/// to know the other.
public struct CaseArgument<Value>: ArgumentValue, Hashable
where Value: CaseIterable & RawRepresentable & Hashable & Sendable, Value.RawValue == String {
  /// The case.
  public let value: Value

  /// Wraps a case, for a default.
  ///
  /// - Parameter value: The case.
  public init(_ value: Value) {
    self.value = value
  }

  /// Reads one of the raw values.
  ///
  /// - Parameter argument: The text as it was written.
  /// - Throws: ``ArgumentError`` with the raw values.
  public init(argument: String) throws(ArgumentError) {
    guard let value = Value(rawValue: argument) else {
      throw ArgumentError(.oneOf(Self.allowedArguments()))
    }
    self.value = value
  }

  /// The raw value.
  public var argumentText: String { value.rawValue }

  /// The raw values, in the order of the cases.
  public static func allowedArguments() -> [String] {
    Value.allCases.map(\.rawValue)
  }
}
