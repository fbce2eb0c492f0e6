public import DomainKernel

/// What a search found, and where.
public enum FoundMeals: Hashable, Sendable {
  /// What the service found.
  case service(Sourced<[Meal]>)
  /// What was found among meals that were seen, and why the service was not heard if it was asked.
  case seen([IndexedMeal], because: ServiceError?)

  /// What a list shows of the meals, the best first.
  public var summaries: [MealSummary] {
    switch self {
    case .service(let meals): meals.value.map(\.summary)
    case .seen(let meals, because: _): meals.map(\.summary)
    }
  }
}
