extension StaleReason {
  /// The reason why a stored copy replaces a response; `nil` when none may.
  ///
  /// A service that does not have an item is believed, so that ``ServiceError/notFound`` has no reason.
  /// Nothing in the cache replaces a cache that cannot be read: only a store beside it can, which gives that
  /// reason itself.
  ///
  /// - Parameter error: Why the service did not give it.
  public init?(_ error: ServiceError) {
    switch error {
    case .offline: self = .offline
    case .unconfirmedCopy(let cause, opensOffline: _):
      guard let reason = StaleReason(cause) else { return nil }
      self = reason
    case .connectionLost: self = .connectionLost
    case .timedOut: self = .timedOut
    case .serverError: self = .unavailable
    case .sessionNotRenewed: self = .sessionNotRenewed
    case .rateLimited(let until): self = .rateLimited(until: until)
    case .malformed(.webPage): self = .webPage
    case .malformed(.missingPage): self = .missing
    case .malformed(.transfer(let fault)): self = .transfer(fault)
    case .malformed: self = .malformed
    case .signInNeeded, .sessionEnded: self = .signInNeeded
    case .credentialsUnreadable(reason: _, fault: .accountsOfNewerVersion?): self = .accountsOfNewerVersion
    case .credentialsUnreadable(reason: _, fault: .tokenUnwritable?): self = .tokenUnwritable
    case .credentialsUnreadable: self = .tokenUnreadable
    case .rejected: self = .refused
    case .notFound, .cacheUnreadable, .cancelled: return nil
    }
  }

  /// The reason why something on this computer replaces a response; `nil` when nothing may.
  ///
  /// - Parameters:
  ///   - error: Why neither the service nor the cache gave the response.
  ///   - policy: How fresh it should have been; with ``FetchPolicy/cacheOnly`` the service was not asked.
  public init?(_ error: ServiceError, fetching policy: FetchPolicy) {
    guard let reason = StaleReason(error) else { return nil }
    self = policy == .cacheOnly ? .notChecked : reason
  }
}

extension ServiceError {
  /// The error for which a stored copy stands in, for those who need an answer of the service.
  ///
  /// The opposite of ``StaleReason/init(_:)``, as far as a reason tells the error.
  ///
  /// - Parameter reason: Why the copy was not confirmed; `nil` where nothing says so, although the service was asked.
  public init(_ reason: StaleReason?) {
    self =
      switch reason {
      case .notChecked, .changed, .possiblyChanged, .replaced, .gone, .beingChecked, .offline: .offline
      case .connectionLost: .connectionLost
      case .timedOut, .noAnswerYet: .timedOut
      case .unavailable, .missing, .beyondReach, nil: .unavailable
      case .rateLimited(let until): .rateLimited(until: until)
      case .malformed, .suspicious: .malformed(.nothingUsable)
      case .transfer(let fault): .malformed(.transfer(fault))
      case .webPage: .malformed(.webPage)
      case .signInNeeded, .tokenUnreadable: .signInNeeded
      case .tokenUnwritable, .sessionNotRenewed: .sessionNotRenewed
      case .accountsOfNewerVersion:
        .credentialsUnreadable(
          reason: KnownReason.madeByNewerVersion.rawValue,
          fault: .accountsOfNewerVersion
        )
      case .cacheUnreadable(let reason): .cacheUnreadable(reason: reason)
      case .refused: .rejected(code: nil, message: nil)
      }
  }
}
