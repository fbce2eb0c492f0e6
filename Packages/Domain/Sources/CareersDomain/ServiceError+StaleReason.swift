import DomainKernel

extension ServiceError {
  /// The error for which a stored copy stands in, for use cases that need an answer of the service.
  ///
  /// - Parameter reason: Why the copy was not confirmed.
  init(_ reason: StaleReason) {
    self =
      switch reason {
      case .notChecked, .changed, .beingChecked, .offline: .offline
      case .connectionLost: .connectionLost
      case .timedOut, .noAnswerYet: .timedOut
      case .unavailable, .missing: .unavailable
      case .rateLimited(let until): .rateLimited(until: until)
      case .malformed, .suspicious: .malformed(.nothingUsable)
      case .webPage: .malformed(.webPage)
      case .signInNeeded, .tokenUnreadable: .signInNeeded
      case .refused: .rejected(code: nil, message: nil)
      }
  }
}
