#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The source of a value, its age, and whether it may be out of date.
public struct Provenance: Hashable, Sendable {
  /// The source of the value.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The service sent it just now.
    case network
    /// The service just confirmed that the stored copy is current.
    case revalidated
    /// It was read from the store without asking the service, or because the service could not be asked.
    case stored
  }

  /// The source of the value.
  public let kind: Kind
  /// The time at which the service last sent or confirmed the value.
  public let fetchedAt: Date
  /// The reason why the value may be out of date; `nil` for a current value.
  public let staleness: StaleReason?
  /// Whether the value may be recorded elsewhere too; `false` when the service or the caller said `no-store`.
  public let mayBeKept: Bool
  /// Whether a guest was given the value, and it is shown to an account; what is recorded of it belongs to guests.
  public private(set) var isFromGuests = false
  /// The answer of the service since then that speaks against the value: ``StaleReason/replaced`` or
  /// ``StaleReason/gone``; the reason may be another one, such as that the service cannot be asked now.
  public private(set) var contradiction: StaleReason?

  /// Creates a provenance.
  ///
  /// - Parameters:
  ///   - kind: The source of the value.
  ///   - fetchedAt: When the service last sent or confirmed it.
  ///   - staleness: The reason why it may be out of date; `nil` for a current value.
  ///   - mayBeKept: Whether it may be recorded elsewhere too.
  public init(kind: Kind, fetchedAt: Date, staleness: StaleReason? = nil, mayBeKept: Bool = true) {
    self.kind = kind
    self.fetchedAt = fetchedAt
    self.staleness = staleness
    self.mayBeKept = mayBeKept
  }

  /// The provenance of a value that was made on this computer because the service could not be asked, and never was.
  ///
  /// - Parameter reason: Why the service was not asked.
  /// - Returns: A provenance that is stale, of no age.
  public static func neverFetched(because reason: StaleReason) -> Provenance {
    Provenance(kind: .stored, fetchedAt: .distantPast, staleness: reason)
  }

  /// Whether the service has ever sent the value.
  public var wasFetched: Bool { fetchedAt != .distantPast }

  /// Whether the value may be out of date.
  public var isStale: Bool { staleness != nil }

  /// The provenance of a list of which the service may have a newer version; `nil` where it is believed.
  ///
  /// That such a list lacks something says nothing of the service. A list that the service allows to be shown while
  /// it is revalidated is believed.
  public var unconfirmed: Provenance? { isStale && staleness != .beingChecked ? self : nil }

  /// The time since the service last vouched for the value, never negative.
  ///
  /// - Parameter now: The present.
  /// - Returns: Whole seconds; `nil` when nobody knows, since the clock was set back by more than
  ///   ``clockTolerance`` in between, or the service never sent it.
  public func ageInSeconds(at now: Date) -> Int? {
    guard wasFetched else { return nil }
    let seconds = now.timeIntervalSince(fetchedAt)
    guard seconds.isFinite, seconds >= -Self.clockTolerance else { return nil }
    return Int(max(0, min(seconds, 1e15)))
  }

  /// The provenance of two values that are shown together: the stale one, or the older of two stale ones.
  ///
  /// - Parameter other: The provenance of the other value.
  /// - Returns: One of the two; this one where both are current. It is from guests only where both are.
  public func combined(with other: Provenance) -> Provenance {
    var one =
      switch (isStale, other.isStale) {
      case (_, false): self
      case (false, true): other
      case (true, true): fetchedAt <= other.fetchedAt ? self : other
      }
    one.isFromGuests = isFromGuests && other.isFromGuests
    return one
  }

  /// The provenance of a stored copy of the value that stands in because the service could not confirm it.
  ///
  /// - Parameter reason: Why it may be out of date; `nil` where nothing says so.
  /// - Returns: A provenance that says the same otherwise.
  public func stale(because reason: StaleReason?) -> Provenance {
    var copy = Provenance(kind: .stored, fetchedAt: fetchedAt, staleness: reason, mayBeKept: mayBeKept)
    copy.isFromGuests = isFromGuests
    copy.contradiction = contradiction
    return copy
  }

  /// The provenance of the same value where a guest was given it, and it is shown to an account.
  public var fromGuests: Provenance {
    var copy = self
    copy.isFromGuests = true
    return copy
  }

  /// The provenance of the same value where an answer of the service since then speaks against it.
  ///
  /// - Parameter answer: ``StaleReason/replaced`` or ``StaleReason/gone``; `nil` where there was no such answer.
  /// - Returns: A provenance that says the same otherwise.
  public func contradicted(by answer: StaleReason?) -> Provenance {
    var copy = self
    copy.contradiction = answer
    return copy
  }

  /// The number of seconds that a clock may be set back without making an age unknown.
  public static let clockTolerance: Double = 5
}

