import DomainKernel
import FeatureKit
import RecipesDomain

extension KeepingRun {
  /// Says what of the favourites that were given cannot be read.
  func noteUnreadable(_ favourites: PartialList<FavouriteMeal>) {
    guard !favourites.unreadable.isEmpty else { return }
    let names = names(favourites.unreadable.map { MealSummary(id: $0, name: nil) })
    presenter.note(strings.unreadable(favourites: names))
  }

  /// Says what of the shopping list that was given cannot be read.
  func noteUnreadable(_ list: ShoppingList) {
    guard !list.unreadable.isEmpty else { return }
    presenter.note(strings.unreadable(entries: list.unreadable.count, of: names(list.unreadableMeals)))
  }
}
