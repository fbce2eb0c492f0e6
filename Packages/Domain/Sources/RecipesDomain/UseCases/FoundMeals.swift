public import DomainKernel

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// What a search found, and where.
public enum FoundMeals: Hashable, Sendable {
  /// What the service found.
  case service(Fetched<[Meal]>)
  /// What was found among meals that were seen, and why the service was not heard if it was asked.
  case seen([HistoryMeal], because: ServiceError?)

  /// The meals, the best first, each with the time when the service vouched for it.
  public var meals: [HistoryMeal] {
    switch self {
    case .service(let meals):
      meals.value.map { HistoryMeal(IndexedMeal($0), seenAt: meals.provenance.fetchedAt) }
    case .seen(let meals, because: _): meals
    }
  }

  /// What a list shows of the meals, the best first.
  public var summaries: [MealSummary] { meals.map(\.meal.summary) }

  /// When the service vouched for the oldest of the meals; `nil` when that is not known of each, or there is none.
  public var oldestSeenAt: Date? {
    let times = meals.map(\.seenAt)
    return times.contains(nil) ? nil : times.compactMap(\.self).min()
  }
}
