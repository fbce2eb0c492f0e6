public import DomainKernel

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A meal that the user wants to find again, with what a list needs to show it without a connection.
public struct FavouriteMeal: Hashable, Sendable, Identifiable {
  /// The summary for lists.
  public let summary: MealSummary
  /// The name of its category.
  public let category: String?
  /// The cuisine it belongs to.
  public let cuisine: String?
  /// When it was added; exact to the millisecond.
  public let addedAt: Date

  /// Makes a favourite.
  ///
  /// - Parameters:
  ///   - summary: What a list shows of the meal.
  ///   - category: The name of its category.
  ///   - cuisine: The cuisine it belongs to.
  ///   - addedAt: When it was added.
  public init(_ summary: MealSummary, category: String? = nil, cuisine: String? = nil, addedAt: Date) {
    self.summary = summary
    self.category = category
    self.cuisine = cuisine
    self.addedAt = addedAt
  }

  /// The ID of the meal.
  public var id: Meal.ID { summary.id }

  /// The order of a list of favourites: the one that was added last first, those of one time by their ids.
  ///
  /// - Parameters:
  ///   - first: A favourite.
  ///   - second: Another favourite.
  /// - Returns: Whether the first comes before the second.
  public static func isBefore(_ first: FavouriteMeal, _ second: FavouriteMeal) -> Bool {
    (second.addedAt, first.id.rawValue) < (first.addedAt, second.id.rawValue)
  }
}

/// The outcome of adding meals to a list: each meal once, in the given order.
public struct AddedMeals: Hashable, Sendable {
  /// The meals that were not on the list before.
  public let new: [Meal.ID]
  /// The meals that were on it, and are up to date now.
  public let alreadyThere: [Meal.ID]

  /// Tells apart the meals that are new on a list.
  ///
  /// - Parameters:
  ///   - meals: The meals that were to be added; one that is given twice counts once.
  ///   - new: Those that were not on the list before.
  public init(_ meals: [Meal.ID], new: Set<Meal.ID>) {
    var listed = Set<Meal.ID>()
    let meals = meals.filter { listed.insert($0).inserted }
    self.new = meals.filter(new.contains)
    alreadyThere = meals.filter { !new.contains($0) }
  }
}

/// Stores the meals that the user wants to find again.
///
/// Each change is one step: another process sees all of it or nothing. A favourite that cannot be read is left out of
/// the list and named beside it; adding its meal again replaces it. Favourites of a newer version of this program are
/// left alone, and no list is given of them: a part of it would pass for the whole.
public protocol FavouriteMeals: Sendable {
  /// Lists the favourites.
  ///
  /// - Returns: The favourites in the order of ``FavouriteMeal/isBefore(_:_:)``, each meal once; and those that
  ///   cannot be read.
  /// - Throws: ``/DomainKernel/PersistenceError`` when none can be read, or a newer version wrote one of them.
  func favourites() async throws(PersistenceError) -> PartialList<FavouriteMeal>

  /// Adds favourites, all or none; one that is there is brought up to date and keeps the time of its first addition.
  ///
  /// - Parameter favourites: The favourites; of several with one id the last one is taken.
  /// - Returns: Which of the meals were no favourites that could be read before.
  /// - Throws: ``/DomainKernel/PersistenceError`` when they could not be stored, or a newer version wrote one of them;
  ///   nothing is changed then.
  func add(_ favourites: [FavouriteMeal]) async throws(PersistenceError) -> Set<Meal.ID>

  /// Removes favourites, all or none, those that cannot be read too.
  ///
  /// - Parameter ids: Which meals.
  /// - Returns: Those that were favourites.
  /// - Throws: ``/DomainKernel/PersistenceError`` when they could not be removed, or a newer version wrote one of
  ///   them; nothing is changed then.
  func remove(_ ids: [Meal.ID]) async throws(PersistenceError) -> Set<Meal.ID>
}
