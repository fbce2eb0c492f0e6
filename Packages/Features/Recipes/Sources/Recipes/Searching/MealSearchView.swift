public import DesignKit
public import FeatureKit

/// Shows a search in any of its states.
///
/// - Parameters:
///   - state: What there is to show.
///   - context: What else the view needs to know.
/// - Returns: The screen.
public func mealSearchView(_ state: MealSearchState, _ context: ViewContext) -> Element {
  let strings = Strings(context.language)
  return switch state {
  case .idle, .searching: .loading(strings.searching)
  case .found(let search, let found):
    FoundMealsElement(search: search, found: found, context: context).element
  case .failed(_, let error): SearchFailure(error: error, context: context).callout
  }
}
