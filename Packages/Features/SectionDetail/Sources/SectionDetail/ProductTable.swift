import DesignKit
import StreamingDomain

/// Products, a line each: a table where there is room, a list where there is not.
struct ProductTable {
  let products: [Product]

  var element: Element {
    .adaptive(
      minimumWidth: 60,
      wide: .adaptive(minimumWidth: 110, wide: table(withSynopsis: true), narrow: table(withSynopsis: false)),
      narrow: .list(products.map(row))
    )
  }

  private func table(withSynopsis: Bool) -> Element {
    var columns = [
      TableColumn(Strings.title, minimum: 20, priority: 5),
      TableColumn(Strings.year, alignment: .trailing, minimum: 4, priority: 4),
      TableColumn(Strings.rating, alignment: .trailing, minimum: 5, priority: 3),
      TableColumn(Strings.age, alignment: .trailing, minimum: 3, priority: 1),
      TableColumn(Strings.genres, minimum: 10, priority: 2),
    ]
    if withSynopsis { columns.append(TableColumn(Strings.about, minimum: 24, priority: 0)) }
    return .table(columns, rows: products.map { cells($0, withSynopsis: withSynopsis) })
  }

  private func cells(_ product: Product, withSynopsis: Bool) -> [StyledText] {
    let facts = ProductFacts(product: product)
    let cells = [
      StyledText(SafeText(product.title), .title), facts.year, facts.rating, facts.parentalRating,
      facts.genres,
    ]
    let synopsis = StyledText(SafeText(product.synopsis ?? ""), .muted)
    return cells.map { $0 ?? "" } + (withSynopsis ? [synopsis] : [])
  }

  private func row(_ product: Product) -> Element {
    let facts = ProductFacts(product: product)
    return .row(
      ListRow(
        SafeText(product.title),
        details: [facts.year, facts.rating, facts.parentalRating, facts.genres].compactMap(\.self)
      )
    )
  }
}
