/// The changes of a queue, by what the next delivery can do with them.
public struct OutboxBacklog: Hashable, Sendable {
  /// How many the next delivery sends, or asks for the outcome of.
  public var waiting = 0
  /// How many no delivery sends: they are behind a refused change of their item, or of a kind without a sender.
  public var heldBack = 0
  /// The refused entry in front of the first one that is held back; `nil` where none is in front of any.
  ///
  /// Those behind it wait until the user retries or drops it.
  public var blocker: OutboxEntry?

  /// The entries that cannot be read; each one is listed until the user drops it.
  public var unreadable: [OutboxEntry.ID] = []
  /// How many more no delivery sends, as one of those may be an earlier change of their item.
  public var behindUnreadable = 0

  /// How many were refused or have an unknown outcome; they wait until the user retries or drops them.
  public var refused = 0
  /// The first of those; `nil` where none was refused.
  public var firstRefused: OutboxEntry?

  /// The backlog of an empty queue.
  public init() {}
}

extension Outbox {
  /// Counts the entries of a queue by what holds them back; one part is read where there is none.
  ///
  /// - Parameter route: The queue and its senders.
  /// - Returns: The counts, the entry to retry or drop first, and the first that was refused.
  /// - Throws: ``PersistenceError`` when the entries cannot be read.
  public func backlog(of route: OutboxRoute) async throws(PersistenceError) -> OutboxBacklog {
    var (backlog, last) = (OutboxBacklog(), OutboxEntry.ID?.none)
    var refused: [OutboxItem: OutboxEntry.ID] = [:]
    var unknown: Set<OutboxItem> = []
    var first: OutboxEntry.ID?
    var unreadable: [UnreadableEntry] = []
    while true {
      let part = try await part(in: route.queue, after: last, limit: 100)
      guard let end = part.last else { break }
      unreadable += part.unreadable
      for entry in part.entries {
        let item = entry.draft.item
        if entry.refusal != nil {
          backlog.refused += 1
          backlog.firstRefused = backlog.firstRefused ?? entry
          refused[item] = refused[item] ?? entry.id
        } else if let blocker = refused[item] {
          backlog.heldBack += 1
          first = first ?? blocker
        } else if unreadable.contains(where: { $0.holdsBack(entry) }) {
          backlog.behindUnreadable += 1
        } else if unknown.contains(item) || route.senders[entry.draft.kind] == nil {
          backlog.heldBack += 1
          unknown.insert(item)
        } else {
          backlog.waiting += 1
        }
      }
      last = end
    }
    backlog.unreadable = unreadable.map(\.id)
    if let first { backlog.blocker = try await entry(first) }
    return backlog
  }
}
