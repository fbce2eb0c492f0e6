public import DesignKit
public import FeatureKit

/// Shows the list of sections in any of its states.
///
/// - Parameters:
///   - state: What there is to show.
///   - context: What else the view needs to know.
/// - Returns: The screen.
public func sectionsView(_ state: SectionsState, _ context: ViewContext) -> Element {
  let strings = Strings(context.language)
  return state.catalog.element(
    .init(
      loading: strings.loading,
      refreshing: strings.refreshing,
      notRefreshed: strings.notRefreshed
    ),
    context
  ) {
    SectionsScreen($0, state.descriptions, context).element
  }
}
