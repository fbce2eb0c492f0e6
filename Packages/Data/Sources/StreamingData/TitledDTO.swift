import LenientJSON

/// An object of which only the title matters: a group of filters, a genre.
struct TitledDTO: Decodable {
  let title: String?

  init(from decoder: any Decoder) throws {
    title = try decoder.container(keyedBy: NamedKey.self).text("title").flatMap(humanText)
  }
}
