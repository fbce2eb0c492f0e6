public import DomainKernel

extension ServiceError {
  /// The word for the error in JSON documents; part of their promise.
  public var code: String {
    switch self {
    case .offline: "offline"
    case .timedOut: "timed-out"
    case .notFound: "not-found"
    case .signInNeeded: "sign-in-needed"
    case .rateLimited: "rate-limited"
    case .rejected: "rejected"
    case .unavailable: "unavailable"
    case .malformed: "malformed"
    case .cancelled: "cancelled"
    }
  }
}
