import DomainKernel
import FeatureKit
import RecipesDomain

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The JSON document of the categories; its members are a promise.
struct CategoriesDocument {
  static let fields = ["id", "name", "description", "picture"]

  let categories: FilteredList<MealCategory>
  let selection: FieldSelection

  func json(at now: Date) -> JSONValue {
    ResultDocument(
      list: categories.mentioning.value.map { selection.object(members(of: $0)) },
      of: categories.total,
      provenance: categories.mentioning.provenance
    )
    .json(at: now)
  }

  private func members(of category: MealCategory) -> [JSONValue.Member] {
    [
      JSONValue.Member("id", .string(category.id.rawValue)),
      JSONValue.Member("name", .string(category.name)),
      JSONValue.Member("description", .optional(category.description)),
      JSONValue.Member("picture", .optional(category.picture?.description)),
    ]
  }
}
