/// The entries of a list that is handed over part by part, of which nothing but the ids is remembered.
///
/// A list that moves, or whose parts overlap, sends an entry again at any later place.
public struct HandedOverEntries<ID: Hashable> {
  /// The ids of the entries.
  public private(set) var ids: Set<ID>
  /// Whether the list changed meanwhile, and another reading of it does not have all of the entries any more.
  public private(set) var hasRemoved = false
  private var unreadableCount = 0
  private var isOfSeveralTimes = false

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
    isOfSeveralTimes = isOfSeveralTimes || part.isOfSeveralTimes
    return insert(part.entries)
  }

  /// Adds what another reading of the list has, which takes the place of all parts before.
  ///
  /// - Returns: Its entries that are in no part before.
  mutating func add<Entry: Identifiable>(again list: EntryPage<Entry>) -> [Entry] where Entry.ID == ID {
    hasRemoved = hasRemoved || !ids.isSubset(of: list.entries.map(\.id))
    unreadableCount = list.unreadableCount
    isOfSeveralTimes = list.isOfSeveralTimes
    return insert(list.entries)
  }

  private mutating func insert<Entry: Identifiable>(_ entries: [Entry]) -> [Entry] where Entry.ID == ID {
    var new: [Entry] = []
    for entry in entries where ids.insert(entry.id).inserted { new.append(entry) }
    return new
  }

  /// Whether entries are missing behind a part that ends the list, since its parts are from different times.
  func isShort<Entry: Identifiable>(with part: EntryPage<Entry>, total: Int?) -> Bool
  where Entry.ID == ID {
    guard part.next == nil, isOfSeveralTimes || part.isOfSeveralTimes, let total else { return false }
    let new = part.entries.count { !ids.contains($0.id) }
    return count + new + unreadableCount + part.unreadableCount < total
  }
}

extension HandedOverEntries: Sendable where ID: Sendable {}
