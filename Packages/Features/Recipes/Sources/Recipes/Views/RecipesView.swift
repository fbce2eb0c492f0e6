public import DesignKit
public import FeatureKit

/// Shows what there is of browsing recipes, in any of its states.
///
/// - Parameters:
///   - state: What there is to show.
///   - layout: Which part of it.
///   - context: What else the view needs to know.
/// - Returns: The screen.
public func recipesView(_ state: RecipesState, _ layout: RecipesLayout, _ context: ViewContext) -> Element {
  let screen = RecipesScreen(state: state, context: context)
  return switch layout {
  case .categories: screen.categories
  case .names: screen.names
  case .meals: screen.meals
  case .meal: screen.meal
  case .columns: screen.columns
  }
}
