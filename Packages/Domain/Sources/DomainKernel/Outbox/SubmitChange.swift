import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The outcome of a change that the user made.
public enum SubmittedChange: Hashable, Sendable {
  /// The service has it, and it had this effect.
  case done(OutboxEffect)
  /// It waits in the outbox; the reason says why it could not be sent yet, `nil` when another change comes first.
  ///
  /// Where the outbox cannot be read afterwards, the entry is as this delivery left it: one that another process sends
  /// may have gone out, too.
  case pending(OutboxEntry, OutboxDrain.Stop?)
}

/// Why a change of the user was not made, or those that wait are not known.
public enum SubmissionError: Error, Hashable, Sendable {
  /// The outbox could not take the change, and nothing waits to be sent; or it could not be read.
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
/// they wait. What has to be answered at once, such as a sign-in or an offer, is sent by its own port. A
/// refusal that comes while the user waits is an error and leaves no entry, unless the outbox cannot remove
/// it; an unknown outcome leaves a refused one.
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
    return try await submit(added, isOffline: isOffline)
  }

  /// Makes a change that waits already.
  ///
  /// - Parameters:
  ///   - entry: The change as it is stored, of the queue of the route.
  ///   - isOffline: Whether it must wait without an attempt to send it.
  /// - Returns: Whether the service has it, or it waits.
  /// - Throws: ``SubmissionError`` when the service refused it; it does not wait then.
  public func submit(
    _ entry: OutboxEntry,
    isOffline: Bool = false
  ) async throws(SubmissionError) -> SubmittedChange {
    let outbox = outbox
    let record = SubmissionRecord(of: entry, now: drain.now)
    var stop: OutboxDrain.Stop? = .service(.offline)
    if !isOffline { stop = await send(record) }
    // The service has it, whether or not that could be noted.
    if let made = record.effect { return .done(made) }
    let found: OutboxEntry?
    do throws(PersistenceError) { found = try await outbox.entry(entry.id) } catch {
      found = record.entry
      stop = .store(error)
    }
    guard let left = found else { return .done(.changed) }
    if let error = left.refusal?.serviceError {
      await outbox.dropRefused(left.id)
      throw .service(error)
    }
    return .pending(left, stop)
  }

  /// Sends the queue; why the rest of it was not sent.
  private func send(_ record: SubmissionRecord) async -> OutboxDrain.Stop? {
    let drain = drain.observed(by: record.note)
    do throws(PersistenceError) {
      return try await drain.drain(route(), receive: record.receive).stop
    } catch {
      return .store(error)
    }
  }

  private func stored<Value>(
    _ operation: () async throws(PersistenceError) -> Value
  ) async throws(SubmissionError) -> Value {
    do throws(PersistenceError) { return try await operation() } catch { throw .persistence(error) }
  }
}

/// A change while the user waits for it: its effect, and its entry as the outbox has noted it.
private final class SubmissionRecord: Sendable {
  private struct State {
    var entry: OutboxEntry
    var effect: OutboxEffect?
  }

  private let now: @Sendable () -> Date
  private let state: Mutex<State>

  init(of entry: OutboxEntry, now: @escaping @Sendable () -> Date) {
    self.now = now
    state = Mutex(State(entry: entry))
  }

  var entry: OutboxEntry { state.withLock { $0.entry } }
  var effect: OutboxEffect? { state.withLock { $0.effect } }

  @Sendable
  func note(_ step: OutboxStep) {
    state.withLock { state in
      let entry = state.entry
      switch step {
      case .begun(entry.id): state.entry = entry.begun(at: now())
      case .postponed(entry.id, let wasSent): state.entry = entry.postponed(wasSent: wasSent)
      default: break
      }
    }
  }

  @Sendable
  func receive(_ result: OutboxDeliveryResult) {
    state.withLock { state in
      switch result {
      case .sent(let entry, let effect) where entry.id == state.entry.id: state.effect = effect
      case .refused(let entry, let refusal) where entry.id == state.entry.id:
        state.entry = state.entry.with(.refused(refusal))
      default: break
      }
    }
  }
}
