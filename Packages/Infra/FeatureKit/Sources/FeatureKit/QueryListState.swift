public import DomainKernel

/// The state of a list of a query: the loaded entries, and how many of them are shown.
public struct QueryListState<Query: Hashable & Sendable, Entry: Identifiable & Hashable & Sendable>:
  Equatable,
  Sendable
where Entry.ID: Sendable {
  /// The entries to list.
  public let query: Query
  /// The list from its beginning on; without the entries that were handed over.
  public let list: LoadState<EntryPage<Entry>, ServiceError>
  /// The most entries to show.
  public let limit: Int
  /// The number of entries that were handed over while they were loaded; 0 for a list that is shown as a whole.
  public let handedOver: Int

  /// Describes a list.
  ///
  /// - Parameters:
  ///   - query: The entries to list.
  ///   - list: The list from its beginning on.
  ///   - limit: The most entries to show.
  ///   - handedOver: The number of entries that were handed over while they were loaded.
  public init(
    query: Query,
    list: LoadState<EntryPage<Entry>, ServiceError>,
    limit: Int = .max,
    handedOver: Int = 0
  ) {
    self.query = query
    self.list = list
    self.limit = limit
    self.handedOver = handedOver
  }

  /// The entries to show.
  public var entries: [Entry] {
    guard let entries = list.shown?.entries else { return [] }
    guard entries.count > limit else { return entries }
    // The first copy of a slice of a type that only the caller knows takes as long as reading the list.
    var shown: [Entry] = []
    shown.reserveCapacity(limit)
    for index in 0..<limit { shown.append(entries[index]) }
    return shown
  }

  /// The offset at which the list continues behind the entries to show; `nil` where they are all.
  public var next: Int? {
    guard let list = list.shown else { return nil }
    return list.entries.count > limit ? limit : list.next?.offset
  }

  /// The number of entries that the service sent so far, and that could not be read.
  var unreadableCount: Int { list.shown?.unreadableCount ?? 0 }

  /// The warning of records that entries could not be read, which is a notice on a page; `nil` where all could.
  var unreadableWarning: Records.Warning? { Records.Warning.unreadable(entries: unreadableCount) }
}
