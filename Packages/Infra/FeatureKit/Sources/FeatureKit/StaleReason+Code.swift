import DomainKernel

extension StaleReason {
  /// The word for the reason in JSON documents; part of their promise.
  var code: String {
    switch self {
    case .notChecked: "not-checked"
    case .beingChecked: "being-checked"
    case .offline: "offline"
    case .timedOut: "timed-out"
    case .unavailable: "unavailable"
    case .rateLimited: "rate-limited"
    case .malformed: "malformed"
    }
  }
}
