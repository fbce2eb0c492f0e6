import DomainKernel
import FeatureKit
import RecipesDomain

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The JSON document of a meal; its members are a promise.
struct MealDocument {
  static let fields = [
    "id", "name", "alternateName", "category", "area", "tags", "servings", "ingredients", "steps", "picture",
    "video", "source",
  ]

  let meal: Fetched<Meal>
  let servings: Servings?
  let selection: FieldSelection

  func json(at now: Date) -> JSONValue {
    ResultDocument(data: selection.object(members), provenance: meal.provenance).json(at: now)
  }

  private var members: [JSONValue.Member] {
    [
      JSONValue.Member("id", .string(meal.id.rawValue)),
      JSONValue.Member("name", .optional(meal.name)),
      JSONValue.Member("alternateName", .optional(meal.alternateName)),
      JSONValue.Member("category", .optional(meal.category)),
      JSONValue.Member("area", .optional(meal.area)),
      JSONValue.Member("tags", .strings(meal.tags)),
      JSONValue.Member("servings", servings.map(Self.object) ?? .null),
      JSONValue.Member("ingredients", .array(meal.ingredients.map(Self.object))),
      JSONValue.Member("steps", .array(meal.steps.map(Self.object))),
      JSONValue.Member("picture", .optional(meal.picture?.description)),
      JSONValue.Member("video", .optional(meal.video?.description)),
      JSONValue.Member("source", .optional(meal.source?.description)),
    ]
  }

  private static func object(_ servings: Servings) -> JSONValue {
    .object([
      JSONValue.Member("wanted", .integer(servings.wanted)),
      JSONValue.Member("base", .integer(servings.base)),
      JSONValue.Member("isBaseAssumed", .bool(servings.isBaseAssumed)),
    ])
  }

  private static func object(_ ingredient: Ingredient) -> JSONValue {
    .object([
      JSONValue.Member("position", .integer(ingredient.position)),
      JSONValue.Member("name", .string(ingredient.name)),
      JSONValue.Member("measure", .optional(ingredient.measure?.text)),
    ])
  }

  private static func object(_ step: Step) -> JSONValue {
    .object([
      JSONValue.Member("heading", .optional(step.heading)),
      JSONValue.Member("text", .string(step.text)),
    ])
  }
}
