import LenientJSON

/// Who is in a product.
struct PeopleDTO: Decodable {
  let actors: [String]
  let directors: [String]

  init(from decoder: any Decoder) throws {
    let people = try decoder.container(keyedBy: NamedKey.self)
    actors = people.list(LenientText.self, "actors").compactMap(\.value)
    directors = people.list(LenientText.self, "directors").compactMap(\.value)
  }
}
