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
///
/// Where the service can tell (``OutboxSender/canTellOutcome``), a delivery does not wait for the disk: during an exchange
/// the entry before it is removed and the one behind it is noted, in one step. A process that dies then leaves at
/// most two entries under way, of which the service is asked for each. Changes of one item never overlap like this, as
/// the later one may undo the effect of the earlier one.
///
/// A refused change holds back only those of the same ``OutboxItem`` behind it; the changes of other items go on.
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
    var blocked: Set<OutboxItem> = []
    var last: OutboxEntry.ID?
    while drain.stop == nil {
      let batch = try await outbox.entries(in: route.queue, after: last, limit: Self.batch)
      guard !batch.isEmpty else { return drain }
      var begun: Begun?
      for (index, entry) in batch.enumerated() {
        last = entry.id
        if entry.refusal != nil {
          blocked.insert(entry.draft.item)
          drain.refusedBefore += 1
          continue
        }
        guard !blocked.contains(entry.draft.item), let sender = route.senders[entry.draft.kind] else {
          blocked.insert(entry.draft.item)
          drain.heldBack += 1
          await receive(.heldBack(entry))
          continue
        }
        let ahead = begun?.id == entry.id ? begun : nil
        if Task.isCancelled {
          if let ahead { try await giveUp(ahead) }
          drain.stop = .service(.cancelled)
          return drain
        }
        // Only the very next one: an entry between them could end the delivery and leave it noted as under way.
        let next = batch.dropFirst(index + 1).prefix(1).first {
          $0.isUnsent && !blocked.contains($0.draft.item) && route.senders[$0.draft.kind] != nil
        }
        let overlaps =
          next.map { next in
            next.draft.item != entry.draft.item && sender.canTellOutcome
              && route.senders[next.draft.kind]?.canTellOutcome == true
          } ?? false
        let turn = Turn(entry: entry, sender: sender, ahead: ahead, next: next?.id, overlaps: overlaps)
        switch try await deliver(turn) {
        case .sent(let effect, let following):
          begun = following
          drain.sent += 1
          await receive(.sent(entry, effect))
        case .refused(let refusal, let following):
          begun = following
          blocked.insert(entry.draft.item)
          drain.refused += 1
          await receive(.refused(entry, refusal))
        case .gone:
          begun = nil
        case .stopped(let stop):
          drain.stop = stop
          return drain
        }
      }
    }
    return drain
  }

  /// An entry that is noted as under way before its turn.
  private struct Begun {
    let id: OutboxEntry.ID
    /// The entry before it, which the service has, where its removal is still to be noted.
    var done: OutboxEntry.ID?
  }

  /// An entry whose turn it is.
  private struct Turn {
    let entry: OutboxEntry
    let sender: any OutboxSender
    /// Tells that it is noted already that it is about to be sent.
    let ahead: Begun?
    /// The entry that follows it, unless that has to be checked first.
    let next: OutboxEntry.ID?
    /// Whether the one that follows may be noted, and sent, before the removal of this one is.
    let overlaps: Bool

    var id: OutboxEntry.ID { entry.id }
  }

  private enum Delivery {
    /// It is done, and it is noted that this one follows.
    case sent(OutboxEffect, following: Begun?)
    case refused(OutboxRefusal, following: Begun?)
    /// It was dropped by somebody else.
    case gone
    case stopped(OutboxDrain.Stop)
  }

  private func deliver(_ turn: Turn) async throws(PersistenceError) -> Delivery {
    observe(.selected(turn.id))
    if turn.ahead == nil {
      if turn.entry.attempts > 0, let delivery = try await check(turn) { return delivery }
      guard try await outbox.begin(turn.id, at: now()) else { return .gone }
      observe(.begun(turn.id))
    } else if try await outbox.entry(turn.id) == nil {
      // It was dropped while the one before it was sent.
      if let done = turn.ahead?.done {
        _ = try await outbox.finish(done, beginning: nil, at: now())
        observe(.finished(done))
      }
      return .gone
    }
    async let noted = note(turn)
    let answer: Result<OutboxEffect, ServiceError>
    do throws(ServiceError) {
      answer = .success(try await turn.sender.deliver(turn.entry))
      observe(.answered(turn.id, nil))
    } catch {
      answer = .failure(error)
      observe(.answered(turn.id, error))
    }
    // Before this is known nothing else may be noted, not even that the exchange failed.
    let following = try await noted.get()
    switch answer {
    case .success(let effect):
      guard var following else { return try await finish(turn, effect) }
      following.done = turn.id
      return .sent(effect, following: following)
    case .failure(let error):
      let delivery = try await handle(error, turn, following)
      if case .stopped = delivery, let following { try await giveUp(following) }
      return delivery
    }
  }

  /// Notes, while an entry is sent, that the one before it is done and that the one behind it follows.
  ///
  /// - Returns: The entry that follows, where it is noted.
  private func note(_ turn: Turn) async -> Result<Begun?, PersistenceError> {
    let next = turn.overlaps ? turn.next : nil
    let isBegun: Bool
    do throws(PersistenceError) {
      if let done = turn.ahead?.done {
        isBegun = try await outbox.finish(done, beginning: next, at: now())
        observe(.finished(done))
      } else if let next {
        isBegun = try await outbox.begin(next, at: now())
      } else {
        return .success(nil)
      }
    } catch {
      return .failure(error)
    }
    guard isBegun, let next else { return .success(nil) }
    observe(.begun(next))
    return .success(Begun(id: next))
  }

  /// Lets an entry wait again that was noted as under way and not sent, and removes the one before it.
  private func giveUp(_ begun: Begun) async throws(PersistenceError) {
    if let done = begun.done {
      _ = try await outbox.finish(done, beginning: nil, at: now())
      observe(.finished(done))
    }
    try await outbox.postpone(begun.id, wasSent: false)
    observe(.postponed(begun.id))
  }

  private func finish(
    _ turn: Turn,
    _ effect: OutboxEffect = .changed,
    following: Begun? = nil
  ) async throws(PersistenceError) -> Delivery {
    let next = Task.isCancelled || following != nil ? nil : turn.next
    let isBegun = try await outbox.finish(turn.id, beginning: next, at: now())
    observe(.finished(turn.id))
    guard isBegun, let next else { return .sent(effect, following: following) }
    observe(.begun(next))
    return .sent(effect, following: Begun(id: next))
  }

  /// Asks for the outcome of an earlier attempt; `nil` when the entry can be sent.
  private func check(_ turn: Turn) async throws(PersistenceError) -> Delivery? {
    let answer: Bool?
    do throws(ServiceError) {
      answer = try await turn.sender.isDone(turn.entry)
      observe(.checked(turn.id, answer))
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
    return answer == nil ? try await refuse(turn, .unknownOutcome, nil) : nil
  }

  private func handle(
    _ error: ServiceError,
    _ turn: Turn,
    _ following: Begun?
  ) async throws(PersistenceError) -> Delivery {
    switch error {
    case .offline, .signInNeeded, .credentialsUnreadable, .sessionEnded, .rateLimited,
      .malformed(.libraryMissing):
      try await postpone(turn, wasSent: false)
    case .rejected(let code, let message):
      return try await refuse(turn, .rejected(code: code, message: message), following)
    case .notFound:
      return try await refuse(turn, .notFound, following)
    case .unavailable, .malformed:
      // The service has answered, so that it is no longer at work on it.
      if let delivery = try await resolve(turn, following) { return delivery }
    case .connectionLost, .timedOut, .cancelled, .cacheUnreadable:
      break
    }
    return .stopped(.service(error))
  }

  /// Asks for the outcome of an attempt that was answered with an error of the service; `nil` ends the delivery.
  private func resolve(_ turn: Turn, _ following: Begun?) async throws(PersistenceError) -> Delivery? {
    let answer: Bool?
    do throws(ServiceError) {
      answer = try await turn.sender.isDone(turn.entry)
      observe(.checked(turn.id, answer))
    } catch {
      return nil
    }
    switch answer {
    case true: return try await finish(turn, following: following)
    case nil: return try await refuse(turn, .unknownOutcome, following)
    case false:
      guard turn.sender.waitsAfterServiceError else {
        return try await refuse(turn, .unknownOutcome, following)
      }
      try await postpone(turn, wasSent: true)
      return nil
    }
  }

  private func refuse(
    _ turn: Turn,
    _ reason: OutboxRefusal.Reason,
    _ following: Begun?
  ) async throws(PersistenceError) -> Delivery {
    let refusal = OutboxRefusal(reason, at: now())
    try await outbox.refuse(turn.id, refusal)
    observe(.refused(turn.id))
    return .refused(refusal, following: following)
  }

  private func postpone(_ turn: Turn, wasSent: Bool) async throws(PersistenceError) {
    try await outbox.postpone(turn.id, wasSent: wasSent)
    observe(.postponed(turn.id))
  }
}
