/// What was typed into a field of a form.
public enum FieldValue: Hashable, Sendable {
  /// Text that everyone may see.
  case text(SafeText)
  /// Something that nobody sees: the field is told only whether there is any, so it cannot betray its length either.
  case secret(isGiven: Bool)

  /// As many dots for every secret.
  private static let dots = 8

  /// What the eye sees.
  var shown: StyledText {
    switch self {
    case .text(let text): StyledText(text)
    case .secret(isGiven: false): ""
    case .secret(isGiven: true):
      StyledText(runs: Array(repeating: Run(content: .icon(.bullet), style: .plain), count: Self.dots))
    }
  }

  /// What the ear hears.
  var spoken: StyledText {
    switch self {
    case .text(let text): text.isEmpty ? "\(.noValue)" : StyledText(text)
    case .secret(let isGiven): isGiven ? "\(.hidden)" : "\(.noValue)"
    }
  }
}
