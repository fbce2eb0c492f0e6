import DesignKit
import DomainKernel
import FeatureKit
import StreamingDomain

/// A block on the page of a section, in any of its states.
struct BlockElement {
  let block: ContentBlock
  let state: BlockState
  let layout: ProductLayout
  let context: ViewContext

  var element: Element {
    .stack([heading, content])
  }

  private var title: SafeText { block.title.map { SafeText($0) } ?? Strings.untitledBlock }

  private var heading: Element {
    guard let list = state.shown else { return .heading(title) }
    let count = Strings.shown(min(list.products.count, layout.limit), of: list.total)
    return .columns([
      Column(.heading(title), width: .flexible(minimum: 12, ideal: 60)),
      Column(.text(StyledText(count, .muted), alignment: .trailing), width: .flexible(minimum: 9, ideal: 12)),
    ])
  }

  private var content: Element {
    switch state {
    case .loading: .loading(Strings.loadingBlock)
    case .failed(let error): failure(error)
    case .loaded(let list): products(list)
    case .loadingMore(let list): .stack([products(list), .loading(Strings.loadingMore)])
    case .missingMore(let list, let error): .stack([products(list), failure(error)])
    }
  }

  private func failure(_ error: ServiceError) -> Element {
    ErrorMessage(error, at: context.now).callout
  }

  private func products(_ list: ProductList) -> Element {
    let shown = list.products.prefix(layout.limit)
    switch layout {
    case .overview: return ProductTable(products: Array(shown)).element
    case .full: return .list(shown.map { ProductElement(product: $0).element }, spacing: 1)
    }
  }
}
