#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Sends the changes of a queue in their order, each exactly once as far as the service can tell.
///
/// An entry is noted durably as under way before the exchange and removed durably after it. One that is found under way
/// was interrupted: the service is asked first whether it has the effect. Where nobody can tell, the entry counts as
/// refused and is never sent again unless the user retries it. Errors that say that the service did nothing leave the
/// entry waiting and end the delivery.
public struct DrainOutbox: Sendable {
  /// How long a service may be at work on a request whose sender is gone: until then `isDone` saying no is not final.
  public static let confirmationDelay = Duration.seconds(5)

  private static let batch = 64

  private let outbox: any OutboxDelivery
  private let now: @Sendable () -> Date
  private let confirmationDelay: Duration
  private let observe: @Sendable (OutboxStep) -> Void

  /// Makes the use case.
  ///
  /// - Parameters:
  ///   - outbox: The outbox.
  ///   - now: The present.
  ///   - confirmationDelay: How long a service may be at work on a request whose sender is gone.
  ///   - observe: Told about each step, for diagnosis.
  public init(
    outbox: any OutboxDelivery,
    now: @escaping @Sendable () -> Date,
    confirmationDelay: Duration = Self.confirmationDelay,
    observe: @escaping @Sendable (OutboxStep) -> Void = { _ in }
  ) {
    self.outbox = outbox
    self.now = now
    self.confirmationDelay = confirmationDelay
    self.observe = observe
  }

  /// Sends the entries of one queue until there is none left or the service cannot be used.
  ///
  /// Memory does not grow with the queue: entries are read in batches.
  ///
  /// - Parameters:
  ///   - route: The queue and its senders.
  ///   - receive: Told about each entry that had its turn.
  /// - Returns: The outcome.
  /// - Throws: ``PersistenceError`` when the outbox cannot be read or changed; an entry under way is then left with an
  ///   unknown outcome.
  public func drain(
    _ route: OutboxRoute,
    receive: @Sendable (OutboxDeliveryResult) async -> Void = { _ in }
  ) async throws(PersistenceError) -> OutboxDrain {
    var drain = OutboxDrain()
    // Without entries there is nothing to claim, and no file is made.
    guard try await !outbox.entries(in: route.queue, after: nil, limit: 1).isEmpty else { return drain }
    guard let claim = try await outbox.claim(route.queue) else {
      drain.stop = .beingSent
      return drain
    }
    defer { claim.release() }
    var blocked: Set<String> = []
    var last: OutboxEntry.ID?
    while drain.stop == nil {
      let batch = try await outbox.entries(in: route.queue, after: last, limit: Self.batch)
      guard !batch.isEmpty else { return drain }
      var begun: OutboxEntry.ID?
      for (index, entry) in batch.enumerated() {
        last = entry.id
        if entry.refusal != nil {
          blocked.insert(entry.draft.subject)
          drain.refusedBefore += 1
          continue
        }
        guard !blocked.contains(entry.draft.subject), let sender = route.senders[entry.draft.kind] else {
          blocked.insert(entry.draft.subject)
          drain.heldBack += 1
          await receive(.heldBack(entry))
          continue
        }
        if Task.isCancelled, begun != entry.id {
          drain.stop = .service(.cancelled)
          return drain
        }
        // Only the very next one: an entry between them could end the delivery and leave it noted as under way.
        let next = batch.dropFirst(index + 1).prefix(1).first {
          $0.isUnsent && !blocked.contains($0.draft.subject) && route.senders[$0.draft.kind] != nil
        }
        let turn = Turn(entry: entry, sender: sender, isBegun: begun == entry.id, next: next?.id)
        switch try await deliver(turn) {
        case .sent(let following):
          begun = following
          drain.sent += 1
          await receive(.sent(entry))
        case .refused(let refusal):
          blocked.insert(entry.draft.subject)
          drain.refused += 1
          await receive(.refused(entry, refusal))
        case .gone:
          break
        case .stopped(let stop):
          drain.stop = stop
          return drain
        }
      }
    }
    return drain
  }

  /// An entry whose turn it is.
  private struct Turn {
    let entry: OutboxEntry
    let sender: any OutboxSender
    /// Whether it is noted already that it is about to be sent.
    let isBegun: Bool
    /// The entry that follows it, unless that has to be checked first.
    let next: OutboxEntry.ID?
  }

