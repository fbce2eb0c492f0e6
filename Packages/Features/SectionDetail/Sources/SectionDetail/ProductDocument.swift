import DomainKernel
import FeatureKit
import StreamingDomain

/// The JSON value of a product; its members are a promise.
struct ProductDocument {
  let product: Product

  var value: JSONValue {
    .object([
      JSONValue.Member("id", .string(product.id.rawValue)),
      JSONValue.Member("kind", .string(kind)),
      JSONValue.Member("title", .string(product.title)),
      JSONValue.Member("synopsis", .optional(product.synopsis)),
      JSONValue.Member("year", .optional(product.year)),
      JSONValue.Member("country", .optional(product.country)),
      JSONValue.Member("actors", .strings(product.actors)),
      JSONValue.Member("directors", .strings(product.directors)),
      JSONValue.Member("rating", rating),
      JSONValue.Member("parentalRating", .optional(product.parentalRating)),
      JSONValue.Member("seasonCount", .optional(product.seasonCount)),
      JSONValue.Member("genres", .strings(product.genres)),
      JSONValue.Member("images", .array(product.images.map(image))),
      JSONValue.Member("notice", .optional(product.notice)),
      JSONValue.Member("address", .optional(product.address?.rawValue)),
    ])
  }

  private var kind: String {
    switch product.kind {
    case .movie: "movie"
    case .series: "series"
    case .episode: "episode"
    case .sport: "sport"
    case .other(let word): word
    }
  }

  private var rating: JSONValue {
    guard let rating = product.audienceRating else { return .null }
    return .object([
      JSONValue.Member("score", .tenths(rating.tenths)),
      JSONValue.Member("votes", .optional(rating.votes)),
      JSONValue.Member("link", .optional(rating.link?.description)),
    ])
  }

  private func image(_ image: ProductImage) -> JSONValue {
    .object([
      JSONValue.Member("role", .string(image.role)),
      JSONValue.Member("link", .string(image.link.description)),
    ])
  }
}
