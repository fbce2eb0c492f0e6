import LenientJSON

/// What the service keeps about a product for itself.
struct ProductSystemDTO: Decodable {
  let guid: String?

  init(from decoder: any Decoder) throws {
    guid = try decoder.container(keyedBy: NamedKey.self).text("guid")
  }
}
