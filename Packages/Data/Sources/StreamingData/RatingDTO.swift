import LenientJSON

/// What the audience thinks of a product; its numbers are written as texts.
struct RatingDTO: Decodable {
  let tenths: Int?
  let votes: Int?
  let url: String?

  init(from decoder: any Decoder) throws {
    let rating = try decoder.container(keyedBy: NamedKey.self)
    tenths = rating.lenient(LenientDecimal.self, "rating")?.thousandths.map { ($0 + 50) / 100 }
    votes = rating.wholeNumber("votes")
    url = rating.text("url")
  }
}
