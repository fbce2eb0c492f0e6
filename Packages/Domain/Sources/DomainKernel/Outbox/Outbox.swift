#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The outcome of adding a change to the outbox.
public enum OutboxAddition: Hashable, Sendable {
  /// It waits to be sent.
  case added(OutboxEntry)
  /// An equal change of the item was waiting already; nothing was added.
  case duplicate(OutboxEntry)
  /// It waits in place of an earlier one of the item that was never sent and is removed.
  case superseded(OutboxEntry, by: OutboxEntry)

  /// The entry that will be sent.
  public var entry: OutboxEntry {
    switch self {
    case .added(let entry), .duplicate(let entry), .superseded(_, by: let entry): entry
    }
  }
}

/// The outcome of removing a change from the outbox.
public enum OutboxDrop: Hashable, Sendable {
  /// It is removed and not sent any more; the entry as it was at last, `nil` where it made no sense.
  case dropped(OutboxEntry?)
  /// It is under way and was left.
  case underWay(OutboxEntry)
  /// There is none: it was sent or dropped before.
  case missing
}

/// Keeps changes until the service has them: they outlive the process and a power cut.
///
/// All operations are safe while other tasks and processes use the same outbox.
public protocol Outbox: Sendable {
  /// Adds a change at the end of its queue.
  ///
  /// It is compared with the last entry of its item while that was never sent: an equal one is not added twice, and
  /// one that it supersedes is removed.
  ///
  /// - Parameter draft: The change.
  /// - Returns: What was done, once it is durable.
  /// - Throws: ``PersistenceError`` when it could not be stored; nothing is changed then.
  func add(_ draft: OutboxDraft) async throws(PersistenceError) -> OutboxAddition

  /// Reads a part of the entries in their order.
  ///
  /// - Parameters:
  ///   - queue: Only entries of this queue, and those that may be; `nil` for all.
  ///   - id: The part begins behind this entry; `nil` for the first part.
  ///   - limit: How many entries that can be read at most, 1 or more.
  /// - Returns: The entries, with those that cannot be read in front of the last one, or behind the last of
  ///   all; an empty part is behind the last one.
  /// - Throws: ``PersistenceError`` when the outbox cannot be read, or a newer version wrote an entry.
  func part(
    in queue: OutboxQueue?,
    after id: OutboxEntry.ID?,
    limit: Int
  ) async throws(PersistenceError) -> OutboxPart

  /// Reads one entry.
  ///
  /// - Parameter id: Its number.
  /// - Returns: The entry; `nil` when there is none, because it was sent or dropped.
  /// - Throws: ``PersistenceError`` when it cannot be read; ``PersistenceError/damagedRecord`` where it can
  ///   only be dropped.
  func entry(_ id: OutboxEntry.ID) async throws(PersistenceError) -> OutboxEntry?

  /// Lets a refused entry wait again, at its place in the order; others are left as they are.
  ///
  /// - Parameter id: Its number.
  /// - Returns: Whether it was refused and waits now.
  /// - Throws: ``PersistenceError`` when it could not be changed.
  func retry(_ id: OutboxEntry.ID) async throws(PersistenceError) -> Bool

  /// Removes an entry that is not under way; what is removed is not sent any more.
  ///
  /// It is looked at and removed in one step, so that no sender can begin with it in between. One that is under way is
  /// left to its sender; see ``DropChange``.
  ///
  /// - Parameter id: Its number.
  /// - Returns: What was done, once it is durable.
  /// - Throws: ``PersistenceError`` when it could not be removed.
  func drop(_ id: OutboxEntry.ID) async throws(PersistenceError) -> OutboxDrop
}

extension Outbox {
  /// Reads a page of entries in their order, and leaves those out that cannot be read.
  ///
  /// - Parameters:
  ///   - queue: Only entries of this queue; `nil` for all.
  ///   - id: The page begins behind this entry; `nil` for the first page.
  ///   - limit: How many entries at most, 1 or more.
  /// - Returns: The entries; an empty page is behind the last one.
  /// - Throws: ``PersistenceError`` when the outbox cannot be read.
  public func entries(
    in queue: OutboxQueue?,
    after id: OutboxEntry.ID?,
    limit: Int
  ) async throws(PersistenceError) -> [OutboxEntry] {
    try await part(in: queue, after: id, limit: limit).entries
  }

  /// Returns all entries of all queues, with those that cannot be read.
  ///
  /// - Returns: The entries in their order.
  /// - Throws: ``PersistenceError`` when they cannot be read.
  public func whole() async throws(PersistenceError) -> OutboxPart {
    var entries: [OutboxEntry] = []
    var unreadable: [UnreadableEntry] = []
    var last: OutboxEntry.ID?
    while true {
      let part = try await part(in: nil, after: last, limit: 100)
      guard let end = part.last else { return OutboxPart(entries, unreadable: unreadable) }
      entries += part.entries
      unreadable += part.unreadable
      last = end
    }
  }

  /// Returns all entries of a queue, or of all queues, without those that cannot be read.
  ///
  /// Nothing is sent twice or out of order for want of them; ``backlog(of:)`` tells that there are some.
  ///
  /// - Parameter queue: The queue; `nil` for all.
  /// - Returns: The entries in their order.
  /// - Throws: ``PersistenceError`` when they cannot be read.
  public func entries(in queue: OutboxQueue? = nil) async throws(PersistenceError) -> [OutboxEntry] {
    var all: [OutboxEntry] = []
    while true {
      let page = try await entries(in: queue, after: all.last?.id, limit: 100)
      guard !page.isEmpty else { return all }
      all += page
    }
  }
}

