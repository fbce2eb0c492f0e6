public import DomainKernel
public import RecipesDomain

/// Stores what has to be bought in memory, or fails as a test says.
public actor FakeShoppingEntries: ShoppingEntries {
  private var stored: [ShoppingEntry.ID: ShoppingEntry] = [:]
  private var unreadable: [ShoppingEntry.ID] = []
  private var failure: PersistenceError?

  /// Makes an empty store.
  public init() {}

  /// Fails every further call, or none.
  ///
  /// - Parameter error: Why; `nil` to work again.
  public func fail(_ error: PersistenceError?) {
    failure = error
  }

  /// Makes an entry one that cannot be read.
  ///
  /// - Parameter id: Which entry.
  public func damage(_ id: ShoppingEntry.ID) {
    stored[id] = nil
    unreadable.append(id)
  }

  /// Lists the entries in the order in which they were added.
  public func entries() async throws(PersistenceError) -> PartialList<ShoppingEntry> {
    try check()
    return PartialList(stored.values.sorted(by: ShoppingEntry.isBefore), unreadable: unreadable)
  }

  /// Replaces everything that is stored for some meals.
  public func replace(_ entries: [Meal.ID: [ShoppingEntry]]) async throws(PersistenceError)
    -> ReplacedEntries
  {
    try check()
    let replaced = ReplacedEntries(entries, replacing: Array(stored.values))
    drop { entries.keys.contains($0) }
    for entry in replaced.entries { stored[entry.id] = entry }
    return replaced
  }

  /// Marks entries as bought, or as still to buy.
  public func tick(_ ids: [ShoppingEntry.ID], _ isTicked: Bool) async throws(PersistenceError)
    -> Set<ShoppingEntry.ID>
  {
    try check()
    let changed = ids.filter { stored[$0].map { $0.isTicked != isTicked } ?? false }
    for id in changed { stored[id]?.isTicked = isTicked }
    return Set(changed)
  }

  /// Removes every entry of some meals.
  public func remove(_ meals: [Meal.ID]) async throws(PersistenceError) -> Set<Meal.ID> {
    try check()
    let known = Set((stored.keys + unreadable).map(\.meal))
    drop(meals.contains)
    return known.intersection(meals)
  }

  /// Removes every entry.
  public func clear() async throws(PersistenceError) -> PartialList<ShoppingEntry> {
    let removed = try await entries()
    drop { _ in true }
    return removed
  }

  private func drop(_ isDropped: (Meal.ID) -> Bool) {
    for id in stored.keys where isDropped(id.meal) { stored[id] = nil }
    unreadable.removeAll { isDropped($0.meal) }
  }

  private func check() throws(PersistenceError) {
    if let failure { throw failure }
  }
}