  private enum Delivery {
    /// It is done, and it is noted that this one follows.
    case sent(following: OutboxEntry.ID?)
    case refused(OutboxRefusal)
    /// It was dropped by somebody else.
    case gone
    case stopped(OutboxDrain.Stop)
  }

  private func deliver(_ turn: Turn) async throws(PersistenceError) -> Delivery {
    let id = turn.entry.id
    observe(.selected(id))
    if !turn.isBegun {
      if turn.entry.attempts > 0, let delivery = try await check(turn) { return delivery }
      guard try await outbox.begin(id, at: now()) else { return .gone }
    }
    observe(.begun(id))
    do throws(ServiceError) {
      try await turn.sender.send(turn.entry)
      observe(.answered(id, nil))
    } catch {
      observe(.answered(id, error))
      return try await handle(error, turn)
    }
    return try await finish(turn)
  }

  private func finish(_ turn: Turn) async throws(PersistenceError) -> Delivery {
    let next = Task.isCancelled ? nil : turn.next
    let isBegun = try await outbox.finish(turn.entry.id, beginning: next, at: now())
    observe(.finished(turn.entry.id))
    return .sent(following: isBegun ? next : nil)
  }

  /// Asks for the outcome of an earlier attempt; `nil` when the entry can be sent.
  private func check(_ turn: Turn) async throws(PersistenceError) -> Delivery? {
    let answer: Bool?
    do throws(ServiceError) {
      answer = try await turn.sender.isDone(turn.entry)
      observe(.checked(turn.entry.id, answer))
    } catch {
      return .stopped(.service(error))
    }
    if answer == true { return try await finish(turn) }
    // The user has retried it, or the service had told that it did nothing.
    guard case .sending(let since) = turn.entry.state else { return nil }
    // A moment in the future is of a clock that was set back, and says nothing.
    let delay = confirmationDelay / .seconds(1)
    if (0..<delay).contains(now().timeIntervalSince(since)) {
      return .stopped(.unconfirmed(until: since + delay))
    }
    return answer == nil ? try await refuse(turn, .unknownOutcome) : nil
  }

  private func handle(_ error: ServiceError, _ turn: Turn) async throws(PersistenceError) -> Delivery {
    switch error {
    case .offline, .signInNeeded, .credentialsUnreadable, .sessionEnded, .rateLimited:
      try await postpone(turn, wasSent: false)
    case .rejected(let code, let message):
      return try await refuse(turn, .rejected(code: code, message: message))
    case .notFound:
      return try await refuse(turn, .notFound)
    case .unavailable, .malformed:
      // The service has answered, so that it is no longer at work on it.
      if let delivery = try await resolve(turn) { return delivery }
    case .connectionLost, .timedOut, .cancelled, .cacheUnreadable:
      break
    }
    return .stopped(.service(error))
  }

  /// Asks for the outcome of an attempt that was answered with an error of the service; `nil` ends the delivery.
  private func resolve(_ turn: Turn) async throws(PersistenceError) -> Delivery? {
    let answer: Bool?
    do throws(ServiceError) {
      answer = try await turn.sender.isDone(turn.entry)
      observe(.checked(turn.entry.id, answer))
    } catch {
      return nil
    }
    switch answer {
    case true: return try await finish(turn)
    case nil: return try await refuse(turn, .unknownOutcome)
    case false:
      guard turn.sender.waitsAfterServiceError else { return try await refuse(turn, .unknownOutcome) }
      try await postpone(turn, wasSent: true)
      return nil
    }
  }

  private func refuse(
    _ turn: Turn,
    _ reason: OutboxRefusal.Reason
  ) async throws(PersistenceError) -> Delivery {
    let refusal = OutboxRefusal(reason, at: now())
    try await outbox.refuse(turn.entry.id, refusal)
    observe(.refused(turn.entry.id))
    return .refused(refusal)
  }

  private func postpone(_ turn: Turn, wasSent: Bool) async throws(PersistenceError) {
    try await outbox.postpone(turn.entry.id, wasSent: wasSent)
    observe(.postponed(turn.entry.id))
  }
}

extension OutboxEntry {
  /// Whether nothing was ever sent for it.
  fileprivate var isUnsent: Bool { state == .waiting && attempts == 0 }
}
