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

  let categories: Sourced<[MealCategory]>
  /// What categories have to mention to be written; nil for all of them.
  let filter: String?
  let selection: FieldSelection

  func json(at now: Date) -> JSONValue {
    let written = categories.value.filter { $0.mentions(filter ?? "") }
    return ResultDocument(
      data: .array(written.map { selection.object(members(of: $0)) }),
      provenance: categories.provenance,
      page: ResultDocument.Page(count: written.count, total: categories.value.count)
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
