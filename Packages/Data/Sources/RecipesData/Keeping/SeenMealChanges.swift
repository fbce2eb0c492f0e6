import DomainKernel
import RecipesDomain
import StorageKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What has to be written to remember meals, collection by collection.
struct SeenMealChanges {
  var whole: [KeyValueChange] = []
  private(set) var listed: [KeyValueChange] = []
  private(set) var folded: [KeyValueChange] = []

  /// Makes a meal be found and listed.
  mutating func keep(
    _ meal: IndexedMeal,
    isWhole: Bool,
    seenAt: Date,
    in collection: StoredCollection<IndexedMealRecord>
  ) throws(PersistenceError) {
    let key = meal.id.rawValue
    let record = IndexedMealRecord(meal, isWhole: isWhole, seenAt: seenAt)
    listed.append(.set(key, try collection.encode(record)))
    folded.append(.set(key, FoldedRecord.value(of: HistoryMeal(meal, seenAt: seenAt), isWhole: isWhole)))
  }
}
