import DesignKit
import DomainKernel
import FeatureKit
import RecipesDomain

/// The page of a meal.
func mealPage(_ state: MealViewModel.State, _ context: ViewContext) -> Page {
  state.meal.page(Strings(context.language).mealWords, context) {
    MealPage(meal: $0, servings: state.servings, context: context).page
  }
}

/// Lays a meal out: ingredients beside the steps where there is room.
private struct MealPage {
  private static let readableWidth = 88

  let meal: Fetched<Meal>
  let servings: Servings?
  let context: ViewContext

  private var strings: Strings { Strings(context.language) }

  var page: Page {
    let id = StyledText(SafeText(meal.id.rawValue), .muted).announced(as: strings.number)
    return Page(
      strings.name(of: meal.summary),
      header: header,
      notice: notice,
      content: .stack([recipe, links], spacing: 1),
      footer: .facts([id] + SourceFacts.facts(meal.provenance, context)),
      actions: actions
    )
  }

  private var notice: Element {
    let (tags, steps) = (meal.value.omittedTagCount, meal.value.omittedStepCount)
    let omissions = [
      tags > 0 ? strings.omitted(tags: tags) : nil, steps > 0 ? strings.omitted(steps: steps) : nil,
    ].compactMap(\.self)
    let notice = Element.notice(
      unreadable: meal.value.unreadableCount,
      from: meal.provenance,
      in: context
    )
    guard !omissions.isEmpty else { return notice }
    return .stack(omissions.map { .callout(.warning, title: $0) } + [notice], spacing: 1)
  }

  private var actions: [Action] {
    let id = meal.id.rawValue
    let shopping = Action(strings.shopForIt, Route("recipes", "shopping", "add", id), .changes, place: 0)
    let route = Route("recipes", "favourites", "add", id)
    let favourite = Action(strings.makeFavourite, route, .changes, place: 1)
    return meal.ingredients.isEmpty ? [favourite] : [shopping, favourite]
  }

  private var header: Element {
    .stack([
      .heading(strings.name(of: meal.summary), .page),
      .facts(
        [
          meal.alternateName.map { strings.alsoCalled(SafeText($0)) },
          meal.category.map { SafeText($0) },
          meal.cuisine.map { SafeText($0) },
        ].compactMap { $0.map { StyledText($0, .muted) } }
      ),
      tags,
    ])
  }

  private var tags: Element {
    guard !meal.tags.isEmpty else { return .empty }
    return .chips(meal.tags.map { .tag(SafeText($0)) }).limited(toWidth: Self.readableWidth)
      .padded(Insets(top: 1))
  }

  private var recipe: Element {
    if meal.ingredients.isEmpty, meal.steps.isEmpty { return noRecipe }
    let below = Element.stack([ingredients, steps], spacing: 1).limited(toWidth: Self.readableWidth)
    guard !meal.ingredients.isEmpty, !meal.steps.isEmpty else { return below }
    // The narrowest columns and the gap between them take exactly the 100.
    return .adaptive(
      minimumWidth: 100,
      wide: .columns(
        [
          Column(ingredients, width: .flexible(minimum: 42, ideal: 42)),
          Column(steps.limited(toWidth: Self.readableWidth), width: .flexible(minimum: 54, ideal: 74)),
        ],
        gap: 4
      ),
      narrow: below
    )
  }

  /// Only a service that sent the places for a recipe, and nothing in them, says that it has none.
  private var noRecipe: Element {
    guard meal.value.unreadableCount == 0 else { return .empty }
    return meal.isWithoutRecipe
      ? .emptyState(title: strings.nothingKnown)
      : .emptyState(title: strings.recipeMissing, hint: strings.tryAgainLater(context))
  }

  private var ingredients: Element {
    guard !meal.ingredients.isEmpty else { return .empty }
    let facts = meal.ingredients.map { ingredient in
      KeyValue(SafeText(ingredient.name), ingredient.measure.map(text) ?? StyledText("–", .muted))
    }
    return .stack([.heading(strings.ingredients), scale, .keyValues(facts)])
  }

  private func text(_ measure: Measure) -> StyledText {
    let text = StyledText(SafeText(measure.text))
    return servings == nil || measure.isUnderstood ? text : text + StyledText(strings.notScaled, .muted)
  }

  private var scale: Element {
    guard let servings else { return .empty }
    let unscaled = meal.value.unscalableCount
    let words = [
      servings.isBaseAssumed ? strings.assumedBase(servings) : "",
      unscaled > 0 ? strings.notScaled(unscaled) : "",
    ]
    return .stack(
      [.text(StyledText(strings.servings(servings), .accent))] + words.map { .text(StyledText($0, .muted)) }
    )
    .padded(Insets(bottom: 1))
  }

  private var steps: Element {
    guard !meal.steps.isEmpty else { return .empty }
    return .stack([.heading(strings.steps), .marked(meal.steps.enumerated().map(item))])
  }

  private func item(_ index: Int, _ step: Step) -> MarkedItem {
    let number = SafeText("\(index + 1).")
    let heading = step.heading.map { Element.text(StyledText(SafeText($0), .title)) } ?? .empty
    return MarkedItem(
      Icon(number, ascii: number),
      .accent,
      .stack([heading, .text(StyledText(SafeText(step.text)))])
        .padded(Insets(bottom: index + 1 < meal.steps.count ? 1 : 0))
    )
  }

  private var links: Element {
    .keyValues(
      [(strings.video, meal.video), (strings.source, meal.source), (strings.picture, meal.summary.picture)]
        .compactMap { key, target in
          target.flatMap { Link($0.description) }.map { KeyValue(key, StyledText("", link: $0)) }
        }
    )
  }
}
