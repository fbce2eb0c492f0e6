import DesignKit
import DomainKernel
import FeatureKit
import RecipesDomain

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The page of the favourites.
func favouritesPage(
  _ state: LoadState<PartialList<FavouriteMeal>, RecipesFailure>,
  _ context: ViewContext
) -> Page {
  let strings = Strings(context.language)
  return state.page(strings.favouriteWords(), context) { list in
    let rows = list.value.entries.map { favourite in
      MealRow(meal: favourite.summary, details: details(of: favourite, strings, context), context: context)
    }
    let heading = Element.heading(strings.favourites, .page)
    guard let first = list.value.entries.first else {
      let empty = Element.emptyState(title: strings.noFavourites, hint: strings.noFavouritesHint(context))
      return Page(strings.favourites, header: heading, content: empty)
    }
    return Page(
      strings.favourites,
      header: heading,
      content: .grid(rows.map(\.element), minimumWidth: 48),
      groups: [ItemGroup(rows.map(\.item))],
      footer: .facts([
        StyledText(strings.count(meals: rows.count), .muted), StyledText(strings.onThisComputer, .muted),
      ]),
      actions: [Action(strings.openOne, .meal(first.id))]
    )
  }
}

private func details(of favourite: FavouriteMeal, _ strings: Strings, _ context: ViewContext) -> [StyledText]
{
  let age = Int(max(0, min(context.now.timeIntervalSince(favourite.addedAt), 1e15)))
  return [
    favourite.category.map { SafeText($0) }, favourite.cuisine.map { SafeText($0) },
    strings.added(secondsAgo: age),
  ]
  .compactMap { $0.map { StyledText($0, .muted) } }
}
