import DesignKit
import DomainKernel
import StreamingDomain

/// The short facts of a product, as texts.
struct ProductFacts {
  let product: Product
  let strings: Strings

  private var kind: StyledText { StyledText(strings.kind(product.kind), .muted) }

  var year: StyledText? { quiet(product.year.map { SafeText(String($0)) })?.announced(as: strings.year) }

  private var country: StyledText? { quiet(product.country.map { SafeText($0) }) }

  private var seasons: StyledText? { quiet(product.seasonCount.map(strings.seasons)) }

  private var votes: StyledText? { quiet(product.audienceRating?.votes.map(strings.votes)) }

  var age: StyledText? { quiet(product.parentalRating.map(strings.age))?.announced(as: strings.age) }

  var genres: StyledText? { product.genres.isEmpty ? nil : quiet(strings.list(product.genres)) }

  var rating: StyledText? {
    product.audienceRating.map { "\(strings.star, .warning) \(strings.score($0))" }
  }

  /// The title with the facts that matter most.
  var briefRow: ListRow {
    ListRow(
      SafeText(product.title),
      icon: .bullet,
      details: [year, rating, age, genres].compactMap(\.self)
    )
  }

  /// The title with all facts.
  func row(subtitle: SafeText? = nil) -> ListRow {
    ListRow(
      SafeText(product.title),
      icon: .bullet,
      subtitle: subtitle,
      details: [kind, year, country, seasons, rating, votes, age, genres].compactMap(\.self)
    )
  }

  private func quiet(_ text: SafeText?) -> StyledText? { text.map { StyledText($0, .muted) } }
}

/// Everything about a product.
struct ProductElement {
  let product: Product
  let strings: Strings

  var element: Element {
    .stack([
      .row(ProductFacts(product: product, strings: strings).row()),
      .stack([synopsis, .keyValues(people + links), notice]).padded(Insets(leading: 2)),
    ])
    .limited(toWidth: 88)
  }

  private var synopsis: Element {
    product.synopsis.map { .text(StyledText(SafeText($0)), maximumLines: 12) } ?? .empty
  }

  private var notice: Element {
    product.notice.map { .text(StyledText(Badge(SafeText($0), .info)), maximumLines: 2) } ?? .empty
  }

  private var people: [KeyValue] {
    [(strings.director, product.directors), (strings.cast, product.actors)]
      .filter { !$0.1.isEmpty }
      .map { KeyValue($0.0, StyledText(strings.list($0.1)), maximumLines: 3) }
  }

  private var links: [KeyValue] {
    let rating = product.audienceRating?.link.flatMap { link(strings.reviews, $0) }
    let picture = product.images.first.flatMap { link(strings.picture, $0.link) }
    return [rating, picture].compactMap(\.self)
  }

  private func link(_ key: SafeText, _ target: WebLink) -> KeyValue? {
    Link(target.description).map { KeyValue(key, StyledText("", link: $0)) }
  }
}

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
      narrow: .list(products.map { .row(ProductFacts(product: $0, strings: strings).briefRow) })
    )
  }
}

/// The columns in which products stand below each other, the same for all blocks of a page.
///
/// A fact that no product has takes no column.
struct ProductColumns {
  private let yearWidth: Int
  private let hasRatings: Bool
  private let hasGenres: Bool
  private let hasSynopses: Bool
  private let ageWidth: Int
  private let strings: Strings

  init(for products: [Product], in strings: Strings) {
    self.strings = strings
    // Not always four: a year that is cut reads as another one.
    yearWidth = products.compactMap(\.year).map { String($0).count }.max() ?? 0
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
    if yearWidth > 0 { columns.append(column(facts.year, .fixed(yearWidth), .trailing)) }
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
