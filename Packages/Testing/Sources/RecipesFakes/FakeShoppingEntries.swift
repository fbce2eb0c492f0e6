public import DomainKernel
public import RecipesDomain

/// Keeps what has to be bought in memory, or fails as a test says.
public actor FakeShoppingEntries: ShoppingEntries {
  private var kept: [ShoppingEntry.ID: ShoppingEntry] = [:]
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
    kept[id] = nil
    unreadable.append(id)
  }

  /// Lists the entries in the order in which they were added.
  public func entries() async throws(PersistenceError) -> PartialList<ShoppingEntry> {
    try check()
    return PartialList(kept.values.sorted(by: ShoppingEntry.isBefore), unreadable: unreadable)
  }

  /// Adds entries; one that is there already is replaced.
  public func add(_ entries: [ShoppingEntry]) async throws(PersistenceError) {
    try check()
    for entry in entries {
      kept[entry.id] = entry
      unreadable.removeAll { $0 == entry.id }
    }
  }

  /// Puts entries into the basket, or takes them out.
  public func tick(_ ids: [ShoppingEntry.ID], _ isTicked: Bool) async throws(PersistenceError) {
    try check()
    for id in ids { kept[id]?.isTicked = isTicked }
  }

  /// Removes entries.
  public func remove(_ ids: [ShoppingEntry.ID]) async throws(PersistenceError) {
    try check()
    for id in ids { kept[id] = nil }
    unreadable.removeAll(where: ids.contains)
  }

  /// Removes every entry.
  public func clear() async throws(PersistenceError) {
    try check()
    kept = [:]
    unreadable = []
  }

  private func check() throws(PersistenceError) {
    if let failure { throw failure }
  }
}
