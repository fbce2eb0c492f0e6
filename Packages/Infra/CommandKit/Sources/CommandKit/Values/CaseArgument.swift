/// A case of an enumeration of another module, to be written on the command line by its raw value: neither module has
/// to know the other.
public struct CaseArgument<Value>: ArgumentValue, RawRepresentable, CaseIterable, Hashable
where Value: CaseIterable & RawRepresentable & Hashable & Sendable, Value.RawValue == String {
  /// The case.
  public let value: Value

  /// Wraps a case, for a default.
  ///
  /// - Parameter value: The case.
  public init(_ value: Value) {
    self.value = value
  }

  /// Wraps the case of a raw value; `nil` when there is none.
  ///
  /// - Parameter rawValue: The raw value of the case.
  public init?(rawValue: String) {
    guard let value = Value(rawValue: rawValue) else { return nil }
    self.value = value
  }

  /// The raw value of the case.
  public var rawValue: String { value.rawValue }

  /// The cases in the order of their declaration.
  public static var allCases: [CaseArgument] { Value.allCases.map(CaseArgument.init) }
}
