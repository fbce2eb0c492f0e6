import DesignKit
import DomainKernel
import FeatureKit
import StreamingDomain

/// A block on the page of a section, in any of its states.
struct BlockElement {
  /// A title beside which its number of products stands has as many cells at least.
  private static let narrowestTitle = 12

  let block: ContentBlock
  let state: BlockState
  let layout: ProductLayout
  let columns: ProductColumns
  let context: ViewContext

  private var strings: Strings { Strings(context.language) }
  private var products: [Product] { Array(state.shown?.products.prefix(layout.limit) ?? []) }

  /// The heading, the products, and why others are missing.
  var element: Element { .stack([heading, list, note]) }

  /// The products as rows that can be chosen.
  ///
  /// - Parameter route: The place that shows a block in full; `nil` where it is shown so already.
  /// - Returns: A group with the heading of the block.
  func group(opening route: (ContentBlock) -> Route?) -> ItemGroup {
    let route = route(block)
    let items = products.map { product in
      Item("\(block.id.rawValue)/\(product.id.rawValue)", row(product), route: route)
    }
    return ItemGroup(heading: heading, items, note: note)
  }

  private var heading: Element {
    let title = Element.heading(block.title.map { SafeText($0) } ?? strings.untitledBlock)
    guard let list = state.shown?.value, !list.products.isEmpty else { return title }
    let count = strings.count(of: list, upTo: layout.limit)
    return .columns([
      Column(title, width: .flexible(minimum: Self.narrowestTitle, ideal: Self.narrowestTitle)),
      Column(.text(StyledText(count, .muted)), width: .fixed(CellWidth().cells(of: count))),
    ])
  }

  private var list: Element {
    guard !products.isEmpty else { return .empty }
    return switch layout {
    case .overview: ProductLines(products: products, columns: columns, strings: strings).element
    case .full: .list(products.map { ProductElement(product: $0, strings: strings).element }, spacing: 1)
    }
  }

  private var note: Element {
    switch state {
    case .idle, .loading: .loading(strings.loadingBlock)
    case .loadingMore: .loadingMore(in: context)
    case .partial(_, let error): failure(strings.moreNotLoaded, error)
    case .failed(let error, nil): failure(strings.notLoaded, error)
    case .failed(let error, _): failure(strings.notRefreshed, error)
    case .loaded, .empty, .refreshing:
      products.isEmpty ? .text(StyledText(strings.emptyBlock, .muted)) : .empty
    }
  }

  /// One line: a page may have many blocks that fail alike, and says at its end what to do.
  private func failure(_ what: SafeText, _ error: ServiceError) -> Element {
    .badge(Badge(FailureMessage(error, in: context).line(about: what), .error))
  }

  private func row(_ product: Product) -> ListRow {
    let facts = ProductFacts(product: product, strings: strings)
    return switch layout {
    case .overview: facts.briefRow
    case .full: facts.row(subtitle: product.synopsis.map { SafeText($0) })
    }
  }
}
