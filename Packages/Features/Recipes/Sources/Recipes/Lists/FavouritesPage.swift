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
    guard !list.value.isNone else {
      let empty = Element.emptyState(title: strings.noFavourites, hint: strings.noFavouritesHint(context))
      return Page(strings.favourites, header: heading, content: empty)
    }
    return Page(
      strings.favourites,
      header: heading,
      notice: notice(list.unreadable.map(\.rawValue), strings),
      content: rows.isEmpty ? .empty : .grid(rows.map(\.element), minimumWidth: 48),
      groups: rows.isEmpty ? [] : [ItemGroup(rows.map(\.item))],
      footer: .facts(
        (rows.isEmpty ? [] : [StyledText(strings.count(meals: rows.count), .muted)])
          + [StyledText(strings.onThisComputer, .muted)]
      ),
      actions: list.value.entries.first.map { [Action(strings.openOne, .meal($0.id))] } ?? []
    )
  }
}

/// Names the favourites that cannot be read.
private func notice(_ unreadable: [String], _ strings: Strings) -> Element {
  guard !unreadable.isEmpty else { return .empty }
  return .callout(.warning, title: SafeText(strings.unreadable(favourites: unreadable)))
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
