/// A part of the outbox: entries in their order, and those among them that cannot be read.
public struct OutboxPart: Hashable, Sendable {
  /// The entries that can be read.
  public let entries: [OutboxEntry]
  /// Those that cannot, in their order.
  public let unreadable: [UnreadableEntry]

  /// Describes a part.
  ///
  /// - Parameters:
  ///   - entries: The entries that can be read, in their order.
  ///   - unreadable: Those that cannot, in their order.
  public init(_ entries: [OutboxEntry] = [], unreadable: [UnreadableEntry] = []) {
    self.entries = entries
    self.unreadable = unreadable
  }

  /// The entry behind which the next part begins; `nil` where nothing is there, not even what cannot be read.
  public var last: OutboxEntry.ID? { [entries.last?.id, unreadable.last?.id].compactMap(\.self).max() }
}

/// An entry of the outbox that cannot be read: it is never sent, and the user can only drop it.
public struct UnreadableEntry: Hashable, Sendable {
  /// The number.
  public let id: OutboxEntry.ID
  /// The queue that it is in; `nil` where that is lost, too.
  public let queue: OutboxQueue?
  /// The item that it changes; `nil` where that is lost, too.
  public let item: OutboxItem?

  /// Describes an entry that cannot be read.
  ///
  /// - Parameters:
  ///   - id: The number.
  ///   - queue: The queue that it is in; `nil` where that is lost, too.
  ///   - item: The item that it changes; `nil` where that is lost, too.
  public init(_ id: OutboxEntry.ID, queue: OutboxQueue? = nil, item: OutboxItem? = nil) {
    self.id = id
    self.queue = queue
    self.item = item
  }

  /// Whether another entry has to wait behind it.
  ///
  /// - Parameter entry: The other entry.
  /// - Returns: Whether it is a later one of the same item, or may be one.
  public func holdsBack(_ entry: OutboxEntry) -> Bool {
    guard id < entry.id, queue == nil || queue == entry.draft.queue else { return false }
    return item == nil || item == entry.draft.item
  }
}
