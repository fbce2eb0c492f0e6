import DesignKit
import DomainKernel
import FeatureKit
import StreamingDomain

/// A block on the page of a section, in any of its states.
struct BlockElement {
  let block: ContentBlock
  let state: BlockState
  let layout: ProductLayout
  let columns: ProductColumns
  let context: ViewContext

  private var strings: Strings { Strings(context.language) }

  var element: Element {
    .stack([heading, content])
  }

  private var heading: Element {
    let title = Element.heading(block.title.map { SafeText($0) } ?? strings.untitledBlock)
    guard let list = state.shown, !list.products.isEmpty else { return title }
    let count = strings.count(of: list, upTo: layout.limit)
    return .columns([
      Column(title, width: .flexible(minimum: 12, ideal: 60)),
      Column(.text(StyledText(count, .muted)), width: .fixed(CellWidth().cells(of: count))),
    ])
  }

  private var content: Element {
    switch state {
    case .loading: .loading(strings.loadingBlock)
    case .failed(let error): failure(strings.notLoaded, error)
    case .loaded(let list): products(list)
    case .loadingMore(let list): .stack([products(list), .loading(strings.loadingMore)])
    case .missingMore(let list, let error): .stack([products(list), failure(strings.moreNotLoaded, error)])
    }
  }

  /// One line: a page may have many blocks that fail alike, and says at its end what to do.
  private func failure(_ what: SafeText, _ error: ServiceError) -> Element {
    .badge(Badge(ErrorMessage(error, in: context).line(about: what), .error))
  }

  private func products(_ list: ProductList) -> Element {
    guard !list.products.isEmpty else { return .text(StyledText(strings.emptyBlock, .muted)) }
    let shown = Array(list.products.prefix(layout.limit))
    return switch layout {
    case .overview: ProductLines(products: shown, columns: columns, strings: strings).element
    case .full: .list(shown.map { ProductElement(product: $0, strings: strings).element }, spacing: 1)
    }
  }
}
