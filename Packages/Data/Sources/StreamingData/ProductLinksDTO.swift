import LenientJSON

/// The links of a product that are used.
struct ProductLinksDTO: Decodable {
  let genres: [String]
  let page: String?

  init(from decoder: any Decoder) throws {
    let links = try decoder.container(keyedBy: NamedKey.self)
    genres = links.list(TitledDTO.self, "viaplay:genres").compactMap(\.title)
    page = links.lenient(LinkDTO.self, "viaplay:page")?.href
  }
}
