public import DomainKernel

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Puts a shopping list together from meals, and works through it.
public struct ManageShoppingList: Sendable {
  private let entries: any ShoppingEntries
  private let now: @Sendable () -> Date

  /// Makes the use case.
  ///
  /// - Parameters:
  ///   - entries: Where the list is kept.
  ///   - now: The present.
  public init(entries: any ShoppingEntries, now: @escaping @Sendable () -> Date) {
    self.entries = entries
    self.now = now
  }

  /// Gives the list.
  ///
  /// - Returns: The list, each ingredient once; entries that cannot be read are named beside the lines.
  /// - Throws: ``PersistenceError`` when none can be read, or a newer version kept one of them.
  public func list() async throws(PersistenceError) -> ShoppingList {
    ShoppingList(try await entries.entries())
  }

  /// Adds the ingredients of a meal; for one that is on the list, the new amounts replace the old ones.
  ///
  /// - Parameters:
  ///   - meal: The meal, as the recipe has it.
  ///   - scale: From how many servings to how many; `nil` for the recipe as it is.
  /// - Throws: ``PersistenceError`` when they could not be kept.
  public func add(_ meal: Meal, scale: ServingScale? = nil) async throws(PersistenceError) {
    let wanted = scale.map(meal.scaled) ?? meal
    let moment = now()
    let added = wanted.ingredients.map { ShoppingEntry($0, of: wanted.summary, addedAt: moment) }
    let kept = Set(added.map(\.id))
    try await entries.add(added)
    try await entries.remove(try await ids(of: meal.id).filter { !kept.contains($0) })
  }

  /// Puts a line into the basket, or takes it out.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - isTicked: Whether it is in the basket.
  /// - Throws: ``PersistenceError`` when it could not be kept.
  public func tick(_ line: ShoppingLine, _ isTicked: Bool = true) async throws(PersistenceError) {
    try await entries.tick(line.entries.map(\.id), isTicked)
  }

  /// Removes a line.
  ///
  /// - Parameter line: The line.
  /// - Throws: ``PersistenceError`` when it could not be removed.
  public func remove(_ line: ShoppingLine) async throws(PersistenceError) {
    try await entries.remove(line.entries.map(\.id))
  }

  /// Removes a meal with everything that is to be bought for it.
  ///
  /// - Parameter meal: Which meal.
  /// - Throws: ``PersistenceError`` when it could not be removed.
  public func remove(_ meal: Meal.ID) async throws(PersistenceError) {
    try await entries.remove(try await ids(of: meal))
  }

  /// Removes every line.
  ///
  /// - Throws: ``PersistenceError`` when they could not be removed.
  public func clear() async throws(PersistenceError) {
    try await entries.clear()
  }

  /// Everything of a meal, what cannot be read too.
  private func ids(of meal: Meal.ID) async throws(PersistenceError) -> [ShoppingEntry.ID] {
    let kept = try await entries.entries()
    return (kept.entries.map(\.id) + kept.unreadable).filter { $0.meal == meal }
  }
}
