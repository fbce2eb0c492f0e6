import DomainKernel
import NetworkingKit
import StreamingDomain

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Makes a product; one without a title or an id is none.
struct ProductMapper {
  let links: StreamingLinks
  /// The address of the page that the product is on.
  let page: URL

  func map(_ dto: ProductDTO) -> Product? {
    let series = dto.content.series
    guard let title = dto.content.title ?? series?.title else { return nil }
    let address = dto.page.flatMap { links.address($0, on: page) }?.absoluteString
    guard let id = dto.guid ?? dto.publicPath ?? address else { return nil }
    var product = Product(id: Product.ID(rawValue: id), kind: kind(dto.type), title: title)
    product.synopsis = dto.content.synopsis ?? series?.synopsis
    product.year = dto.content.production?.year
    product.country = dto.content.production?.country
    product.actors = dto.content.actors
    product.directors = dto.content.directors
    product.audienceRating = rating(dto.content.rating)
    product.parentalRating = dto.content.parentalRating
    product.seasonCount = series?.seasons
    product.genres = dto.genres
    product.images = dto.content.images?.images.compactMap(image) ?? []
    product.notice = dto.notice
    product.address = address.map(PageAddress.init(rawValue:))
    return product
  }

  private func kind(_ type: String?) -> ProductKind {
    switch type {
    case "movie": .movie
    case "series": .series
    case "episode": .episode
    case "sport": .sport
    case let other: .other(other ?? "")
    }
  }

  private func rating(_ dto: RatingDTO?) -> AudienceRating? {
    guard let dto, let tenths = dto.tenths else { return nil }
    return AudienceRating(tenths: tenths, votes: dto.votes, link: dto.url.flatMap(WebLink.init))
  }

  private func image(_ image: (role: String, address: String)) -> ProductImage? {
    WebLink(URITemplate(image.address).expanded()).map { ProductImage(role: image.role, link: $0) }
  }
}
