public import DomainKernel
import Synchronization

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Keeps the outbox in memory, or fails as a test says.
public actor FakeOutbox: OutboxDelivery {
  /// The entries behind which pages were read so far; `nil` for the beginning.
  public private(set) var pages: [OutboxEntry.ID?] = []
  private let now: @Sendable () -> Date
  private var stored: [OutboxEntry] = []
  private var lastID = 0
  private let claims = Claims()
  private var failure: PersistenceError?
  private var beginFailure: PersistenceError?
  private var lateFailure: PersistenceError?
  private var postponeFailure: PersistenceError?
  private var dropFailure: PersistenceError?
  private var unreadable: [OutboxEntry.ID: PersistenceError] = [:]
  private var ownerless: Set<OutboxEntry.ID> = []

  /// Makes an empty outbox.
  ///
  /// - Parameter now: The present.
  public init(now: @escaping @Sendable () -> Date = { Date(timeIntervalSince1970: 0) }) {
    self.now = now
  }

  /// Fails every further call, or none.
  ///
  /// - Parameter error: Why; `nil` to work again.
  public func fail(_ error: PersistenceError?) {
    failure = error
  }

  /// Fails every further note that an entry is about to be sent, or none; nothing else fails.
  ///
  /// - Parameter error: Why; `nil` to work again.
  public func failBeginning(_ error: PersistenceError?) {
    beginFailure = error
  }

  /// Fails every further addition once the change is stored, or none, as a disk does that fails at the end of a write.
  ///
  /// - Parameter error: Why; `nil` to work again.
  public func failAfterAdding(_ error: PersistenceError?) {
    lateFailure = error
  }

  /// Fails every further note that an entry waits again, or none; nothing else fails.
  ///
  /// - Parameter error: Why; `nil` to work again.
  public func failPostponing(_ error: PersistenceError?) {
    postponeFailure = error
  }

  /// Fails every further removal of an entry by the user, or none; nothing else fails.
  ///
  /// - Parameter error: Why; `nil` to work again.
  public func failDropping(_ error: PersistenceError?) {
    dropFailure = error
  }

  /// Fails every further read of an entry, which can still be dropped, without its content.
  ///
  /// One whose record is damaged is listed as one that cannot be read, with its queue and its item.
  ///
  /// - Parameters:
  ///   - id: The entry.
  ///   - error: Why.
  public func failReading(_ id: OutboxEntry.ID, _ error: PersistenceError) {
    unreadable[id] = error
  }

  /// Damages an entry of which nobody can tell the queue and the item.
  ///
  /// - Parameter id: The entry.
  public func loseOwner(of id: OutboxEntry.ID) {
    unreadable[id] = .damagedRecord
    ownerless.insert(id)
  }

  /// Gives an entry another state, or adds it as it is.
  ///
  /// - Parameter entry: The entry.
  public func put(_ entry: OutboxEntry) {
    if let index = stored.firstIndex(where: { $0.id == entry.id }) {
      stored[index] = entry
    } else {
      stored.append(entry)
      lastID = max(lastID, entry.id.rawValue)
    }
  }

  /// Adds a change at the end of its queue.
  public func add(_ draft: OutboxDraft) async throws(PersistenceError) -> OutboxAddition {
    try check()
    let last = stored.last { $0.draft.queue == draft.queue && $0.draft.item == draft.item }
    var earlier: OutboxEntry?
    if let last, last.isUnsent {
      if last.draft.kind == draft.kind, last.draft.payload == draft.payload { return .duplicate(last) }
      if draft.supersedes.contains(last.draft.kind) {
        earlier = last
        stored.removeAll { $0.id == last.id }
      }
    }
    lastID += 1
    let entry = OutboxEntry(id: OutboxEntry.ID(rawValue: lastID), draft: draft, createdAt: now())
    stored.append(entry)
    if let lateFailure { throw lateFailure }
    return earlier.map { .superseded($0, by: entry) } ?? .added(entry)
  }

  /// Reads a part of the entries in their order.
  public func part(
    in queue: OutboxQueue?,
    after id: OutboxEntry.ID?,
    limit: Int
  ) async throws(PersistenceError) -> OutboxPart {
    try check()
    pages.append(id)
    let following = stored.filter { entry in
      (queue == nil || entry.draft.queue == queue || ownerless.contains(entry.id))
        && (id.map { $0 < entry.id } ?? true)
    }
    let found = following.filter { unreadable[$0.id] != .damagedRecord }.prefix(limit)
    // A part that is full ends with its last entry.
    let end = found.count < limit ? nil : found.last?.id
    let damaged = following.filter { entry in
      unreadable[entry.id] == .damagedRecord && end.map { entry.id < $0 } ?? true
    }
    return OutboxPart(
      Array(found),
      unreadable: damaged.map { entry in
        ownerless.contains(entry.id)
          ? UnreadableEntry(entry.id)
          : UnreadableEntry(entry.id, queue: entry.draft.queue, item: entry.draft.item)
      }
    )
  }

  /// Reads one entry.
  public func entry(_ id: OutboxEntry.ID) async throws(PersistenceError) -> OutboxEntry? {
    try check()
    if let error = unreadable[id] { throw error }
    return stored.first { $0.id == id }
  }

  /// Lets a refused entry wait again.
  public func retry(_ id: OutboxEntry.ID) async throws(PersistenceError) -> Bool {
    try change(id) { $0.refusal == nil ? nil : $0.with(.waiting) }
  }

  /// Removes an entry that is not under way.
  public func drop(_ id: OutboxEntry.ID) async throws(PersistenceError) -> OutboxDrop {
    try check()
    if let dropFailure { throw dropFailure }
    guard let entry = stored.first(where: { $0.id == id }) else { return .missing }
    if unreadable[id] != .damagedRecord, case .sending = entry.state { return .underWay(entry) }
    stored.removeAll { $0.id == id }
    return .dropped(unreadable[id] == nil ? entry : nil)
  }

  /// Takes the right to send the entries of a queue.
  public func claim(_ queue: OutboxQueue) async throws(PersistenceError) -> OutboxClaim? {
    try check()
    guard claims.held.withLock({ $0.insert(queue).inserted }) else { return nil }
    return OutboxClaim { [claims] in _ = claims.held.withLock { $0.remove(queue) } }
  }

  /// Removes entries that the service has, and notes that others are about to be sent.
  public func finish(
    _ ids: [OutboxEntry.ID],
    beginning next: [OutboxEntry.ID],
    at moment: Date
  ) async throws(PersistenceError) -> Set<OutboxEntry.ID> {
    try check()
    if let beginFailure, !next.isEmpty { throw beginFailure }
    stored.removeAll { ids.contains($0.id) }
    var begun: Set<OutboxEntry.ID> = []
    for id in next {
      let isBegun = try change(id) { $0.refusal != nil ? nil : $0.begun(at: moment) }
      if isBegun { begun.insert(id) }
    }
    return begun
  }

  /// Lets entries wait again.
  public func postpone(_ ids: [OutboxEntry.ID], wasSent: Bool) async throws(PersistenceError) {
    if let postponeFailure { throw postponeFailure }
    for id in ids { _ = try change(id) { $0.postponed(wasSent: wasSent) } }
  }

  /// Notes why an entry was refused.
  public func refuse(_ id: OutboxEntry.ID, _ refusal: OutboxRefusal) async throws(PersistenceError) {
    _ = try change(id) { $0.with(.refused(refusal)) }
  }

  private func change(
    _ id: OutboxEntry.ID,
    _ body: (OutboxEntry) -> OutboxEntry?
  ) throws(PersistenceError) -> Bool {
    try check()
    guard let index = stored.firstIndex(where: { $0.id == id }), let changed = body(stored[index]) else {
      return false
    }
    stored[index] = changed
    return true
  }

  private func check() throws(PersistenceError) {
    if let failure { throw failure }
  }
}

/// The queues that somebody is sending.
private final class Claims: Sendable {
  let held = Mutex<Set<OutboxQueue>>([])
}
