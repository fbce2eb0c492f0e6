import CommandKit

/// A choice of another kit, to be written on the command line by its raw value: neither kit knows the other.
struct Choice<Value: CaseIterable & RawRepresentable & Hashable & Sendable>: ArgumentValue, Hashable
where Value.RawValue == String {
  /// What was chosen.
  let value: Value

  init(_ value: Value) {
    self.value = value
  }

  init(argument: String) throws(ArgumentError) {
    guard let value = Value(rawValue: argument) else {
      throw ArgumentError(.oneOf(Self.allowedArguments()))
    }
    self.value = value
  }

  var argumentText: String { value.rawValue }

  static func allowedArguments() -> [String] {
    Value.allCases.map(\.rawValue)
  }
}
