import DomainKernel
import FeatureKit
import RecipesDomain

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The JSON document of a search; its members are a promise.
struct FoundMealsDocument {
  static let fields = MealsDocument.fields + ["category", "area", "tags"]

  let found: FoundMeals
  let selection: FieldSelection

  func json(at now: Date) -> JSONValue {
    let (meals, provenance) = answer(at: now)
    return ResultDocument(
      data: .array(meals.map { selection.object(Self.members(of: $0)) }),
      provenance: provenance,
      page: ResultDocument.Page(count: meals.count, total: meals.count)
    )
    .json(at: now)
  }

  /// What was seen is read at this moment; that the service was not heard makes it stale.
  private func answer(at now: Date) -> ([IndexedMeal], Provenance) {
    switch found {
    case .service(let meals):
      (meals.value.map(IndexedMeal.init), meals.provenance)
    case .seen(let meals, because: let error):
      (meals, Provenance(kind: .stored, fetchedAt: now, staleness: StaleReason(error)))
    }
  }

  private static func members(of meal: IndexedMeal) -> [JSONValue.Member] {
    MealsDocument.members(of: meal.summary) + [
      JSONValue.Member("category", .optional(meal.category)),
      JSONValue.Member("area", .optional(meal.area)),
      JSONValue.Member("tags", .strings(meal.tags)),
    ]
  }
}
