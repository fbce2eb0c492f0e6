import DomainKernel
import FeatureKit
import RecipesDomain

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The JSON document of the favourites; its members are a promise.
struct FavouritesDocument {
  static let fields = MealsDocument.fields + ["category", "area", "addedAt"]

  let favourites: [FavouriteMeal]
  let selection: FieldSelection

  func json(at now: Date) -> JSONValue {
    ResultDocument(
      list: favourites.map { selection.object(Self.members(of: $0)) },
      provenance: Provenance(kind: .stored, fetchedAt: now)
    )
    .json(at: now)
  }

  private static func members(of favourite: FavouriteMeal) -> [JSONValue.Member] {
    MealsDocument.members(of: favourite.summary) + [
      JSONValue.Member("category", .optional(favourite.category)),
      JSONValue.Member("area", .optional(favourite.area)),
      JSONValue.Member("addedAt", .string(favourite.addedAt.formatted(.iso8601))),
    ]
  }
}
