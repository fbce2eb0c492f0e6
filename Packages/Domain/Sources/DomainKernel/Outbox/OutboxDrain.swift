#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The effect of a change that the service has.
public enum OutboxEffect: Hashable, Sendable {
  /// The service made it.
  case changed
  /// The service made it, and its answer does not have the values that were asked for.
  case changedOtherwise
  /// The service had it already; nothing is different.
  case unchanged
}

/// The delivery of one entry, as it ended.
public enum OutboxDeliveryResult: Hashable, Sendable {
  /// The service has the change; the entry is removed.
  case sent(OutboxEntry, OutboxEffect)
  /// The service refused it, or its outcome cannot be found out; the entry is listed until it is retried or dropped.
  case refused(OutboxEntry, OutboxRefusal)
  /// It waits behind a change of its item that was refused or cannot be read, or for a version of the program
  /// that knows its kind.
  case heldBack(OutboxEntry)
}

/// The outcome of sending a queue.
public struct OutboxDrain: Hashable, Sendable {
  /// Why the rest of a queue was not sent.
  public enum Stop: Hashable, Sendable {
    /// Somebody is sending it already: another process, or this one.
    case beingSent
    /// The service could not be used.
    case service(ServiceError)
    /// The outbox could not be read or changed; what is in it is left there.
    case store(PersistenceError)
    /// An entry was on its way when its process ended, and the service may still be at work on it until then.
    case unconfirmed(until: Date)
  }

  /// How many changes the service has now.
  public var sent = 0
  /// How many were refused.
  public var refused = 0
  /// How many had been refused before and are still listed.
  public var refusedBefore = 0
  /// How many wait behind one that was refused or cannot be read, or are of an unknown kind.
  public var heldBack = 0
  /// Why the rest was not sent; `nil` when every entry had its turn.
  public var stop: Stop?

  /// The outcome of an empty queue.
  public init() {}
}

/// A step of the delivery of an entry, for diagnosis; it is reported when it is done.
public enum OutboxStep: Hashable, Sendable {
  /// The entry was selected; nothing is noted yet.
  case selected(OutboxEntry.ID)
  /// It is noted durably that it is about to be sent.
  case begun(OutboxEntry.ID)
  /// The service answered, or there will be no answer.
  case answered(OutboxEntry.ID, ServiceError?)
  /// The service told whether it has the effect; `nil` when it cannot be told.
  case checked(OutboxEntry.ID, Bool?)
  /// It is removed durably.
  case finished(OutboxEntry.ID)
  /// Its refusal is noted durably.
  case refused(OutboxEntry.ID)
  /// It waits again; an attempt that did not reach the service is not counted.
  case postponed(OutboxEntry.ID, wasSent: Bool)
}
