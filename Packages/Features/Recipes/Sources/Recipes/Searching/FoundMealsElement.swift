import DesignKit
import DomainKernel
import FeatureKit
import RecipesDomain

/// The result of a search: what was found, and who answered.
struct FoundMealsElement {
  let search: MealSearch
  let found: FoundMeals
  let context: ViewContext

  private var strings: Strings { Strings(context.language) }

  var element: Element {
    .stack([.heading(strings.title(of: search), .page), notice, content, footer], spacing: 1)
  }

  private var meals: [IndexedMeal] { found.meals.map(\.meal) }

  private var notice: Element {
    switch found {
    case .service(let meals): SourceFacts.notice(meals.provenance, context)
    case .seen(_, because: nil): .empty
    case .seen(_, because: let error?):
      .callout(
        .warning,
        title: ErrorMessage(error, in: context).line(about: strings.serviceNotAsked),
        message: strings.seenInstead
      )
    }
  }

  private var content: Element {
    guard !meals.isEmpty else {
      return .emptyState(title: strings.nothingFound, hint: strings.nothingFoundHint(search))
    }
    return .grid(
      meals.map { meal in
        MealRow(meal: meal.summary, isChosen: false, details: details(of: meal), strings: strings).element
      },
      minimumWidth: 48,
      spacing: 0
    )
  }

  private func details(of meal: IndexedMeal) -> [StyledText] {
    [meal.category, meal.area].compactMap { $0.map { StyledText(SafeText($0), .muted) } }
  }

  /// How old the oldest of the meals is; nothing when that is not known.
  private var ageOfSeen: SafeText {
    guard let oldest = found.oldestSeenAt else { return "" }
    let age = Provenance(kind: .stored, fetchedAt: oldest).ageInSeconds(at: context.now)
    return meals.count == 1 ? strings.seen(secondsAgo: age) : strings.oldestSeen(secondsAgo: age)
  }

  private var footer: Element {
    let count = meals.isEmpty ? [] : [StyledText(strings.count(meals: meals.count), .muted)]
    let source: [StyledText] =
      switch found {
      case .service(let meals):
        [StyledText(strings.byService, .muted)] + SourceFacts.facts(meals.provenance, context)
      case .seen: [StyledText(strings.bySeen, .muted), StyledText(ageOfSeen, .muted)]
      }
    return .stack([
      .facts(count + source),
      meals.first.map { meal in
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
