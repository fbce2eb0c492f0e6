/// A field of a form: what it asks for, what was typed, and what to know about it.
public struct FormField: Hashable, Sendable {
  /// What the field asks for, such as "Postal code".
  public var label: SafeText
  /// What was typed.
  public var value: FieldValue
  /// An example, shown until something is typed.
  public var prompt: SafeText?
  /// Whether the form cannot go on without it.
  public var isRequired: Bool
  /// What the field is up to.
  public var state: FieldState
  /// What helps to fill it in.
  public var hint: SafeText?

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - label: What the field asks for.
  ///   - value: What was typed.
  ///   - prompt: An example, shown until something is typed.
  ///   - isRequired: Whether the form cannot go on without it.
  ///   - state: What the field is up to.
  ///   - hint: What helps to fill it in.
  public init(
    _ label: SafeText,
    _ value: FieldValue,
    prompt: SafeText? = nil,
    isRequired: Bool = false,
    state: FieldState = .idle(),
    hint: SafeText? = nil
  ) {
    self.label = label
    self.value = value
    self.prompt = prompt
    self.isRequired = isRequired
    self.state = state
    self.hint = hint
  }
}
