public import DesignKit
public import FeatureKit
public import RecipesDomain

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Shows a person's favourites.
///
/// - Parameters:
///   - favourites: The favourites, in the order shown.
///   - context: What else the view needs to know.
/// - Returns: The screen.
public func favouritesView(_ favourites: [FavouriteMeal], _ context: ViewContext) -> Element {
  let strings = Strings(context.language)
  guard let first = favourites.first else {
    return .stack(
      [
        .heading(strings.favourites, .page),
        .emptyState(title: strings.noFavourites, hint: strings.noFavouritesHint),
      ],
      spacing: 1
    )
  }
  let rows = favourites.map { favourite in
    MealRow(
      meal: favourite.summary,
      isChosen: false,
      details: [
        favourite.category.map { SafeText($0) }, favourite.area.map { SafeText($0) },
        strings.added(secondsAgo: Int(max(0, min(context.now.timeIntervalSince(favourite.addedAt), 1e15)))),
      ]
      .compactMap { $0.map { StyledText($0, .muted) } },
      strings: strings
    )
    .element
  }
  let command = "tessera recipes show \(ShellWord.word(for: first.id.rawValue))"
  return .stack(
    [
      .heading(strings.favourites, .page),
      .grid(rows, minimumWidth: 48),
      .stack([
        .facts([
          StyledText(strings.count(meals: favourites.count), .muted), StyledText(strings.keptHere, .muted),
        ]),
        .text(.hint(command, for: strings.openOne, in: context.language), maximumLines: 4),
      ]),
    ],
    spacing: 1
  )
}
