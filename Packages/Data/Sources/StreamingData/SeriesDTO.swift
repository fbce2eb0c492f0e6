import LenientJSON

/// What a product says of the series it is, or belongs to.
struct SeriesDTO: Decodable {
  let title: String?
  let synopsis: String?
  let seasons: Int?

  init(from decoder: any Decoder) throws {
    let series = try decoder.container(keyedBy: NamedKey.self)
    title = series.text("title")
    synopsis = series.text("synopsis").flatMap(humanText)
    seasons = series.wholeNumber("seasons")
  }
}
