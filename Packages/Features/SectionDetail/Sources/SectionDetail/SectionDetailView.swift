public import DesignKit
public import FeatureKit

/// Shows the page of a section in any of its states.
///
/// - Parameters:
///   - state: What there is to show.
///   - layout: How many products of a block to show, and how much of each.
///   - context: What else the view needs to know.
/// - Returns: The screen.
public func sectionDetailView(
  _ state: SectionDetailState,
  _ layout: ProductLayout,
  _ context: ViewContext
) -> Element {
  switch state {
  case .idle, .loading:
    .loading(Strings(context.language).loading)
  case .failed(let error, let request):
    OpenFailure(error: error, request: request, context: context).callout
  case .opened(let opened, let blocks):
    SectionScreen(opened: opened, blocks: blocks, layout: layout, context: context).element
  }
}
