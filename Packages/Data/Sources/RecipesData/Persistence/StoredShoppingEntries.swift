public import DomainKernel
public import RecipesDomain
public import StorageKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Stores what has to be bought in a record store, each entry by itself.
///
/// That an entry is bought is a record of its own, with a key and without a value.
public struct StoredShoppingEntries: ShoppingEntries {
  private let shopping: StoredCollection<ShoppingRecord>

  /// Makes the adapter.
  ///
  /// - Parameter store: Where entries are stored; one that evicts nothing and outlives a power cut.
  public init(store: any RecordStore) {
    shopping = StoredCollection(store: store, name: "recipes.shopping", format: RecordFormat(version: 1))
  }

  /// Lists the entries in the order in which they were added.
  public func entries() async throws(PersistenceError) -> PartialList<ShoppingEntry> {
    try list(await shopping.contents())
  }

  /// Replaces everything that is stored for some meals.
  public func replace(_ entries: [Meal.ID: [ShoppingEntry]]) async throws(PersistenceError)
    -> ReplacedEntries
  {
    try await shopping.change { (transaction) throws(ChangeRefusal) in
      let known = try list(transaction)
      let replaced = ReplacedEntries(entries, replacing: known.entries)
      try remove(Set(entries.keys), of: known, &transaction)
      for entry in replaced.entries {
        try shopping.set(ShoppingRecord(entry), for: Self.entryKey(entry.id), &transaction)
        try set(isTicked: entry.isTicked, entry.id, &transaction)
      }
      return replaced
    }
  }

  /// Marks entries as bought, or as still to buy.
  public func tick(_ ids: [ShoppingEntry.ID], _ isTicked: Bool) async throws(PersistenceError)
    -> Set<ShoppingEntry.ID>
  {
    try await shopping.change { (transaction) throws(ChangeRefusal) in
      let others = try list(transaction).entries.filter { $0.isTicked != isTicked }
      let changed = Set(others.map(\.id)).intersection(ids)
      for id in changed { try set(isTicked: isTicked, id, &transaction) }
      return changed
    }
  }

  /// Removes every entry of some meals.
  public func remove(_ meals: [Meal.ID]) async throws(PersistenceError) -> Set<Meal.ID> {
    try await shopping.change { (transaction) throws(ChangeRefusal) in
      let known = try list(transaction)
      try remove(Set(meals), of: known, &transaction)
      return Set((known.entries.map(\.id) + known.unreadable).map(\.meal)).intersection(meals)
    }
  }

  /// Removes every entry.
  public func clear() async throws(PersistenceError) -> PartialList<ShoppingEntry> {
    try await shopping.change { (transaction) throws(ChangeRefusal) in
      let known = try list(transaction)
      let contents = try shopping.contents(transaction)
      for key in contents.records.map(\.key) + contents.damaged { try shopping.remove(key, &transaction) }
      return known
    }
  }

  private func list(_ transaction: borrowing RecordTransaction) throws(ChangeRefusal)
    -> PartialList<ShoppingEntry>
  {
    let contents = try shopping.contents(transaction)
    do throws(PersistenceError) { return try list(contents) } catch { throw .persistence(error) }
  }

  private func list(_ contents: RecordContents) throws(PersistenceError) -> PartialList<ShoppingEntry> {
    // The key alone says that an entry is ticked: the record has no value that could be lost.
    let keys = contents.records.map(\.key) + contents.damaged
    let ticks = Set(keys.filter { $0.hasPrefix(Self.tickPrefix) })
    var entries: [ShoppingEntry] = []
    var unreadable = contents.damaged.compactMap(Self.entryID)
    for record in contents.records {
      guard let id = Self.entryID(record.key) else { continue }
      if var entry = try shopping.format.decode(record.value)?.entry(id) {
        entry.isTicked = ticks.contains(Self.tickKey(id))
        entries.append(entry)
      } else {
        unreadable.append(id)
      }
    }
    return PartialList(entries.sorted(by: ShoppingEntry.isBefore), unreadable: unreadable)
  }

  private func remove(
    _ meals: Set<Meal.ID>,
    of known: PartialList<ShoppingEntry>,
    _ transaction: inout RecordTransaction
  ) throws(ChangeRefusal) {
    for id in known.entries.map(\.id) + known.unreadable where meals.contains(id.meal) {
      try shopping.remove(Self.entryKey(id), &transaction)
      try shopping.remove(Self.tickKey(id), &transaction)
    }
  }

  private func set(
    isTicked: Bool,
    _ id: ShoppingEntry.ID,
    _ transaction: inout RecordTransaction
  ) throws(ChangeRefusal) {
    if isTicked {
      try shopping.set(Data(), for: Self.tickKey(id), &transaction)
    } else {
      try shopping.remove(Self.tickKey(id), &transaction)
    }
  }

  private static let entryPrefix = "entry/"
  private static let tickPrefix = "tick/"

  private static func entryKey(_ id: ShoppingEntry.ID) -> String {
    "\(entryPrefix)\(id.position)/\(id.meal.rawValue)"
  }

  private static func tickKey(_ id: ShoppingEntry.ID) -> String {
    "\(tickPrefix)\(id.position)/\(id.meal.rawValue)"
  }

  /// The entry that a key is of; `nil` for other keys.
  private static func entryID(_ key: String) -> ShoppingEntry.ID? {
    let parts = key.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false)
    guard key.hasPrefix(entryPrefix), parts.count == 3, let position = Int(parts[1]) else { return nil }
    return ShoppingEntry.ID(meal: Meal.ID(rawValue: String(parts[2])), position: position)
  }
}

/// An entry of the shopping list as it is stored; that it is ticked is stored apart.
private struct ShoppingRecord: Codable {
  let meal: String
  let position: Int
  let mealName: String?
  let ingredient: String
  let measure: String?
  /// Milliseconds since 1970.
  let addedAt: Int64

  init(_ entry: ShoppingEntry) {
    meal = entry.id.meal.rawValue
    position = entry.id.position
    mealName = entry.mealName
    ingredient = entry.ingredient
    measure = entry.measure?.text
    addedAt = entry.addedAt.milliseconds
  }

  /// The entry; `nil` when the record is not the one of its key.
  func entry(_ id: ShoppingEntry.ID) -> ShoppingEntry? {
    guard id == ShoppingEntry.ID(meal: Meal.ID(rawValue: meal), position: position) else { return nil }
    return ShoppingEntry(
      Ingredient(position: position, name: ingredient, measure: measure.map(Measure.init)),
      of: MealSummary(id: id.meal, name: mealName),
      addedAt: Date(milliseconds: addedAt)
    )
  }
}
