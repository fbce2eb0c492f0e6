import DomainKernel

extension StaleReason {
  /// Why something that was seen stands in for an answer of the service.
  init(_ error: ServiceError?) {
    switch error {
    case nil: self = .notChecked
    case .offline: self = .offline
    case .timedOut: self = .timedOut
    case .rateLimited(let until): self = .rateLimited(until: until)
    case .malformed: self = .malformed
    case .notFound, .signInNeeded, .rejected, .unavailable, .cancelled: self = .unavailable
    }
  }
}
