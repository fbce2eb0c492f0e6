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
  return switch state.catalog {
  case .idle, .loading:
    .loading(strings.loading)
  case .loaded(let catalog):
    SectionsScreen(catalog, state.descriptions, context).element
  case .refreshing(let catalog):
    .stack(
      [SectionsScreen(catalog, state.descriptions, context).element, .loading(strings.refreshing)],
      spacing: 1
    )
  case .failed(let error, nil):
    ErrorMessage(error, in: context).callout
  case .failed(let error, let catalog?):
    .stack(
      [
        ErrorMessage(error, in: context).callout(about: strings.notRefreshed),
        SectionsScreen(catalog, state.descriptions, context).element,
      ],
      spacing: 1
    )
  }
}
