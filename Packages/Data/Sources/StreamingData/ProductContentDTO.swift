import LenientJSON

/// What a product is about.
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
    synopsis = content.text("synopsis").flatMap(humanText)
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
