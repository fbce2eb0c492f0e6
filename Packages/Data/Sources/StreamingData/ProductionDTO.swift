import LenientJSON

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
