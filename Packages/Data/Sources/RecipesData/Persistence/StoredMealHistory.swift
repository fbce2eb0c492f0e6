public import DomainKernel
public import RecipesDomain
import ResourceLoading
public import StorageKit
import Synchronization

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Records the meals that the service sends in a search table of a cache.
///
/// The texts of a row are the fields of a meal, folded; its summary is what a list shows, and its payload the whole
/// meal. What cannot be read is as if it were not there, until the service sends it again.
public struct StoredMealHistory: MealHistory {
  /// The columns of the search table.
  public static let columns = MealField.allCases.map(\.rawValue)
  /// The version of what is in a row; rows of another version are of no use.
  public static let formatVersion = 1

  private let table: any SearchTable
  private let partition: String

  /// Makes the adapter.
  ///
  /// - Parameters:
  ///   - table: Where meals are recorded, with ``columns`` and ``formatVersion``; what is lost is sent again.
  ///   - partition: Whose meals these are, for example a service; others are not found.
  public init(table: any SearchTable, partition: String) {
    self.table = table
    self.partition = partition
  }

  /// Records what a list says; never in place of a whole meal.
  public func record(listed meals: [HistoryMeal]) async throws(PersistenceError) {
    let meals = Dictionary(meals.map { ($0.id.rawValue, $0) }) { _, last in last }
    let failure = Mutex<PersistenceError?>(nil)
    do throws(StorageError) {
      try await table.update(Array(meals.keys), in: partition) { id, known in
        guard let meal = meals[id], known?.payload == nil else { return nil }
        do throws(PersistenceError) {
          return try Self.row(known.flatMap(Self.meal).map(meal.completed(by:)) ?? meal)
        } catch {
          failure.withLock { $0 = error }
          return nil
        }
      }
    } catch {
      throw PersistenceError(saving: error)
    }
    if let failure = failure.withLock(\.self) { throw failure }
  }

  /// Records whole meals.
  public func record(meals: [Meal], seenAt: Date) async throws(PersistenceError) {
    var rows: [SearchRow] = []
    for meal in meals {
      rows.append(try Self.row(HistoryMeal(meal, seenAt: seenAt), Self.encode(MealRecord(meal))))
    }
    do throws(StorageError) { try await table.upsert(rows, in: partition) } catch {
      throw PersistenceError(saving: error)
    }
  }

  /// Searches the history.
  public func search(_ query: MealSearchQuery) async throws(PersistenceError) -> [HistoryMeal] {
    guard let wanted = SearchQuery(words: query.words, in: Set(query.fields.map(\.rawValue))) else {
      return []
    }
    do throws(StorageError) {
      return try await table.search(wanted, in: partition, limit: .max).compactMap(Self.meal)
    } catch {
      throw PersistenceError(reading: error)
    }
  }

  /// Opens a meal that was recorded as a whole.
  public func meal(_ id: Meal.ID) async throws(PersistenceError) -> Fetched<Meal>? {
    let row: SearchRow?
    do throws(StorageError) { row = try await table.row(for: id.rawValue, in: partition) } catch {
      throw PersistenceError(reading: error)
    }
    guard let row, let payload = row.payload, let record = Self.decode(MealRecord.self, payload) else {
      return nil
    }
    return Fetched(record.meal(id), provenance: Provenance(kind: .stored, fetchedAt: row.seenAt))
  }

  /// Names the meals that were recorded as a whole, in the order of their ids.
  public func ids() async throws(PersistenceError) -> [Meal.ID] {
    do throws(StorageError) {
      return try await table.ids(withPayload: true, in: partition).map(Meal.ID.init)
    } catch {
      throw PersistenceError(reading: error)
    }
  }

  /// Adds meals of an earlier version of the history; what is known already stays, unless less of it is known.
  func add(earlier meals: [EarlierMeal]) async throws(PersistenceError) {
    let rows = Dictionary(
      try meals.map { (meal) throws(PersistenceError) in
        (
          meal.entry.id.rawValue,
          try Self.row(
            meal.entry,
            meal.whole.map { (meal) throws(PersistenceError) in
              try Self.encode(MealRecord(meal))
            }
          )
        )
      }
    ) { _, last in last }
    do throws(StorageError) {
      try await table.update(Array(rows.keys), in: partition) { id, known in
        guard let row = rows[id] else { return nil }
        return known == nil || (known?.payload == nil && row.payload != nil) ? row : nil
      }
    } catch {
      throw PersistenceError(saving: error)
    }
  }

  private static func row(_ meal: HistoryMeal, _ payload: Data? = nil) throws(PersistenceError) -> SearchRow {
    SearchRow(
      id: meal.id.rawValue,
      seenAt: meal.seenAt,
      texts: Dictionary(MealField.allCases.map { ($0.rawValue, meal.folded($0)) }) { first, _ in first },
      summary: try encode(SummaryRecord(meal)),
      payload: payload
    )
  }

  private static func meal(_ row: SearchRow) -> HistoryMeal? {
    decode(SummaryRecord.self, row.summary)?.meal(row.id, seenAt: row.seenAt)
  }

  private static func encode(_ record: some Encodable) throws(PersistenceError) -> Data {
    do { return try JSONEncoder().encode(record) } catch {
      throw .cannotBeSaved(reason: "a meal cannot be written as JSON")
    }
  }

  /// Reads a record; `nil` when it is damaged.
  private static func decode<Record: Decodable>(_ type: Record.Type, _ value: Data) -> Record? {
    try? JSONDecoder().decode(type, from: value)
  }
}

/// The stored summary of a meal.
private struct SummaryRecord: Codable {
  let name: String?
  let picture: String?
  let category: String?
  let cuisine: String?
  let tags: [String]?
  let ingredients: [String]?

  init(_ meal: HistoryMeal) {
    name = meal.summary.name
    picture = meal.summary.picture?.description
    category = meal.category
    cuisine = meal.cuisine
    tags = meal.tags.isEmpty ? nil : meal.tags
    ingredients = meal.ingredients.isEmpty ? nil : meal.ingredients
  }

  func meal(_ id: String, seenAt: Date) -> HistoryMeal {
    let summary = MealSummary(id: Meal.ID(rawValue: id), name: name, picture: picture.flatMap(WebLink.init))
    var meal = HistoryMeal(summary, seenAt: seenAt)
    meal.category = category
    meal.cuisine = cuisine
    meal.tags = tags ?? []
    meal.ingredients = ingredients ?? []
    return meal
  }
}
