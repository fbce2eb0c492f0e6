import Synchronization

/// The outcome of a change that the user made.
public enum SubmittedChange: Hashable, Sendable {
  /// The service has it, and it had this effect.
  case done(OutboxEffect)
  /// It waits in the outbox; the reason says why it could not be sent yet, `nil` when another change comes first.
  case pending(OutboxEntry, OutboxDrain.Stop?)
}

/// Why a change of the user was not made, or those that wait are not known.
public enum SubmissionError: Error, Hashable, Sendable {
  /// The outbox could not take the change, or keeps one that the service refused, and nothing waits to
  /// be sent; or it could not be read.
  ///
  /// ## Troubleshooting
  /// See ``PersistenceError``.
  case persistence(PersistenceError)

  /// The service refused it, or the account cannot be read.
  ///
  /// ## Troubleshooting
  /// See ``ServiceError``.
  case service(ServiceError)
}

/// Makes a change of the user: stores it, then sends it behind everything that waits in its queue.
///
/// For changes that may wait for the network: they stay in order, a killed process loses nothing, and without a network
/// they wait. What has to be answered at once, such as a sign-in or an offer, is sent by its own port. A refusal that
/// comes while the user waits is an error and leaves no entry; an unknown outcome leaves a refused one.
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
  /// - Returns: Whether the service has it, or it waits; also where the outbox fails once the change is stored.
  /// - Throws: ``SubmissionError``; nothing waits then.
  public func submit(
    _ draft: OutboxDraft,
    isOffline: Bool = false
  ) async throws(SubmissionError) -> SubmittedChange {
    let outbox = outbox
    let added = try await stored { () throws(PersistenceError) in try await outbox.store(draft) }
    let effect = EffectRecorder(of: added.id)
    let stop = isOffline ? .service(.offline) : await send(effect.receive)
    // The service has it, whether or not that could be noted.
    if let made = effect.value { return .done(made) }
    let found: OutboxEntry?
    do throws(PersistenceError) { found = try await outbox.entry(added.id) } catch {
      return .pending(added, .store(error))
    }
    guard let left = found else { return .done(.changed) }
    if let error = left.refusal?.serviceError {
      _ = try await stored { () throws(PersistenceError) in try await outbox.drop(left.id) }
      throw .service(error)
    }
    return .pending(left, stop)
  }

  /// Sends the queue; why the rest of it was not sent.
  private func send(
    _ receive: @escaping @Sendable (OutboxDeliveryResult) async -> Void
  ) async -> OutboxDrain.Stop? {
    do throws(PersistenceError) { return try await drain.drain(route(), receive: receive).stop } catch {
      return .store(error)
    }
  }

  private func stored<Value>(
    _ operation: () async throws(PersistenceError) -> Value
  ) async throws(SubmissionError) -> Value {
    do throws(PersistenceError) { return try await operation() } catch { throw .persistence(error) }
  }
}

/// The effect of a change that was sent while the user waits for it.
private final class EffectRecorder: Sendable {
  private let id: OutboxEntry.ID
  private let effect = Mutex<OutboxEffect?>(nil)

  init(of id: OutboxEntry.ID) {
    self.id = id
  }

  var value: OutboxEffect? { effect.withLock(\.self) }

  @Sendable
  func receive(_ result: OutboxDeliveryResult) {
    guard case .sent(let entry, let effect) = result, entry.id == id else { return }
    self.effect.withLock { $0 = effect }
  }
}
