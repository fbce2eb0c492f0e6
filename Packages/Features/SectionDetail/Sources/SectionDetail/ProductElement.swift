import DesignKit
import DomainKernel
import StreamingDomain

/// Everything about a product.
struct ProductElement {
  let product: Product

  var element: Element {
    .stack([
      .row(ListRow(SafeText(product.title), icon: .pointer, details: details)),
      .stack([synopsis, notice, .keyValues(people), links]).padded(Insets(leading: 2)),
    ])
  }

  private var details: [StyledText] {
    let facts = ProductFacts(product: product)
    return [
      facts.kind, facts.year, facts.country, facts.seasons, facts.rating, facts.votes, facts.parentalRating,
      facts.genres,
    ].compactMap(\.self)
  }

  private var synopsis: Element {
    product.synopsis.map { .text(StyledText(SafeText($0))).limited(toWidth: 88) } ?? .empty
  }

  private var notice: Element {
    product.notice.map { .badge(Badge(SafeText($0), .info)) } ?? .empty
  }

  private var people: [KeyValue] {
    [(Strings.director, product.directors), (Strings.cast, product.actors)]
      .filter { !$0.1.isEmpty }
      .map { KeyValue($0.0, StyledText(SafeText($0.1.joined(separator: ", ")))) }
  }

  private var links: Element {
    let rating = product.audienceRating?.link.map { link in
      Element.link(Strings.votes, to: link.description)
    }
    let picture = product.images.first.map { image in
      Element.link("\(Strings.picture) (\(image.role))", to: image.link.description)
    }
    return .stack([rating, picture].compactMap(\.self))
  }
}
