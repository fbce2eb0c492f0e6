import DesignKit
import DomainKernel
import FeatureKit
import RecipesDomain

/// A meal with everything that is known of it; what is not known takes no room.
struct MealElement {
  private static let readableWidth = 88

  let choice: MealChoice
  let meal: Fetched<Meal>
  let context: ViewContext

  private var strings: Strings { Strings(context.language) }

  /// The whole screen.
  var element: Element {
    .stack([header, SourceFacts.notice(meal.provenance, context), recipe, links, footer], spacing: 1)
  }

  private var header: Element {
    .stack([
      .heading(strings.name(of: meal.summary), .page),
      .facts(
        [
          meal.alternateName.map { strings.alsoCalled(SafeText($0)) },
          meal.category.map { SafeText($0) },
          meal.area.map { SafeText($0) },
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
    let ingredients = IngredientsElement(
      ingredients: meal.ingredients,
      servings: choice.servings,
      strings: strings
    )
    let steps = StepsElement(steps: meal.steps, strings: strings)
    if meal.ingredients.isEmpty, meal.steps.isEmpty { return .emptyState(title: strings.nothingKnown) }
    let below = Element.stack([ingredients.element, steps.element], spacing: 1)
      .limited(toWidth: Self.readableWidth)
    guard !meal.ingredients.isEmpty, !meal.steps.isEmpty else { return below }
    return .adaptive(
      minimumWidth: 100,
      wide: .columns(
        [
          Column(ingredients.element, width: .flexible(minimum: 36, ideal: 42), priority: 1),
          Column(
            steps.element.limited(toWidth: Self.readableWidth),
            width: .flexible(minimum: 50, ideal: 74)
          ),
        ],
        gap: 4
      ),
      narrow: below
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

  private var footer: Element {
    let id = StyledText(SafeText(meal.id.rawValue), .muted).announced(as: strings.number)
    let word = ShellWord.word(for: meal.id.rawValue)
    let toShop = meal.ingredients.isEmpty ? [] : [(strings.buyFor, "tessera recipes shopping add \(word)")]
    let steps = toShop + [(strings.keepIt, "tessera recipes favourites add \(word)")]
    return .stack([
      .facts([id] + SourceFacts.facts(meal.provenance, context)),
      .stack(steps.map { .text(.hint($0.1, for: $0.0, in: context.language), maximumLines: 4) }),
    ])
  }
}
