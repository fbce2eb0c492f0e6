import DesignKit
import DomainKernel
import StreamingDomain

/// Everything about a product.
struct ProductElement {
  let product: Product
  let strings: Strings

  var element: Element {
    .stack([
      .row(ListRow(SafeText(product.title), icon: .bullet, details: details)),
      .stack([synopsis, .keyValues(people + links), notice]).padded(Insets(leading: 2)),
    ])
    .limited(toWidth: 88)
  }

  private var details: [StyledText] {
    let facts = ProductFacts(product: product, strings: strings)
    return [
      facts.kind, facts.year, facts.country, facts.seasons, facts.rating, facts.votes, facts.age,
      facts.genres,
    ].compactMap(\.self)
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
