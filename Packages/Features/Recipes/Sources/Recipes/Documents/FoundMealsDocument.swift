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
  static let fields = MealsDocument.fields + ["category", "area", "tags", "seenAt"]

  let found: FoundMeals
  let selection: FieldSelection

  func json(at now: Date) -> JSONValue {
    ResultDocument(
      list: found.meals.map { selection.object(Self.members(of: $0)) },
      provenance: provenance(at: now)
    )
    .json(at: now)
  }

  /// What was seen is as old as the oldest of it; that the service was not heard makes it stale.
  private func provenance(at now: Date) -> Provenance {
    switch found {
    case .service(let meals): meals.provenance
    case .seen(_, because: let error):
      Provenance(
        kind: .stored,
        fetchedAt: found.oldestSeenAt ?? now,
        staleness: error.map { StaleReason($0) ?? .unavailable } ?? .notChecked
      )
    }
  }

  private static func members(of seen: HistoryMeal) -> [JSONValue.Member] {
    let meal = seen.meal
    return MealsDocument.members(of: meal.summary) + [
      JSONValue.Member("category", .optional(meal.category)),
      JSONValue.Member("area", .optional(meal.area)),
      JSONValue.Member("tags", .strings(meal.tags)),
      JSONValue.Member("seenAt", .optional(seen.seenAt?.formatted(.iso8601))),
    ]
  }
}
