/// The values of a filled-in form, by the names of its fields.
///
/// No description, dump or interpolation of it contains a secret, so that it cannot reach a log.
public struct FormAnswers: Hashable, Sendable {
  private var values: [String: String]
  private var secrets: Set<String>

  /// Collects values.
  ///
  /// - Parameters:
  ///   - values: The values by the names of the fields; a missing or empty one is not given.
  ///   - form: The form, which says which of them are secret.
  public init(_ values: [String: String] = [:], of form: Form) {
    self.values = values.filter { !$0.value.isEmpty }
    secrets = Set(form.fields.filter(\.isSecret).map(\.name))
  }

  /// The value of a field; empty where none is given.
  public subscript(name: String) -> String { values[name] ?? "" }

  /// The value of a field; `nil` where none is given.
  ///
  /// - Parameter name: The name of the field.
  /// - Returns: A text that is not empty.
  public func given(_ name: String) -> String? { values[name] }

  /// Whether a consent is given.
  ///
  /// - Parameter name: The name of the field.
  /// - Returns: Whether its value is ``Form/Field/consented``.
  public func isConsented(_ name: String) -> Bool { values[name] == Form.Field.consented }

  /// The same with another value of a field.
  ///
  /// - Parameters:
  ///   - value: The value; an empty one is not given.
  ///   - name: The name of the field.
  /// - Returns: All other values and this one.
  public func with(_ value: String, for name: String) -> FormAnswers {
    var copy = self
    copy.values[name] = value.isEmpty ? nil : value
    return copy
  }
}

extension FormAnswers: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The values by name, with a word in place of each secret.
  public var description: String {
    values.keys.sorted().map { "\($0): \(secrets.contains($0) ? "(secret)" : values[$0] ?? "")" }
      .joined(separator: ", ")
  }

  /// The values by name, with a word in place of each secret.
  public var debugDescription: String { description }

  /// The description only, so that no dump shows a secret.
  public var customMirror: Mirror { Mirror(self, children: ["values": description]) }
}
