import LenientJSON

/// Where a block is, and where its next products are.
struct BlockLinks: Decodable {
  let own: String?
  let next: String?

  init(from decoder: any Decoder) throws {
    let links = try decoder.container(keyedBy: NamedKey.self)
    own = links.lenient(LinkDTO.self, "self")?.href
    next = links.lenient(LinkDTO.self, "next")?.href
  }
}
