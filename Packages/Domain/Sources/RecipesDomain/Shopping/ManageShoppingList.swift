public import DomainKernel

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Makes a shopping list of meals, and works through it.
public struct ManageShoppingList: Sendable {
  private let entries: any ShoppingEntries
  private let now: @Sendable () -> Date

  /// Makes the use case.
  ///
  /// - Parameters:
  ///   - entries: Where the list is stored.
  ///   - now: The present.
  public init(entries: any ShoppingEntries, now: @escaping @Sendable () -> Date) {
    self.entries = entries
    self.now = now
  }

  /// Gives the list.
  ///
  /// - Returns: The list, each ingredient once; entries that cannot be read are named beside the lines.
  /// - Throws: ``/DomainKernel/PersistenceError`` when none can be read, or a newer version wrote one of them.
  public func list() async throws(PersistenceError) -> ShoppingList {
    ShoppingList(try await entries.entries())
  }

  /// Adds the ingredients of meals in one step; for a meal that is on the list, they replace those on the list.
  ///
  /// An ingredient that is marked as bought stays so where its measure is the same.
  ///
  /// - Parameters:
  ///   - meals: The meals, as the recipes have them; of several with one id the last one is taken.
  ///   - scale: From how many servings to how many; `nil` for the recipes as they are.
  /// - Returns: Which meals are new on the list, and which were on it (one without ingredients is in
  ///   neither); and which ingredients are no longer marked as bought.
  /// - Throws: ``/DomainKernel/PersistenceError`` when they could not be stored; nothing is changed then.
  public func add(_ meals: [Meal], scale: ServingScale? = nil) async throws(PersistenceError)
    -> ShoppingAddition
  {
    let moment = now()
    var wanted: [Meal.ID: [ShoppingEntry]] = [:]
    for meal in meals {
      let ingredients = (scale.map(meal.scaled) ?? meal).ingredients
      wanted[meal.id] = ingredients.map { ShoppingEntry($0, of: meal.summary, addedAt: moment) }
    }
    let replaced = try await entries.replace(wanted)
    let added = meals.map(\.id).filter { wanted[$0]?.isEmpty == false }
    return ShoppingAddition(
      meals: AddedMeals(added, new: replaced.newMeals),
      unticked: replaced.unticked.map(\.ingredient)
    )
  }

  /// Marks lines as bought, or as still to buy, in one step.
  ///
  /// - Parameters:
  ///   - lines: The lines.
  ///   - isTicked: Whether they are bought.
  /// - Returns: The lines of which something was not marked so before.
  /// - Throws: ``/DomainKernel/PersistenceError`` when it could not be stored; nothing is changed then.
  public func tick(_ lines: [ShoppingLine], _ isTicked: Bool = true) async throws(PersistenceError)
    -> [ShoppingLine]
  {
    let changed = try await entries.tick(lines.flatMap(\.entries).map(\.id), isTicked)
    return lines.filter { $0.entries.contains { changed.contains($0.id) } }
  }

  /// Removes meals with all of their entries, in one step.
  ///
  /// - Parameter meals: Which meals.
  /// - Returns: Those that were on the list.
  /// - Throws: ``/DomainKernel/PersistenceError`` when they could not be removed; nothing is changed then.
  public func remove(_ meals: [Meal.ID]) async throws(PersistenceError) -> Set<Meal.ID> {
    try await entries.remove(meals)
  }

  /// Removes every line, and every entry that cannot be read.
  ///
  /// - Returns: What was removed.
  /// - Throws: ``/DomainKernel/PersistenceError`` when they could not be removed; nothing is changed then.
  public func clear() async throws(PersistenceError) -> ShoppingList {
    ShoppingList(try await entries.clear())
  }
}
