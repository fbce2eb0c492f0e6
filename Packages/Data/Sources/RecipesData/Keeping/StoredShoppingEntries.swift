public import DomainKernel
public import RecipesDomain
public import StorageKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Keeps what has to be bought in a key-value store, each entry by itself.
///
/// That an entry is in the basket is a key of its own: ticking never writes an entry, so that one that another
/// process has removed meanwhile does not come back.
public struct StoredShoppingEntries: ShoppingEntries {
  private let records: StoredCollection<ShoppingRecord>

  /// Makes the adapter.
  ///
  /// - Parameter store: Where entries are kept; one that evicts nothing and outlives a power cut.
  public init(store: any KeyValueStore) {
    records = StoredCollection(store: store, name: "recipes.shopping", version: 1)
  }

  /// Lists the entries in the order in which they were added.
  public func entries() async throws(PersistenceError) -> PartialList<ShoppingEntry> {
    let kept = try await records.entries()
    let ticks = Set(kept.map(\.key).filter { $0.hasPrefix(Self.tickPrefix) })
    var entries: [ShoppingEntry] = []
    var unreadable: [ShoppingEntry.ID] = []
    for value in kept {
      guard let id = Self.entryID(value.key) else { continue }
      guard var entry = try records.decode(value.value)?.entry else {
        unreadable.append(id)
        continue
      }
      entry.isTicked = ticks.contains(Self.tickKey(entry.id))
      entries.append(entry)
    }
    return PartialList(entries.sorted(by: ShoppingEntry.isBefore), unreadable: unreadable)
  }

  /// Adds entries, all or none; one that is there already is replaced.
  public func add(_ entries: [ShoppingEntry]) async throws(PersistenceError) {
    var changes: [KeyValueChange] = []
    for entry in entries {
      changes.append(.set(Self.entryKey(entry.id), try records.encode(ShoppingRecord(entry))))
      changes.append(Self.ticking(entry.id, entry.isTicked))
    }
    try await records.apply(changes)
  }

  /// Puts entries into the basket, or takes them out.
  public func tick(_ ids: [ShoppingEntry.ID], _ isTicked: Bool) async throws(PersistenceError) {
    let known = Set(try await records.entries().map(\.key))
    try await records.apply(
      ids.filter { known.contains(Self.entryKey($0)) }.map { Self.ticking($0, isTicked) }
    )
  }

  /// Removes entries.
  public func remove(_ ids: [ShoppingEntry.ID]) async throws(PersistenceError) {
    try await records.apply(ids.flatMap { [.remove(Self.entryKey($0)), .remove(Self.tickKey($0))] })
  }

  /// Removes every entry.
  public func clear() async throws(PersistenceError) {
    try await records.removeAll()
  }

  private static let entryPrefix = "entry/"
  private static let tickPrefix = "tick/"

  private static func entryKey(_ id: ShoppingEntry.ID) -> String {
    "\(entryPrefix)\(id.position)/\(id.meal.rawValue)"
  }

  /// The entry that a key is of; `nil` for other keys.
  private static func entryID(_ key: String) -> ShoppingEntry.ID? {
    let parts = key.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false)
    guard key.hasPrefix(entryPrefix), parts.count == 3, let position = Int(parts[1]) else { return nil }
    return ShoppingEntry.ID(meal: Meal.ID(rawValue: String(parts[2])), position: position)
  }

  private static func tickKey(_ id: ShoppingEntry.ID) -> String {
    "\(tickPrefix)\(id.position)/\(id.meal.rawValue)"
  }

  private static func ticking(_ id: ShoppingEntry.ID, _ isTicked: Bool) -> KeyValueChange {
    isTicked ? .set(tickKey(id), Data()) : .remove(tickKey(id))
  }
}