/// The reason why a stored value was not confirmed by its service.
public enum StaleReason: Hashable, Sendable {
  /// The reader requested cached data only, and the copy is no longer fresh.
  case notChecked
  /// The reader requested cached data only, and the copy is from before a change of it by the user, which the
  /// service has made.
  case changed
  /// The reader requested cached data only, and the copy is from before changes of it by the user, of which
  /// the service may have made none.
  case possiblyChanged
  /// The service has sent a newer version since, which could not be stored.
  case replaced
  /// The reader requested cached data only, and the service has said since that it does not have the item.
  case gone
  /// The service allows the stored copy to be shown while it is being revalidated.
  case beingChecked
  /// The service could not be reached.
  case offline
  /// The connection to the service was lost before the response was complete.
  case connectionLost
  /// The service did not respond in time.
  case timedOut
  /// The service returned an error.
  case unavailable
  /// The service is rate-limiting requests.
  case rateLimited(until: Date?)
  /// The service sent an unreadable response.
  case malformed
  /// The request or its response could not be carried by the rules of HTTP, or not safely.
  case transfer(TransferFault)
  /// The response was a web page, such as a block page or the sign-in page of a network.
  case webPage
  /// The service has not responded yet, and the caller does not wait longer.
  case noAnswerYet
  /// The service requires the user to sign in.
  case signInNeeded
  /// The token of the account cannot be read on this computer, so that the service was not asked.
  case tokenUnreadable
  /// A new token of the account cannot be saved on this computer, so that the service was not asked.
  case tokenUnwritable
  /// The session of the account could not be renewed, so that the service was not asked.
  case sessionNotRenewed
  /// A newer version of this program wrote who is signed in, so that the service was not asked.
  case accountsOfNewerVersion
  /// The cache cannot be read, so that the copy comes from another store.
  case cacheUnreadable(reason: String)
  /// The service refused the request.
  case refused
  /// The service cannot find a page that it should have.
  case missing
  /// The list was not read far enough to tell whether the service still has the item.
  case beyondReach
  /// The response is not trusted yet because it would lose content.
  case suspicious(Suspicion)

  /// Whether the copy is from before a change by the user, which the service has made or may have made.
  public var isOwnChange: Bool { self == .changed || self == .possiblyChanged }
}

/// The reason to distrust a response that would replace a stored one.
public enum Suspicion: Hashable, Sendable {
  /// It has no entries where some are stored.
  case empty
  /// It says that the item does not exist.
  case gone
  /// It has far fewer entries than are stored.
  case shrunk(from: Int, to: Int)
  /// Its items lack parts that are stored.
  case incomplete
  /// It is about something else than the stored one.
  case unrelated

  /// Whether it is about the number of entries of a list.
  public var isOfList: Bool {
    switch self {
    case .empty, .shrunk: true
    case .gone, .incomplete, .unrelated: false
    }
  }

  /// Judges a list by the number of its entries.
  ///
  /// A list is suspicious when it is empty, or when it has less than half of the entries of one that had at least
  /// ``smallestJudgedList``.
  ///
  /// - Parameters:
  ///   - count: The entries of the new list, 0 or more.
  ///   - stored: The entries of the stored list, 0 or more.
  /// - Returns: What is suspicious; `nil` when nothing is.
  public static func list(of count: Int, insteadOf stored: Int) -> Suspicion? {
    if count == 0 { return stored == 0 ? nil : .empty }
    guard stored >= smallestJudgedList, count < stored - count else { return nil }
    return .shrunk(from: stored, to: count)
  }

  /// The entries that a stored list has at least when a shorter one is suspicious.
  public static let smallestJudgedList = 4
}
