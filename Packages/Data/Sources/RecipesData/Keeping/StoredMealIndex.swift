public import RecipesDomain
public import StorageKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Remembers the meals that were seen in a key-value store, each under its id.
///
/// Their folded forms are kept apart from their texts, since a search reads all of the former and few of the
/// latter. A value that is damaged is found by the store and left out; the meal is remembered again when it is
/// seen again. Forms of another folding are made anew of the texts. Remembering a meal costs the same however many
/// there are.
public struct StoredMealIndex: MealIndex {
  private let texts: KeptCollection<IndexedMealRecord>
  private let folded: KeptCollection<IndexedMealRecord>

  /// Makes the adapter.
  ///
  /// - Parameters:
  ///   - store: Where meals are kept; what is lost can be seen again.
  ///   - partition: Whose meals these are, for example a service; others are not found.
  public init(store: any KeyValueStore, partition: String) {
    texts = KeptCollection(store: store, name: "recipes.seen/" + partition, version: 1)
    folded = KeptCollection(store: store, name: "recipes.seen.folded/" + partition, version: 1)
  }

  /// Remembers meals; what a list says never replaces a whole meal.
  public func remember(_ meals: [IndexedMeal]) async throws(KeepingError) {
    var ofTexts: [KeyValueChange] = []
    var ofFolded: [KeyValueChange] = []
    for meal in meals {
      let change = meal.ingredients.isEmpty ? KeyValueChange.add : KeyValueChange.set
      ofTexts.append(change(meal.id.rawValue, try texts.encode(IndexedMealRecord(meal))))
      ofFolded.append(change(meal.id.rawValue, FoldedRecord(meal).value))
    }
    // The texts first: a folded form that leads to no text would be of no use.
    try await texts.apply(ofTexts)
    try await folded.apply(ofFolded)
  }

  /// Searches what is remembered.
  public func search(_ query: MealSearchQuery, limit: Int) async throws(KeepingError) -> [IndexedMeal] {
    var best = BestMeals(limit: limit)
    for entry in try await currentEntries() {
      let record = FoldedRecord(entry.value)
      guard let rank = record.rank(for: query) else { continue }
      best.insert(rank, record, entry.key)
    }
    var meals: [IndexedMeal] = []
    for candidate in best.candidates {
      if let meal = try await texts.record(for: candidate.id)?.meal(candidate.id) { meals.append(meal) }
    }
    return meals
  }

  /// The folded forms; when one is of another folding, all are made anew.
  private func currentEntries() async throws(KeepingError) -> [KeyValueEntry] {
    let entries = try await folded.entries()
    guard entries.contains(where: { !FoldedRecord($0.value).isCurrent }) else { return entries }
    var current: [KeyValueEntry] = []
    for entry in try await texts.entries() {
      guard let meal = try? texts.decode(entry.value).meal(entry.key) else { continue }
      current.append(KeyValueEntry(key: entry.key, value: FoldedRecord(meal).value))
    }
    try? await folded.apply(current.map { .set($0.key, $0.value) })
    return current
  }
}
