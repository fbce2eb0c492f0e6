import DesignKit
import DomainKernel
import FeatureKit
import RecipesDomain

/// The page of a search.
func mealSearchPage(_ state: MealSearchViewModel.State, _ context: ViewContext) -> Page {
  state.found.page(Strings(context.language).searchWords(state.search), context) {
    MealSearchPage(search: state.search, found: $0.value, context: context).page
  }
}

private struct MealSearchPage {
  let search: MealSearch
  let found: FoundMeals
  let context: ViewContext

  private var meals: [HistoryMeal] { found.meals }
  private var strings: Strings { Strings(context.language) }

  var page: Page {
    let title = strings.title(of: search)
    let count = meals.isEmpty ? [] : [StyledText(strings.count(meals: meals.count), .muted)]
    return Page(
      title,
      header: .heading(title, .page),
      notice: notice,
      content: content,
      groups: meals.isEmpty ? [] : [ItemGroup(meals.map { row($0).item })],
      footer: .facts(count + source),
      actions: meals.first.map { [Action(strings.openOne, .meal($0.summary.id))] } ?? []
    )
  }

  private var notice: Element {
    switch found {
    case .service(let meals): .entries(of: meals, in: context)
    case .history(_, because: nil): .empty
    case .history(_, because: let error?):
      .callout(
        .warning,
        title: FailureMessage(error, in: context).line(about: strings.serviceDidNotAnswer),
        message: strings.historyInstead
      )
    }
  }

  private var content: Element {
    guard !meals.isEmpty else {
      guard found.isNone else { return .empty }
      return .emptyState(title: strings.nothingFound, hint: strings.nothingFoundHint(search, context))
    }
    return .grid(meals.map { row($0).element }, minimumWidth: 48, spacing: 0)
  }

  private func row(_ meal: HistoryMeal) -> MealRow {
    let details = [meal.category, meal.cuisine].compactMap { $0.map { StyledText(SafeText($0), .muted) } }
    return MealRow(meal: meal.summary, details: details, context: context)
  }

  private var source: [StyledText] {
    switch found {
    case .service(let meals):
      [StyledText(strings.fromService, .muted)] + SourceFacts.facts(meals.provenance, context)
    case .history: [StyledText(strings.fromHistory, .muted), StyledText(ageOfHistory, .muted)]
    }
  }

  private var ageOfHistory: SafeText {
    guard let oldest = found.oldestSeenAt,
      let age = Provenance(kind: .stored, fetchedAt: oldest).ageInSeconds(at: context.now)
    else { return "" }
    return strings.loaded(secondsAgo: age, isOldest: meals.count > 1)
  }
}
