public import DomainKernel
public import RecipesDomain
public import StorageKit

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Remembers the meals that were seen in a key-value store, each under its id, in three collections.
///
/// A search reads the folded forms of all meals, what is listed of those that it finds, and no whole meal; that is
/// why the three are kept apart. A value that is damaged is left out; the meal is remembered again when it is seen
/// again. Folded forms of another version are made anew of what is listed.
///
/// The meals that are remembered are counted each time, which reads none of them. When there are too many, some more
/// than have to be are forgotten, so that it does not happen each time.
public struct StoredMealHistory: MealHistory {
  private let listed: StoredCollection<IndexedMealRecord>
  private let folded: StoredCollection<IndexedMealRecord>
  private let whole: StoredCollection<WholeMealRecord>
  private let limit: Int

  /// Makes the adapter.
  ///
  /// - Parameters:
  ///   - store: Where meals are kept; what is lost can be seen again.
  ///   - partition: Whose meals these are, for example a service; others are not found.
  ///   - limit: How many meals to remember at most, 1 or more.
  public init(store: any KeyValueStore, partition: String, limit: Int = 20_000) {
    listed = StoredCollection(store: store, name: "recipes.seen/" + partition, version: 2)
    folded = StoredCollection(store: store, name: "recipes.seen.folded/" + partition, version: 1)
    whole = StoredCollection(store: store, name: "recipes.seen.whole/" + partition, version: 1)
    self.limit = limit
  }

  /// Remembers what a list says; never in place of a whole meal.
  public func remember(listed meals: [IndexedMeal], seenAt: Date) async throws(PersistenceError) {
    var changes = SeenMealChanges()
    for meal in meals {
      let key = meal.id.rawValue
      let known = try await record(for: key, in: listed)
      guard known?.isWhole != true else { continue }
      let completed = known.map { meal.completed(by: $0.meal(key).meal) } ?? meal
      try changes.keep(completed, isWhole: false, seenAt: seenAt, in: listed)
    }
    try await apply(changes)
  }

  /// Remembers whole meals.
  public func remember(whole meals: [Meal], seenAt: Date) async throws(PersistenceError) {
    var changes = SeenMealChanges()
    for meal in meals {
      try changes.keep(IndexedMeal(meal), isWhole: true, seenAt: seenAt, in: listed)
      changes.whole.append(.set(meal.id.rawValue, try whole.encode(WholeMealRecord(meal, seenAt: seenAt))))
    }
    try await apply(changes)
  }

  /// Searches what is remembered.
  public func search(_ query: MealSearchQuery, limit: Int) async throws(PersistenceError) -> [HistoryMeal] {
    let best = try await scan(into: BestMeals(limit: limit)) { best, key, record in
      if let rank = record.rank(for: query) { best.insert(rank, record, key) }
    }
    var meals: [HistoryMeal] = []
    for candidate in best.candidates {
      if let meal = try await record(for: candidate.id, in: listed)?.meal(candidate.id) { meals.append(meal) }
    }
    return meals
  }

  /// Opens a meal that was seen as a whole.
  public func wholeMeal(_ id: Meal.ID) async throws(PersistenceError) -> CachedMeal? {
    try await record(for: id.rawValue, in: whole)?.meal(id)
  }

  /// Names the meals that were seen as a whole, by their folded forms.
  public func wholeMeals() async throws(PersistenceError) -> [Meal.ID] {
    try await scan(into: []) { ids, key, record in
      if record.isWhole { ids.append(Meal.ID(rawValue: key)) }
    }
  }

  /// A record that this version can make something of; others are as good as not there, and can be seen again.
  private func record<Record: Codable>(
    for key: String,
    in collection: StoredCollection<Record>
  ) async throws(PersistenceError) -> Record? {
    try await collection.value(for: key).flatMap { try? collection.decode($0) }
  }

  /// Writes what leads to a meal after the meal, and removes it before: nothing leads to what is not there.
  private func apply(_ changes: SeenMealChanges) async throws(PersistenceError) {
    try await whole.apply(changes.whole)
    try await listed.apply(changes.listed)
    try await folded.apply(changes.folded)
    if try await folded.count() > limit { try await forgetOldest() }
  }

  private func forgetOldest() async throws(PersistenceError) {
    let remembered = try await scan(into: [(seenAt: Int64, key: String)]()) { remembered, key, record in
      remembered.append((record.seenAt, key))
    }
    let forgotten = remembered.sorted(by: <)
      .prefix(max(0, remembered.count - (limit - limit / 20)))
      .map { KeyValueChange.remove($0.key) }
    try await folded.apply(forgotten)
    try await listed.apply(forgotten)
    try await whole.apply(forgotten)
  }

  /// Works through the folded forms; when one is of another version, all are made anew of what is listed.
  private func scan<Result: Sendable>(
    into initial: Result,
    _ next: @Sendable (inout Result, _ key: String, FoldedRecord) -> Void
  ) async throws(PersistenceError) -> Result {
    let scan = try await folded.reduce(into: (result: initial, left: [String]())) { scan, key, value in
      let record = FoldedRecord(value)
      if record.isCurrent { next(&scan.result, key, record) } else { scan.left.append(key) }
    }
    if scan.left.isEmpty { return scan.result }
    return try await foldAnew(insteadOf: scan.left).reduce(into: initial) { result, entry in
      entry.value.withUnsafeBytes { next(&result, entry.key, FoldedRecord($0)) }
    }
  }

  /// Folds what is listed; that it could not be kept costs the time to do it again.
  private func foldAnew(insteadOf left: [String]) async throws(PersistenceError) -> [KeyValueEntry] {
    var entries: [KeyValueEntry] = []
    for entry in try await listed.entries() {
      guard let record = try? listed.decode(entry.value) else { continue }
      let value = FoldedRecord.value(of: record.meal(entry.key), isWhole: record.isWhole == true)
      entries.append(KeyValueEntry(key: entry.key, value: value))
    }
    let changes = left.map(KeyValueChange.remove) + entries.map { .set($0.key, $0.value) }
    try? await folded.apply(changes)
    return entries
  }
}
