import DomainKernel
import FeatureKit
import RecipesDomain

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The JSON document of a list of meals; its members are a promise.
struct MealsDocument {
  static let fields = ["id", "name", "picture"]

  let meals: Fetched<[MealSummary]>
  let selection: FieldSelection

  func json(at now: Date) -> JSONValue {
    ResultDocument(
      list: meals.value.map { selection.object(Self.members(of: $0)) },
      provenance: meals.provenance
    )
    .json(at: now)
  }

  /// What every list says of a meal.
  static func members(of meal: MealSummary) -> [JSONValue.Member] {
    [
      JSONValue.Member("id", .string(meal.id.rawValue)),
      JSONValue.Member("name", .optional(meal.name)),
      JSONValue.Member("picture", .optional(meal.picture?.description)),
    ]
  }
}
