import Synchronization

/// The outcome of a change that the user made.
public enum SubmittedChange: Hashable, Sendable {
  /// The service has it, and it had this effect.
  case done(OutboxEffect)
  /// It waits in the outbox; the reason says why it could not be sent yet, `nil` when another change comes first.
  case pending(OutboxEntry, OutboxDrain.Stop?)
}

/// Why a change of the user was not made.
public enum SubmissionError: Error, Hashable, Sendable {
  /// The outbox could not be read or changed; the change was not sent, or its entry tells how far it is.
  ///
  /// ## Troubleshooting
  /// See ``PersistenceError``.
  case persistence(PersistenceError)

  /// The service refused it.
  ///
  /// ## Troubleshooting
  /// See ``ServiceError``.
  case service(ServiceError)
}

/// Makes a change of the user: stores it, then sends it behind everything that waits in its queue.
///
/// The one way in which features write: changes stay in order, a killed process loses nothing, and without a network the
/// change waits. A refusal that comes while the user waits is an error and leaves no entry; an unknown outcome leaves a
/// refused one.
public struct SubmitChange: Sendable {
  private let outbox: any OutboxDelivery
  private let drain: DrainOutbox
  private let route: @Sendable () -> OutboxRoute

  /// Makes the use case.
  ///
  /// - Parameters:
  ///   - outbox: The outbox.
  ///   - drain: Sends a queue of it.
  ///   - route: The queue of the account that is signed in now, and its senders.
  public init(outbox: any OutboxDelivery, drain: DrainOutbox, route: @escaping @Sendable () -> OutboxRoute) {
    self.outbox = outbox
    self.drain = drain
    self.route = route
  }

  /// The queue that changes join now.
  public var queue: OutboxQueue { route().queue }

  /// Makes a change.
  ///
  /// - Parameters:
  ///   - draft: The change, of the queue of the route.
  ///   - isOffline: Whether it must wait without an attempt to send it.
  /// - Returns: Whether the service has it, or it waits.
  /// - Throws: ``SubmissionError``; after a refusal of the service nothing waits.
  public func submit(
    _ draft: OutboxDraft,
    isOffline: Bool = false
  ) async throws(SubmissionError) -> SubmittedChange {
    let outbox = outbox
    let added = try await stored { () throws(PersistenceError) in try await outbox.add(draft).entry }
    let effects = EffectRecorder()
    var stop: OutboxDrain.Stop? = .service(.offline)
    if !isOffline {
      let (drain, route) = (drain, route())
      stop = try await stored { () throws(PersistenceError) in
        try await drain.drain(route, receive: effects.receive).stop
      }
    }
    guard let left = try await stored({ () throws(PersistenceError) in try await outbox.entry(added.id) })
    else {
      return .done(effects[added.id] ?? .changed)
    }
    if let error = left.refusal?.serviceError {
      _ = try await stored { () throws(PersistenceError) in try await outbox.drop(left.id) }
      throw .service(error)
    }
    return .pending(left, stop)
  }

  private func stored<Value>(
    _ operation: () async throws(PersistenceError) -> Value
  ) async throws(SubmissionError) -> Value {
    do throws(PersistenceError) { return try await operation() } catch { throw .persistence(error) }
  }
}

/// The effects of the changes that were sent while the user waits for theirs.
private final class EffectRecorder: Sendable {
  private let effects = Mutex<[OutboxEntry.ID: OutboxEffect]>([:])

  subscript(id: OutboxEntry.ID) -> OutboxEffect? { effects.withLock { $0[id] } }

  @Sendable
  func receive(_ result: OutboxDeliveryResult) {
    // Only what had no effect is worth remembering, so that memory does not grow with the queue.
    if case .sent(let entry, .unchanged) = result { effects.withLock { $0[entry.id] = .unchanged } }
  }
}
