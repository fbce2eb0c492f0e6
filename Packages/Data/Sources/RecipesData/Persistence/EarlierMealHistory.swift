public import DomainKernel
public import RecipesDomain
import ResourceLoading
public import StorageKit

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A history that takes over what an earlier version of the program recorded, when it is used for the first time.
///
/// The earlier version kept meals as records in three collections. They are removed when their meals are in the
/// present history; a run that is interrupted in between takes them over again.
public actor EarlierMealHistory: MealHistory {
  private let history: StoredMealHistory
  private let records: any RecordStore
  private let partition: String
  private var takeOver: Task<Result<Void, PersistenceError>, Never>?

  /// Makes a history that begins with earlier records.
  ///
  /// - Parameters:
  ///   - records: What the earlier version kept.
  ///   - partition: Whose meals to take over; those of others stay.
  ///   - history: Where meals are recorded from now on.
  public init(_ records: any RecordStore, partition: String, into history: StoredMealHistory) {
    self.records = records
    self.partition = partition
    self.history = history
  }

  /// Records what a list says.
  public func record(listed meals: [HistoryMeal]) async throws(PersistenceError) {
    try await present().record(listed: meals)
  }

  /// Records whole meals.
  public func record(meals: [Meal], seenAt: Date) async throws(PersistenceError) {
    try await present().record(meals: meals, seenAt: seenAt)
  }

  /// Searches the history.
  public func search(_ query: MealSearchQuery) async throws(PersistenceError) -> [HistoryMeal] {
    try await present().search(query)
  }

  /// Opens a meal that was recorded as a whole.
  public func meal(_ id: Meal.ID) async throws(PersistenceError) -> Fetched<Meal>? {
    try await present().meal(id)
  }

  /// Names the meals that were recorded as a whole.
  public func ids() async throws(PersistenceError) -> [Meal.ID] {
    try await present().ids()
  }

  /// The history with everything that was recorded before.
  private func present() async throws(PersistenceError) -> StoredMealHistory {
    let takeOver =
      takeOver
      ?? Task { [history, records, partition] in
        await Self.takeOver(from: records, partition, into: history)
      }
    self.takeOver = takeOver
    do throws(PersistenceError) {
      try await takeOver.value.get()
    } catch {
      self.takeOver = nil
      throw error
    }
    return history
  }

  private static func takeOver(
    from records: any RecordStore,
    _ partition: String,
    into history: StoredMealHistory
  ) async -> Result<Void, PersistenceError> {
    let (listed, whole) = ("recipes.seen/" + partition, "recipes.seen.whole/" + partition)
    do throws(PersistenceError) {
      let meals = StoredCollection(store: records, name: whole, format: RecordFormat<WholeRecord>(version: 1))
      let entries = StoredCollection(
        store: records,
        name: listed,
        format: RecordFormat<ListedRecord>(version: 2)
      )
      var found: [String: EarlierMeal] = [:]
      // A cache of an earlier version: what is damaged is found again at the service.
      for record in try await entries.contents().records {
        guard let entry = try entries.format.decode(record.value) else { continue }
        found[record.key] = EarlierMeal(entry: entry.meal(record.key))
      }
      for record in try await meals.contents().records {
        guard let whole = try meals.format.decode(record.value) else { continue }
        found[record.key] = whole.meal(record.key)
      }
      if !found.isEmpty { try await history.add(earlier: Array(found.values)) }
      try await entries.change { (transaction) throws(ChangeRefusal) in
        do throws(StorageError) {
          // The third one held the same meals in the form in which they were searched.
          for name in [whole, "recipes.seen.folded/" + partition, listed] {
            try transaction.removeAll(in: name)
          }
        } catch {
          throw .storage(error)
        }
      }
      return .success(())
    } catch {
      return .failure(error)
    }
  }
}

/// A meal of the earlier history.
struct EarlierMeal {
  let entry: HistoryMeal
  /// The meal as a whole, when more than a list told of it.
  var whole: Meal?
}

/// The record of a listed meal; version 1 had no time.
private struct ListedRecord: Codable {
  let name: String?
  let picture: String?
  let category: String?
  let area: String?
  let tags: [String]?
  let ingredients: [String]?
  /// Milliseconds since 1970.
  let seenAt: Int64?

  func meal(_ id: String) -> HistoryMeal {
    let summary = MealSummary(id: Meal.ID(rawValue: id), name: name, picture: picture.flatMap(WebLink.init))
    var meal = HistoryMeal(summary, seenAt: Date(milliseconds: seenAt ?? 0))
    meal.category = category
    meal.cuisine = area
    meal.tags = tags ?? []
    meal.ingredients = ingredients ?? []
    return meal
  }
}

/// A whole meal: the present record, but for the name of its cuisine and its time.
private struct WholeRecord: Codable {
  private enum CodingKeys: CodingKey {
    case area
    case seenAt
  }

  let record: MealRecord
  let area: String?
  /// Milliseconds since 1970.
  let seenAt: Int64

  init(from decoder: any Decoder) throws {
    record = try MealRecord(from: decoder)
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    area = try fields.decodeIfPresent(String.self, forKey: .area)
    seenAt = try fields.decode(Int64.self, forKey: .seenAt)
  }

  func encode(to encoder: any Encoder) throws {
    try record.encode(to: encoder)
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encodeIfPresent(area, forKey: .area)
    try fields.encode(seenAt, forKey: .seenAt)
  }

  func meal(_ id: String) -> EarlierMeal {
    var meal = record.meal(Meal.ID(rawValue: id))
    meal.cuisine = area
    return EarlierMeal(entry: HistoryMeal(meal, seenAt: Date(milliseconds: seenAt)), whole: meal)
  }
}
