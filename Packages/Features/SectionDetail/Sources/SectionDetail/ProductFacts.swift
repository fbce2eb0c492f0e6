import DesignKit
import StreamingDomain

/// The short facts of a product, as texts.
struct ProductFacts {
  let product: Product

  var kind: StyledText { StyledText(Strings.kind(product.kind), .muted) }

  var year: StyledText? { product.year.map { StyledText(SafeText(String($0)), .muted) } }

  var rating: StyledText? {
    product.audienceRating.map { rating in
      "\(Icon.star, .warning) \(SafeText("\(rating.tenths / 10).\(rating.tenths % 10)"))"
    }
  }

  var votes: StyledText? { product.audienceRating?.votes.map { StyledText(Strings.votes($0), .muted) } }

  var parentalRating: StyledText? { product.parentalRating.map { StyledText(SafeText($0), .muted) } }

  var seasons: StyledText? { product.seasonCount.map { StyledText(Strings.seasons($0), .muted) } }

  var country: StyledText? { product.country.map { StyledText(SafeText($0), .muted) } }

  var genres: StyledText? {
    product.genres.isEmpty ? nil : StyledText(SafeText(product.genres.joined(separator: ", ")), .muted)
  }
}
