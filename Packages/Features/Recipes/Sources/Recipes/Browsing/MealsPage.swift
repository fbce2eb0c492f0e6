import DesignKit
import DomainKernel
import FeatureKit
import RecipesDomain

/// The page of a list of meals.
func mealsPage(_ state: LoadState<MealList, RecipesFailure>, _ context: ViewContext) -> Page {
  state.page(Strings(context.language).mealListWords(), context) { list in
    var page = MealsPage(listing: list.listing, meals: list.map(\.meals), context: context).page
    if let error = list.value.namesError {
      let unchecked = Element.unchecked(list.listing, because: .service(error), in: context)
      page.notice = .stack([unchecked, page.notice], spacing: 1)
    }
    return page
  }
}

extension Element {
  /// That what was typed was used as the exact name, as the list of such names could not be loaded.
  static func unchecked(
    _ listing: MealListing,
    because error: RecipesFailure,
    in context: ViewContext
  ) -> Element {
    let strings = Strings(context.language)
    return .callout(
      .warning,
      title: FailureMessage(error, in: context).line(about: strings.namesNotLoaded(listing)),
      message: strings.takenForExact(listing)
    )
  }
}

/// Lays a list of meals out.
struct MealsPage {
  private static let readableWidth = 88

  let listing: MealListing
  let meals: Fetched<EntryList<MealSummary>>
  let context: ViewContext

  private var strings: Strings { Strings(context.language) }

  var page: Page {
    let count = meals.value.count
    let facts = count == 0 ? [] : [StyledText(strings.count(meals: count), .muted)]
    return Page(
      strings.title(of: listing),
      header: .stack([.heading(strings.title(of: listing), .page), description]),
      notice: .entries(of: meals, in: context),
      content: content,
      groups: meals.value.isEmpty
        ? [] : [ItemGroup(meals.value.map { MealRow(meal: $0, context: context).item })],
      footer: .facts(facts + SourceFacts.facts(meals.provenance, context)),
      actions: meals.value.first.map { [Action(strings.openOne, .meal($0.id))] } ?? []
    )
  }

  private var description: Element {
    guard case .category(let category) = listing, let text = category.description else { return .empty }
    return .text(StyledText(SafeText(text), .muted), maximumLines: 4).limited(toWidth: Self.readableWidth)
  }

  private var content: Element {
    guard !meals.value.isEmpty else { return empty }
    return .grid(meals.value.map { MealRow(meal: $0, context: context).element }, minimumWidth: 36)
  }

  /// The content of a list without a meal that could be read; nothing where the service has meals.
  var empty: Element {
    guard meals.value.isWhole else { return .empty }
    return .emptyState(title: strings.empty(listing), hint: strings.emptyHint(listing, context))
  }
}

extension Route {
  /// The place where a meal is shown.
  static func meal(_ id: Meal.ID) -> Route { Route("recipes", "show", id.rawValue) }
}

/// A meal of a list, with the word to open it by where the shell has one.
struct MealRow {
  private static let longestIDInFront = 8

  let meal: MealSummary
  /// Whether it is the one that is shown beside the list; `nil` where nothing is.
  var isChosen: Bool?
  var details: [StyledText] = []
  let context: ViewContext

  var item: Item { Item(meal.id.rawValue, row, route: .meal(meal.id)) }

  var element: Element {
    let element = Element.row(row)
    return isChosen == true ? element.painted(on: .selected) : element
  }

  private var strings: Strings { Strings(context.language) }

  private var row: ListRow {
    guard let word = context.phrasing.word(opening: .meal(meal.id)) else { return row(behind: nil) }
    return word.string.count <= Self.longestIDInFront
      ? row(inFront: word) : row(behind: StyledText(word, .accent).announced(as: strings.number))
  }

  private func mark(of word: SafeText) -> Icon {
    switch isChosen {
    case nil: Icon("", ascii: "")
    case true?: Icon("● ", ascii: "* ", word: strings.selected(word))
    case false?: Icon("  ", ascii: "  ")
    }
  }

  private func row(inFront word: SafeText) -> ListRow {
    let mark = mark(of: word)
    return ListRow(
      strings.name(of: meal),
      icon: Icon("\(mark.unicode)\(word)", ascii: "\(mark.ascii)\(word)", word: mark.word ?? word),
      details: details
    )
  }

  private var iconBeforeName: Icon {
    switch isChosen {
    case nil: .bullet
    case true?: Icon("●", ascii: "*", word: strings.selected)
    case false?: Icon(" ", ascii: " ")
    }
  }

  private func row(behind word: StyledText?) -> ListRow {
    ListRow(strings.name(of: meal), icon: iconBeforeName, details: details, trailing: word)
  }
}
