/// How far a step of something longer is; always shown with a sign, and said in a word.
public enum StepState: String, CaseIterable, Hashable, Sendable {
  /// Behind us, and well.
  case done
  /// Where we are.
  case current
  /// Still to come.
  case upcoming
  /// Tried, and not well.
  case failed
  /// Left out.
  case skipped

  var token: Token {
    switch self {
    case .done: .success
    case .current: .accent
    case .upcoming, .skipped: .muted
    case .failed: .danger
    }
  }

  var icon: Icon {
    switch self {
    case .done: Icon("✓", ascii: "+")
    case .current: .filledDot
    case .upcoming: .openDot
    case .failed: Icon("✕", ascii: "x")
    case .skipped: Icon("»", ascii: ">")
    }
  }
}
