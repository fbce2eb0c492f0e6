/// How far a step of something longer has come.
public enum StepState: String, CaseIterable, Hashable, Sendable {
  /// It is behind.
  case done
  /// It is going on.
  case current
  /// It is yet to come.
  case upcoming
  /// It went wrong.
  case failed
  /// It was left out.
  case skipped

  var icon: Icon {
    switch self {
    case .done: Status.success.icon
    case .current: .filledDot
    case .upcoming: .openDot
    case .failed: Status.error.icon
    case .skipped: Icon("–", ascii: "-")
    }
  }

  var token: Token {
    switch self {
    case .done: .success
    case .current: .accent
    case .upcoming, .skipped: .muted
    case .failed: .danger
    }
  }
}
