import DesignKit
import StreamingDomain

/// The short facts of a product, as texts.
struct ProductFacts {
  let product: Product

  var kind: StyledText { StyledText(Strings.kind(product.kind), .muted) }

  var year: StyledText? { quiet(product.year.map { SafeText(String($0)) })?.announced(as: Strings.year) }

  var country: StyledText? { quiet(product.country.map { SafeText($0) }) }

  var seasons: StyledText? { quiet(product.seasonCount.map(Strings.seasons)) }

  var votes: StyledText? { quiet(product.audienceRating?.votes.map(Strings.votes)) }

  var age: StyledText? { quiet(product.parentalRating.map(Strings.age))?.announced(as: Strings.age) }

  var genres: StyledText? {
    product.genres.isEmpty ? nil : quiet(SafeText(product.genres.joined(separator: ", ")))
  }

  var rating: StyledText? {
    product.audienceRating.map { "\(Icon.star, .warning) \(Strings.score($0))" }
  }

  private func quiet(_ text: SafeText?) -> StyledText? { text.map { StyledText($0, .muted) } }
}
