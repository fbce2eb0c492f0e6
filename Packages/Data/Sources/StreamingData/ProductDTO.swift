import LenientJSON

/// A product as it is sent; it has a title in one of two places, and everything else is optional.
struct ProductDTO: Decodable {
  let type: String?
  let publicPath: String?
  let guid: String?
  let content: ProductContentDTO
  let genres: [String]
  let page: String?
  let notice: String?

  init(from decoder: any Decoder) throws {
    let product = try decoder.container(keyedBy: NamedKey.self)
    content = try product.decode(ProductContentDTO.self, forKey: "content")
    type = product.text("type")
    publicPath = product.exactText("publicPath")
    guid = product.lenient(ProductSystemDTO.self, "system")?.guid
    let links = product.lenient(ProductLinksDTO.self, "_links")
    genres = links?.genres ?? []
    page = links?.page
    notice = product.lenient(NoticeDTO.self, "notice")?.message
  }
}

/// The content of a product.
struct ProductContentDTO: Decodable {
  let title: String?
  let synopsis: String?
  let series: SeriesDTO?
  let actors: [String]
  let directors: [String]
  let parentalRating: String?
  let rating: RatingDTO?
  let production: ProductionDTO?
  let images: ImagesDTO?

  init(from decoder: any Decoder) throws {
    let content = try decoder.container(keyedBy: NamedKey.self)
    title = content.text("title")
    synopsis = content.text("synopsis", .prose).flatMap(humanText)
    series = content.lenient(SeriesDTO.self, "series")
    let people = content.lenient(PeopleDTO.self, "people")
    actors = people?.actors ?? []
    directors = people?.directors ?? []
    parentalRating = content.text("parentalRating")
    rating = content.lenient(RatingDTO.self, "imdb")
    production = content.lenient(ProductionDTO.self, "production")
    images = content.lenient(ImagesDTO.self, "images")
  }
}

/// The series of a product.
struct SeriesDTO: Decodable {
  let title: String?
  let synopsis: String?
  let seasons: Int?

  init(from decoder: any Decoder) throws {
    let series = try decoder.container(keyedBy: NamedKey.self)
    title = series.text("title")
    synopsis = series.text("synopsis", .prose).flatMap(humanText)
    seasons = series.wholeNumber("seasons")
  }
}

/// Who is in a product.
struct PeopleDTO: Decodable {
  let actors: [String]
  let directors: [String]

  init(from decoder: any Decoder) throws {
    let people = try decoder.container(keyedBy: NamedKey.self)
    actors = people.names("actors")
    directors = people.names("directors")
  }
}

/// The rating of a product; its numbers are written as texts.
struct RatingDTO: Decodable {
  let tenths: Int?
  let votes: Int?
  let url: String?

  init(from decoder: any Decoder) throws {
    let rating = try decoder.container(keyedBy: NamedKey.self)
    tenths = rating.lenient(LenientDecimal.self, "rating")?.thousandths.map { ($0 + 50) / 100 }
    votes = rating.wholeNumber("votes")
    url = rating.exactText("url")
  }
}

/// When and where a product was made.
struct ProductionDTO: Decodable {
  let year: Int?
  let country: String?

  init(from decoder: any Decoder) throws {
    let production = try decoder.container(keyedBy: NamedKey.self)
    year = production.wholeNumber("year")
    country = production.text("country").flatMap(humanText)
  }
}

/// The pictures of a product by their role, in the order of the roles' names.
struct ImagesDTO: Decodable {
  let images: [(role: String, address: String)]

  init(from decoder: any Decoder) throws {
    let roles = try decoder.container(keyedBy: NamedKey.self)
    images = roles.allKeys
      .sorted { $0.stringValue < $1.stringValue }
      .prefix(StreamingLimits.images)
      .compactMap { role in
        guard let image = roles.lenient(ImageDTO.self, role), let address = image.url ?? image.template else {
          return nil
        }
        return (role.stringValue.cut(to: .line), address)
      }
  }
}

/// A picture: a ready address, a template of one, or both.
struct ImageDTO: Decodable {
  let url: String?
  let template: String?

  init(from decoder: any Decoder) throws {
    let image = try decoder.container(keyedBy: NamedKey.self)
    url = image.exactText("url")
    template = image.exactText("template")
  }
}

/// The links of a product that are used.
struct ProductLinksDTO: Decodable {
  let genres: [String]
  let page: String?

  init(from decoder: any Decoder) throws {
    let links = try decoder.container(keyedBy: NamedKey.self)
    genres =
      links.list(TitledDTO.self, "viaplay:genres", atMost: StreamingLimits.names)?.elements
      .compactMap(\.title) ?? []
    page = links.address(of: "viaplay:page")
  }
}

/// The requirement for watching a product.
struct NoticeDTO: Decodable {
  let message: String?

  init(from decoder: any Decoder) throws {
    message = try decoder.container(keyedBy: NamedKey.self).text("message").flatMap(humanText)
  }
}

/// The internal data of a product.
struct ProductSystemDTO: Decodable {
  let guid: String?

  init(from decoder: any Decoder) throws {
    guid = try decoder.container(keyedBy: NamedKey.self).exactText("guid")
  }
}

extension KeyedDecodingContainer where Key == NamedKey {
  fileprivate func names(_ key: NamedKey) -> [String] {
    list(LenientText.self, key, atMost: StreamingLimits.names)?.elements
      .compactMap { $0.value?.cut(to: .line) } ?? []
  }
}
