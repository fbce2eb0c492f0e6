import DomainKernel
import RecipesDomain

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A favourite as it is kept; the key is the meal's id.
struct FavouriteRecord: Codable {
  let name: String?
  let picture: String?
  let category: String?
  let area: String?
  /// Milliseconds since 1970.
  let addedAt: Int64

  init(_ favourite: FavouriteMeal, addedAt: Int64) {
    name = favourite.summary.name
    picture = favourite.summary.picture?.description
    category = favourite.category
    area = favourite.area
    self.addedAt = addedAt
  }

  func favourite(_ id: String) -> FavouriteMeal {
    FavouriteMeal(
      MealSummary(id: Meal.ID(rawValue: id), name: name, picture: picture.flatMap(WebLink.init)),
      category: category,
      area: area,
      addedAt: Date(milliseconds: addedAt)
    )
  }
}
