import DesignKit
import RecipesDomain

/// What goes into a meal, with how much of it.
struct IngredientsElement {
  let ingredients: [Ingredient]
  let servings: Servings?
  let strings: Strings

  var element: Element {
    guard !ingredients.isEmpty else { return .empty }
    return .stack([.heading(strings.ingredients), scale, .keyValues(ingredients.map(fact))])
  }

  private func fact(_ ingredient: Ingredient) -> KeyValue {
    let measure = ingredient.measure.map { StyledText(SafeText($0.text)) } ?? StyledText("–", .muted)
    return KeyValue(SafeText(ingredient.name), measure)
  }

  private var scale: Element {
    guard let servings else { return .empty }
    let strange = ingredients.count { $0.measure.map { !$0.isUnderstood } ?? false }
    let words = [
      servings.isBaseAssumed ? strings.assumedBase(servings) : "",
      strange > 0 ? strings.notScaled(strange) : "",
    ]
    return .stack(
      [.text(StyledText(strings.servings(servings), .accent))] + words.map { .text(StyledText($0, .muted)) }
    )
    .padded(Insets(bottom: 1))
  }
}
