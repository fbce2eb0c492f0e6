/// The entries of a list that is handed over part by part, of which nothing but the ids is remembered.
///
/// A list that moves, or whose parts overlap, sends an entry again at any later place.
public struct HandedOverEntries<ID: Hashable> {
  /// The ids of the entries.
  public private(set) var ids: Set<ID>
  /// Whether the list changed meanwhile, and another reading of it does not have all of the entries any more.
  public private(set) var hasRemoved = false
  /// How many entries of the parts could not be read.
  private(set) var unreadableCount = 0

  /// Describes entries that were handed over.
  ///
  /// - Parameter ids: Their ids.
  public init(_ ids: Set<ID> = []) {
    self.ids = ids
  }

  /// The number of entries.
  public var count: Int { ids.count }

  /// Adds a part that follows.
  ///
  /// - Returns: Its entries that are in no part before.
  mutating func add<Entry: Identifiable>(_ part: EntryPage<Entry>) -> [Entry] where Entry.ID == ID {
    unreadableCount += part.unreadableCount
    return insert(part.entries)
  }

  /// Adds what another reading of the list has, which takes the place of all parts before.
  ///
  /// - Returns: Its entries that are in no part before.
  mutating func add<Entry: Identifiable>(again list: EntryPage<Entry>) -> [Entry] where Entry.ID == ID {
    hasRemoved = hasRemoved || !ids.isSubset(of: list.entries.map(\.id))
    unreadableCount = list.unreadableCount
    return insert(list.entries)
  }

  private mutating func insert<Entry: Identifiable>(_ entries: [Entry]) -> [Entry] where Entry.ID == ID {
    var new: [Entry] = []
    for entry in entries where ids.insert(entry.id).inserted { new.append(entry) }
    return new
  }

  /// Whether the list ends with its last part before all of its entries have come, as ``EntryPage/isShort`` tells.
  ///
  /// - Parameter part: The last part that was handed over.
  /// - Returns: Whether it moved while it was read.
  public func isShort<Entry: Identifiable>(at part: EntryPage<Entry>) -> Bool where Entry.ID == ID {
    part.doubt(with: count + unreadableCount) != nil
  }

  /// How well a part fits to those before it, as its entries tell.
  func fit<Entry: Identifiable>(of part: EntryPage<Entry>) -> ListConsistency where Entry.ID == ID {
    part.entries.contains { ids.contains($0.id) } ? .overlapping : .oneReading
  }

  /// How well the parts fit together where that may be why entries are missing behind a part that ends the list.
  ///
  /// `last` is the part before, which says how well the parts fit together up to there.
  func doubt<Entry: Identifiable>(
    about part: EntryPage<Entry>,
    behind last: EntryPage<Entry>
  ) -> ListConsistency? where Entry.ID == ID {
    let new = part.entries.count { !ids.contains($0.id) }
    let list = last.appending(part).marked(as: fit(of: part))
    return list.doubt(with: count + new + unreadableCount + part.unreadableCount)
  }
}

extension HandedOverEntries: Sendable where ID: Sendable {}
