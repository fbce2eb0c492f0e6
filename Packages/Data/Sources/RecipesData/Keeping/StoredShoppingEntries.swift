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
  private let records: KeptCollection<ShoppingRecord>

  /// Makes the adapter.
  ///
  /// - Parameter store: Where entries are kept; one that evicts nothing and outlives a power cut.
  public init(store: any KeyValueStore) {
    records = KeptCollection(store: store, name: "recipes.shopping", version: 1)
  }

  /// Lists the entries in the order in which they were added.
  public func entries() async throws(KeepingError) -> [ShoppingEntry] {
    let kept = try await records.entries()
    let ticks = Set(kept.map(\.key).filter { $0.hasPrefix(Self.tickPrefix) })
    var entries: [ShoppingEntry] = []
    for value in kept where value.key.hasPrefix(Self.entryPrefix) {
      var entry = try records.decode(value.value).entry
      entry.isTicked = ticks.contains(Self.tickKey(entry.id))
      entries.append(entry)
    }
    return entries.sorted(by: ShoppingEntry.isBefore)
  }

  /// Adds entries, all or none; one that is there already is replaced.
  public func add(_ entries: [ShoppingEntry]) async throws(KeepingError) {
    var changes: [KeyValueChange] = []
    for entry in entries {
      changes.append(.set(Self.entryKey(entry.id), try records.encode(ShoppingRecord(entry))))
      changes.append(Self.ticking(entry.id, entry.isTicked))
    }
    try await records.apply(changes)
  }

  /// Puts entries into the basket, or takes them out.
  public func tick(_ ids: [ShoppingEntry.ID], _ isTicked: Bool) async throws(KeepingError) {
    let known = Set(try await records.entries().map(\.key))
    try await records.apply(
      ids.filter { known.contains(Self.entryKey($0)) }.map { Self.ticking($0, isTicked) }
    )
  }

  /// Removes entries.
  public func remove(_ ids: [ShoppingEntry.ID]) async throws(KeepingError) {
    try await records.apply(ids.flatMap { [.remove(Self.entryKey($0)), .remove(Self.tickKey($0))] })
  }

  /// Removes every entry.
  public func clear() async throws(KeepingError) {
    try await records.removeAll()
  }

  private static let entryPrefix = "entry/"
  private static let tickPrefix = "tick/"

  private static func entryKey(_ id: ShoppingEntry.ID) -> String {
    "\(entryPrefix)\(id.position)/\(id.meal.rawValue)"
  }

  private static func tickKey(_ id: ShoppingEntry.ID) -> String {
    "\(tickPrefix)\(id.position)/\(id.meal.rawValue)"
  }

  private static func ticking(_ id: ShoppingEntry.ID, _ isTicked: Bool) -> KeyValueChange {
    isTicked ? .set(tickKey(id), Data()) : .remove(tickKey(id))
  }
}
