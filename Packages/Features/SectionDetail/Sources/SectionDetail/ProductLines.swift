import DesignKit
import StreamingDomain

/// Products in brief: in columns where there is room, below each other where there is not.
struct ProductLines {
  let products: [Product]
  let columns: ProductColumns
  let strings: Strings

  var element: Element {
    .adaptive(
      minimumWidth: 60,
      wide: .adaptive(
        minimumWidth: 110,
        wide: .list(products.map { columns.line($0, withSynopsis: true) }),
        narrow: .list(products.map { columns.line($0, withSynopsis: false) })
      ),
      narrow: .list(products.map(row))
    )
  }

  private func row(_ product: Product) -> Element {
    let facts = ProductFacts(product: product, strings: strings)
    return .row(
      ListRow(
        SafeText(product.title),
        icon: .bullet,
        details: [facts.year, facts.rating, facts.age, facts.genres].compactMap(\.self)
      )
    )
  }
}
