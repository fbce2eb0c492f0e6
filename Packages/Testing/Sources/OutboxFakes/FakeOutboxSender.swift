public import DomainKernel

/// A service that counts what it is sent, and fails as a test says.
public actor FakeOutboxSender: OutboxSender {
  /// The entries whose effect the service has, in the order in which it came, once for each time.
  public private(set) var effects: [OutboxEntry.ID] = []
  /// The entries that it was asked about.
  public private(set) var checks: [OutboxEntry.ID] = []
  private var failures: [OutboxEntry.ID: [(error: SendingError, hasEffect: Bool)]] = [:]
  private var checkFailure: ServiceError?
  private let canTell: Bool
  /// Whether it can tell which effects it has.
  public nonisolated var canTellOutcome: Bool { canTell }

  /// Makes a service that takes everything.
  ///
  /// - Parameter canTell: Whether it can tell which effects it has.
  public init(canTell: Bool = true) {
    self.canTell = canTell
  }

  /// Fails the next exchange for an entry; several are failures in turn.
  ///
  /// - Parameters:
  ///   - id: The entry.
  ///   - error: Why.
  ///   - hasEffect: Whether it does what it was asked nevertheless.
  ///   - wasSent: Whether the sender says that anything was sent; `nil` where the error tells.
  public func fail(
    _ id: OutboxEntry.ID,
    _ error: ServiceError,
    hasEffect: Bool = false,
    wasSent: Bool? = nil
  ) {
    failures[id, default: []].append((SendingError(error, wasSent: wasSent), hasEffect))
  }

  /// Fails every further check, or none.
  ///
  /// - Parameter error: Why; `nil` to answer again.
  public func failChecks(_ error: ServiceError?) {
    checkFailure = error
  }

  /// Has the effect of an entry, as after an exchange that another process did not see the end of.
  ///
  /// - Parameter id: The entry.
  public func receive(_ id: OutboxEntry.ID) {
    effects.append(id)
  }

  /// Takes a change.
  public func send(_ entry: OutboxEntry) async throws(SendingError) -> OutboxEffect {
    guard let failure = failures[entry.id]?.first else {
      effects.append(entry.id)
      return .changed
    }
    failures[entry.id]?.removeFirst()
    if failures[entry.id]?.isEmpty == true { failures[entry.id] = nil }
    if failure.hasEffect { effects.append(entry.id) }
    throw failure.error
  }

  /// Tells whether it has the effect of a change.
  public func isDone(_ entry: OutboxEntry) async throws(ServiceError) -> Bool? {
    checks.append(entry.id)
    if let checkFailure { throw checkFailure }
    return canTell ? effects.contains(entry.id) : nil
  }
}
