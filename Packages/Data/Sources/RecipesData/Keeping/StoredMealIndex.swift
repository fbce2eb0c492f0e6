public import RecipesDomain
public import StorageKit

/// Remembers the meals that were seen in a key-value store, each under its id.
///
/// A value that is damaged is found by the store and left out; the meal is remembered again when it is seen again.
/// Values of another folding are searched all the same, and written anew. Remembering a meal costs the same
/// however many there are.
public struct StoredMealIndex: MealIndex {
  private let store: any KeyValueStore
  private let collection: String

  /// Makes the adapter.
  ///
  /// - Parameters:
  ///   - store: Where meals are kept; what is lost can be seen again.
  ///   - partition: Whose meals these are, for example a service; others are not found.
  public init(store: any KeyValueStore, partition: String) {
    self.store = store
    collection = "recipes.seen/" + partition
  }

  /// Remembers meals; what a list says never replaces a whole meal.
  public func remember(_ meals: [IndexedMeal]) async throws(KeepingError) {
    let changes = meals.compactMap { meal in
      IndexRecord.value(of: meal).map { value -> KeyValueChange in
        meal.ingredients.isEmpty ? .add(meal.id.rawValue, value) : .set(meal.id.rawValue, value)
      }
    }
    do throws(StorageError) {
      try await store.apply(changes, in: collection)
    } catch {
      throw KeepingError(saving: error)
    }
  }

  /// Searches what is remembered.
  public func search(_ query: MealSearchQuery, limit: Int) async throws(KeepingError) -> [IndexedMeal] {
    let entries: [KeyValueEntry]
    do throws(StorageError) {
      entries = try await store.entries(in: collection)
    } catch {
      throw KeepingError(reading: error)
    }
    var outdated: [IndexedMeal] = []
    let found = entries.compactMap { entry -> Candidate? in
      guard let record = IndexRecord(entry.value) else { return nil }
      guard let folded = record.folded ?? refolded(record, entry.key, &outdated),
        let rank = query.rank(of: folded)
      else { return nil }
      return Candidate(rank: rank, folded: folded, id: entry.key, record: record)
    }
    if !outdated.isEmpty { try? await remember(outdated) }
    return found.sorted().lazy.compactMap { $0.record.meal($0.id) }.prefix(max(0, limit)).map(\.self)
  }

  private func refolded(
    _ record: IndexRecord,
    _ id: String,
    _ outdated: inout [IndexedMeal]
  ) -> FoldedMeal? {
    guard let meal = record.meal(id) else { return nil }
    outdated.append(meal)
    return FoldedMeal(meal)
  }

  /// A meal that was found, before it is known whether it is among the best.
  private struct Candidate: Comparable {
    let rank: MealSearchRank
    let folded: FoldedMeal
    let id: String
    let record: IndexRecord

    static func < (first: Candidate, second: Candidate) -> Bool {
      if first.rank != second.rank { return first.rank < second.rank }
      // The name is the first field, so the order of the bytes is that of the names.
      if first.folded != second.folded {
        return first.folded.bytes.lexicographicallyPrecedes(second.folded.bytes)
      }
      return first.id < second.id
    }

    static func == (first: Candidate, second: Candidate) -> Bool {
      first.rank == second.rank && first.folded == second.folded && first.id == second.id
    }
  }
}
