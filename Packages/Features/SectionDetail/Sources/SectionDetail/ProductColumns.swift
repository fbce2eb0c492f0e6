import DesignKit
import StreamingDomain

/// The columns in which products stand below each other, the same for all blocks of a page.
///
/// A fact that no product has takes no column.
struct ProductColumns {
  private let hasYears: Bool
  private let hasRatings: Bool
  private let hasGenres: Bool
  private let hasSynopses: Bool
  private let ageWidth: Int
  private let strings: Strings

  init(for products: [Product], in strings: Strings) {
    self.strings = strings
    hasYears = products.contains { $0.year != nil }
    hasRatings = products.contains { $0.audienceRating != nil }
    hasGenres = products.contains { !$0.genres.isEmpty }
    hasSynopses = products.contains { $0.synopsis != nil }
    let ages = products.compactMap(\.parentalRating).map { CellWidth().cells(of: strings.age($0)) }
    ageWidth = min(ages.max() ?? 0, Self.widestAge)
  }

  private static let widestAge = 8

  /// A product on one line, with what it is about at its end if that is wanted.
  func line(_ product: Product, withSynopsis: Bool) -> Element {
    let facts = ProductFacts(product: product, strings: strings)
    let title = StyledText(SafeText(product.title))
    let showsSynopsis = withSynopsis && hasSynopses
    var columns = [column(title, .flexible(minimum: 20, ideal: showsSynopsis ? 34 : 40), priority: 1)]
    if hasYears { columns.append(column(facts.year, .fixed(4), .trailing)) }
    if hasRatings { columns.append(column(facts.rating, .fixed(5), .trailing)) }
    if ageWidth > 0 { columns.append(column(facts.age, .fixed(ageWidth), .trailing)) }
    if hasGenres { columns.append(column(facts.genres, genreWidth(besideSynopsis: showsSynopsis))) }
    if showsSynopsis {
      columns.append(
        column(synopsis(of: product), .flexible(minimum: 24, ideal: RenderEnvironment.maximumWidth))
      )
    }
    return .columns(columns)
  }

  private func genreWidth(besideSynopsis: Bool) -> Column.Width {
    besideSynopsis ? .fixed(18) : .flexible(minimum: 10, ideal: 20)
  }

  private func synopsis(of product: Product) -> StyledText? {
    product.synopsis.map { StyledText(SafeText($0), .muted) }
  }

  private func column(
    _ text: StyledText?,
    _ width: Column.Width,
    _ alignment: Alignment = .leading,
    priority: Int = 0
  ) -> Column {
    Column(.text(text ?? "", alignment: alignment, maximumLines: 1), width: width, priority: priority)
  }
}
