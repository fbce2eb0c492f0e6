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
/// Where the service can tell (``OutboxSender/canTellOutcome``), a delivery does not wait for the disk: several entries
/// are noted together, and while they are sent one after the other, those before them are removed and those behind
/// them are noted in one step. A process that dies then leaves at most three such groups, of which the service is
/// asked for each entry. Changes of one item are never under way together, as the later one may undo the effect of
/// the earlier one.
///
/// A change that was refused or cannot be read holds back only those of the same ``OutboxItem`` behind it;
/// the changes of other items are sent. Where nobody can tell the item of one that cannot be read, all
/// behind it are held back.
public struct DrainOutbox: Sendable {
  /// How long a service may be at work on a request whose sender is gone: until then `isDone` saying no is not final.
  ///
  /// It is counted from the note, which is at most a second older than the request.
  public static let confirmationDelay = Duration.seconds(5)

  /// The number of the attempt from which on an error of the service sets a change aside as refused.
  ///
  /// Each attempt counts that may have reached the service, however it ended: also one without an answer, and one of an
  /// application whose CV was not taken.
  static let mostAttempts = 3

  /// How old the note that an entry is under way may be when it is sent; an older one is made again.
  static let noteValidity = Duration.seconds(1)

  /// How many entries are noted together: with as many exchanges, a wait for the disk ends before they do, also where
  /// an exchange takes a millisecond.
  public static let group = 16

  let outbox: any OutboxDelivery
  let now: @Sendable () -> Date
  let confirmationDelay: Duration
  let group: Int
  let observe: @Sendable (OutboxStep) -> Void

  /// Makes the use case.
  ///
  /// - Parameters:
  ///   - outbox: The outbox.
  ///   - now: The present.
  ///   - confirmationDelay: How long a service may be at work on a request whose sender is gone.
  ///   - group: How many entries are noted together, 1 or more.
  ///   - observe: Told about each step, for diagnosis.
  public init(
    outbox: any OutboxDelivery,
    now: @escaping @Sendable () -> Date,
    confirmationDelay: Duration = Self.confirmationDelay,
    group: Int = Self.group,
    observe: @escaping @Sendable (OutboxStep) -> Void = { _ in }
  ) {
    self.outbox = outbox
    self.now = now
    self.confirmationDelay = confirmationDelay
    self.group = group
    self.observe = observe
  }

  /// The same delivery with another observer besides its own.
  func observed(by other: @escaping @Sendable (OutboxStep) -> Void) -> DrainOutbox {
    DrainOutbox(outbox: outbox, now: now, confirmationDelay: confirmationDelay, group: group) {
      [observe] step in
      observe(step)
      other(step)
    }
  }

  /// Sends the entries of one queue until there is none left or the service cannot be used.
  ///
  /// Memory does not grow with the queue: entries are read in pages.
  ///
  /// - Parameters:
  ///   - route: The queue and its senders.
  ///   - receive: Told about each entry that had its turn.
  /// - Returns: The outcome.
  /// - Throws: ``PersistenceError`` when the outbox cannot be read or changed; entries under way are then left with an
  ///   unknown outcome.
  public func drain(
    _ route: OutboxRoute,
    receive: @escaping @Sendable (OutboxDeliveryResult) async -> Void = { _ in }
  ) async throws(PersistenceError) -> OutboxDrain {
    // Without entries there is nothing to claim, and no file is made.
    guard try await !outbox.entries(in: route.queue, after: nil, limit: 1).isEmpty else {
      return OutboxDrain()
    }
    guard let claim = try await outbox.claim(route.queue) else {
      var drain = OutboxDrain()
      drain.stop = .beingSent
      return drain
    }
    defer { claim.release() }
    var run = OutboxRun(self, route, receive: receive)
    return try await run.drain()
  }
}
