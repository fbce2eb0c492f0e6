public import DomainKernel

/// Stores what has to be bought, entry by entry.
///
/// Each change is one step: another process sees all of it or nothing, and two changes at the same time are done one
/// after the other. An entry that cannot be read is left out of the list and named beside it; adding its meal again
/// replaces it. When a newer version of this program wrote one of the entries, none is given or changed: a part of a
/// shopping list would pass for the whole, and the newer version can show all of it.
public protocol ShoppingEntries: Sendable {
  /// Lists the entries.
  ///
  /// - Returns: The entries in the order in which they were added, those of one time by meal and position; and
  ///   those that cannot be read.
  /// - Throws: ``/DomainKernel/PersistenceError`` when none can be read, or a newer version wrote one of them.
  func entries() async throws(PersistenceError) -> PartialList<ShoppingEntry>

  /// Replaces everything that is stored for some meals, all or none; other meals stay as they are.
  ///
  /// An ingredient that was marked as bought stays so where its measure is the same, see ``ReplacedEntries``.
  ///
  /// - Parameter entries: The entries of each meal; a meal without entries is removed.
  /// - Returns: What is stored now, with the meals that had no entry before.
  /// - Throws: ``/DomainKernel/PersistenceError`` when they could not be stored; nothing is changed then.
  func replace(_ entries: [Meal.ID: [ShoppingEntry]]) async throws(PersistenceError) -> ReplacedEntries

  /// Marks entries as bought, or as still to buy; ids without an entry that can be read are passed over.
  ///
  /// - Parameters:
  ///   - ids: Which entries.
  ///   - isTicked: Whether they are bought.
  /// - Returns: Those that were not marked so before.
  /// - Throws: ``/DomainKernel/PersistenceError`` when it could not be stored; nothing is changed then.
  func tick(_ ids: [ShoppingEntry.ID], _ isTicked: Bool) async throws(PersistenceError) -> Set<
    ShoppingEntry.ID
  >

  /// Removes every entry of some meals, those that cannot be read too.
  ///
  /// - Parameter meals: Which meals.
  /// - Returns: Those that had an entry.
  /// - Throws: ``/DomainKernel/PersistenceError`` when they could not be removed; nothing is changed then.
  func remove(_ meals: [Meal.ID]) async throws(PersistenceError) -> Set<Meal.ID>

  /// Removes every entry, those that cannot be read too.
  ///
  /// - Returns: What was removed.
  /// - Throws: ``/DomainKernel/PersistenceError`` when they could not be removed; nothing is changed then.
  func clear() async throws(PersistenceError) -> PartialList<ShoppingEntry>
}
