/// The entries of a list that is handed over part by part, of which nothing but the ids is remembered.
///
/// A list that moves, or whose parts overlap, sends an entry again at any later place.
public struct HandedOverEntries<ID: Hashable> {
  /// The ids of the entries.
  public private(set) var ids: Set<ID>
  /// Whether the list changed meanwhile, and another reading of it does not have all of the entries any more.
  public private(set) var hasRemoved = false
  private var unreadableCount = 0

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

  /// Whether entries are missing behind a part that ends the list, since its parts are from different times.
  ///
  /// `last` is the part before, which says how well the parts fit together up to there.
  func isShort<Entry: Identifiable>(with part: EntryPage<Entry>, behind last: EntryPage<Entry>) -> Bool
  where Entry.ID == ID {
    let new = part.entries.count { !ids.contains($0.id) }
    return last.appending(part).isShort(with: count + new + unreadableCount + part.unreadableCount)
  }
}

extension HandedOverEntries: Sendable where ID: Sendable {}
