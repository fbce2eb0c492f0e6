/// What a field of a form is up to.
public enum FieldState: Hashable, Sendable {
  /// It can be filled in; the problem says what is wrong with what is there.
  case idle(problem: SafeText? = nil)
  /// What is typed goes into it; the problem says what is wrong so far.
  case editing(problem: SafeText? = nil)
  /// It takes no input now.
  case unavailable

  /// What is wrong with what is there.
  var problem: SafeText? {
    switch self {
    case .idle(let problem), .editing(let problem): problem
    case .unavailable: nil
    }
  }

  /// Whether what is typed goes into the field.
  var takesInput: Bool {
    if case .editing = self { true } else { false }
  }
}
