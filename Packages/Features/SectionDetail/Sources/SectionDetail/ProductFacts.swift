import DesignKit
import StreamingDomain

/// The short facts of a product, as texts.
struct ProductFacts {
  let product: Product
  let strings: Strings

  var kind: StyledText { StyledText(strings.kind(product.kind), .muted) }

  var year: StyledText? { quiet(product.year.map { SafeText(String($0)) })?.announced(as: strings.year) }

  var country: StyledText? { quiet(product.country.map { SafeText($0) }) }

  var seasons: StyledText? { quiet(product.seasonCount.map(strings.seasons)) }

  var votes: StyledText? { quiet(product.audienceRating?.votes.map(strings.votes)) }

  var age: StyledText? { quiet(product.parentalRating.map(strings.age))?.announced(as: strings.age) }

  var genres: StyledText? {
    product.genres.isEmpty ? nil : quiet(strings.list(product.genres))
  }

  var rating: StyledText? {
    product.audienceRating.map { "\(strings.star, .warning) \(strings.score($0))" }
  }

  private func quiet(_ text: SafeText?) -> StyledText? { text.map { StyledText($0, .muted) } }
}
