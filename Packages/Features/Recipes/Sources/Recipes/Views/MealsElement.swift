import DesignKit
import DomainKernel
import FeatureKit
import RecipesDomain

/// A list of meals: in as many columns as fit.
struct MealsElement {
  private static let readableWidth = 88

  let listing: MealListing
  let meals: Fetched<[MealSummary]>
  let context: ViewContext

  private var strings: Strings { Strings(context.language) }

  /// The whole screen.
  var element: Element {
    .stack([header, SourceFacts.notice(meals.provenance, context), content, footer], spacing: 1)
  }

  /// The meals alone, for a column beside the categories.
  ///
  /// - Parameters:
  ///   - chosen: The meal that stands beside them.
  ///   - isFocused: Whether nothing was chosen after them, so that all of them are shown.
  /// - Returns: A column of names.
  func names(chosen: Meal.ID?, isFocused: Bool) -> Element {
    let names = NamesElement(
      of: meals.value.count,
      around: meals.value.firstIndex { $0.id == chosen },
      isFocused: isFocused,
      strings: strings
    ).element { place in
      let meal = meals.value[place]
      return MealRow(
        meal: meal,
        isChosen: meal.id == chosen,
        hasRoomForMark: true,
        strings: strings
      ).element
    }
    return .stack(
      [SourceFacts.notice(meals.provenance, context), meals.value.isEmpty ? empty : names],
      spacing: 1
    )
  }

  private var header: Element {
    let description: Element =
      if case .category(let category) = listing, let text = category.description {
        .text(StyledText(SafeText(text), .muted), maximumLines: 4).limited(toWidth: Self.readableWidth)
      } else {
        .empty
      }
    return .stack([.heading(strings.title(of: listing), .page), description])
  }

  private var content: Element {
    guard !meals.value.isEmpty else { return empty }
    return .grid(
      meals.value.map { MealRow(meal: $0, isChosen: false, strings: strings).element },
      minimumWidth: 36
    )
  }

  private var empty: Element {
    .emptyState(title: strings.empty(listing), hint: strings.emptyHint(listing))
  }

  private var footer: Element {
    let count = meals.value.count
    let facts = count == 0 ? [] : [StyledText(strings.count(meals: count), .muted)]
    return .stack([
      .facts(facts + SourceFacts.facts(meals.provenance, context)),
      meals.value.first.map { meal in
        .text(
          .hint(
            "tessera recipes show \(ShellWord.word(for: meal.id.rawValue))",
            for: strings.openOne,
            in: context.language
          ),
          maximumLines: 4
        )
      } ?? .empty,
    ])
  }
}
