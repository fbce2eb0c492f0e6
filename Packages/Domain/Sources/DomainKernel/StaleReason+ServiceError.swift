extension StaleReason {
  /// Says why something stored stands in for an answer of the service; `nil` when nothing may.
  ///
  /// A service that answered is believed: something that it does not have, or refuses, is not shown instead.
  ///
  /// - Parameter error: Why the service did not give it.
  public init?(_ error: ServiceError) {
    switch error {
    case .offline: self = .offline
    case .timedOut: self = .timedOut
    case .unavailable: self = .unavailable
    case .rateLimited(let until): self = .rateLimited(until: until)
    case .malformed: self = .malformed
    case .notFound, .signInNeeded, .rejected, .cancelled: return nil
    }
  }
}
