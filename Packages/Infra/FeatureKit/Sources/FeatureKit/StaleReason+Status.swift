import DesignKit
import DomainKernel

extension StaleReason {
  /// The sign, the word and the colour that stand for the reason.
  var status: Status {
    switch self {
    case .offline: .offline
    case .notChecked, .beingChecked: .stale
    case .timedOut, .unavailable, .rateLimited, .malformed: .warning
    }
  }
}
