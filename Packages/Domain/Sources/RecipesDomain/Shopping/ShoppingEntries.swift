public import DomainKernel

/// Keeps what has to be bought, entry by entry.
///
/// An entry that cannot be read is left out of the list and named beside it; adding it again mends it. Entries of a
/// newer version are left alone, and no list is given of them: who buys by a part of a list comes home without the
/// rest, and who has the newer version can see all of it there.
public protocol ShoppingEntries: Sendable {
  /// Lists the entries.
  ///
  /// - Returns: The entries in the order in which they were added, those of one time by meal and place; and
  ///   those that cannot be read.
  /// - Throws: ``PersistenceError`` when none can be read, or a newer version kept one of them.
  func entries() async throws(PersistenceError) -> PartialList<ShoppingEntry>

  /// Adds entries, all or none; an entry that is there already is replaced.
  ///
  /// - Parameter entries: The entries.
  /// - Throws: ``PersistenceError`` when they could not be kept.
  func add(_ entries: [ShoppingEntry]) async throws(PersistenceError)

  /// Puts entries into the basket, or takes them out; ids without an entry are passed over.
  ///
  /// - Parameters:
  ///   - ids: Which entries.
  ///   - isTicked: Whether they are in the basket.
  /// - Throws: ``PersistenceError`` when it could not be kept.
  func tick(_ ids: [ShoppingEntry.ID], _ isTicked: Bool) async throws(PersistenceError)

  /// Removes entries, those that cannot be read too; ids without an entry are passed over.
  ///
  /// - Parameter ids: Which entries.
  /// - Throws: ``PersistenceError`` when they could not be removed.
  func remove(_ ids: [ShoppingEntry.ID]) async throws(PersistenceError)

  /// Removes every entry.
  ///
  /// - Throws: ``PersistenceError`` when they could not be removed.
  func clear() async throws(PersistenceError)
}