extension Outbox {
  /// Adds a change, and looks for it where that fails: a disk that fails at the end may have stored it.
  ///
  /// - Parameter draft: The change.
  /// - Returns: The entry that will be sent, which is durable or was found in the outbox.
  /// - Throws: ``PersistenceError`` when it is not stored.
  public func store(_ draft: OutboxDraft) async throws(PersistenceError) -> OutboxEntry {
    do throws(PersistenceError) { return try await add(draft).entry } catch {
      guard case .cannotBeSaved = error, let stored = await waiting(draft) else { throw error }
      return stored
    }
  }

  /// Removes an entry that the service refused, for a caller who tells the user of the refusal.
  ///
  /// An entry that cannot be removed is listed with its refusal: nothing is lost where only that is told.
  ///
  /// - Parameter id: Its number.
  public func dropRefused(_ id: OutboxEntry.ID) async {
    do throws(PersistenceError) {
      _ = try await drop(id)
      // monorepo:allow swallowed-error: the refusal is told instead, which the entry still has
    } catch {}
  }

  /// The last entry of the item of a change, where it is that change and was never sent.
  private func waiting(_ draft: OutboxDraft) async -> OutboxEntry? {
    do throws(PersistenceError) {
      let last = try await entries(in: draft.queue).last { $0.draft.item == draft.item }
      guard let last, last.isUnsent, last.draft.kind == draft.kind, last.draft.payload == draft.payload else {
        return nil
      }
      return last
    } catch {
      // monorepo:allow swallowed-error: why it could not be added is told instead
      return nil
    }
  }

  /// Counts the entries of a queue that are still to be sent; one part is read where there is none.
  ///
  /// - Parameter queue: The queue.
  /// - Returns: How many entries were not refused, with those that cannot be read.
  /// - Throws: ``PersistenceError`` when they cannot be read.
  public func pendingCount(in queue: OutboxQueue) async throws(PersistenceError) -> Int {
    var (count, last) = (0, OutboxEntry.ID?.none)
    while true {
      let part = try await part(in: queue, after: last, limit: 100)
      guard let end = part.last else { return count }
      count += part.entries.count { $0.refusal == nil } + part.unreadable.count
      last = end
    }
  }
}

/// The changes of an outbox as the delivery sees them; each one is durable when it returns.
public protocol OutboxDelivery: Outbox {
  /// Takes the right to send the entries of a queue, which one task of all processes has at a time.
  ///
  /// - Parameter queue: The queue.
  /// - Returns: The right, to be given back; `nil` when another one has it.
  /// - Throws: ``PersistenceError`` when nobody can tell.
  func claim(_ queue: OutboxQueue) async throws(PersistenceError) -> OutboxClaim?

  /// Removes entries that the service has, and notes that others are about to be sent, in one step.
  ///
  /// Those that are about to be sent have one attempt more then.
  ///
  /// - Parameters:
  ///   - ids: The entries that are done.
  ///   - next: The entries that are about to be sent.
  ///   - moment: The present.
  /// - Returns: Those of `next` that may be sent: not one that was dropped or refused in the meantime.
  /// - Throws: ``PersistenceError`` when it could not be noted; none of `next` must be sent then.
  func finish(
    _ ids: [OutboxEntry.ID],
    beginning next: [OutboxEntry.ID],
    at moment: Date
  ) async throws(PersistenceError) -> Set<OutboxEntry.ID>

  /// Lets entries wait again, in one step.
  ///
  /// - Parameters:
  ///   - ids: The entries.
  ///   - wasSent: Whether the attempt may have reached the service; one that did not is not counted.
  /// - Throws: ``PersistenceError`` when that could not be noted; their outcome is unknown then.
  func postpone(_ ids: [OutboxEntry.ID], wasSent: Bool) async throws(PersistenceError)

  /// Notes why an entry was refused.
  ///
  /// - Parameters:
  ///   - id: The entry.
  ///   - refusal: Why.
  /// - Throws: ``PersistenceError`` when that could not be noted; its outcome is unknown then.
  func refuse(_ id: OutboxEntry.ID, _ refusal: OutboxRefusal) async throws(PersistenceError)
}

extension OutboxDelivery {
  /// Removes entries in one step, also those under way; only for the holder of the right to send their queue.
  ///
  /// - Parameter ids: The entries.
  /// - Throws: ``PersistenceError`` when they could not be removed.
  public func remove(_ ids: [OutboxEntry.ID]) async throws(PersistenceError) {
    // The moment is that of what begins, which is nothing.
    _ = try await finish(ids, beginning: [], at: .distantPast)
  }
}

/// The right to send the entries of a queue.
public struct OutboxClaim: Sendable {
  private let giveBack: @Sendable () -> Void

  /// Makes a claim.
  ///
  /// - Parameter release: Gives the right back; called once.
  public init(release: @escaping @Sendable () -> Void) {
    giveBack = release
  }

  /// Gives the right back; to be called once.
  public func release() { giveBack() }
}
