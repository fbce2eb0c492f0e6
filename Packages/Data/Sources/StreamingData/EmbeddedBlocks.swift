import LenientJSON

/// The blocks that came within a page.
struct EmbeddedBlocks: Decodable {
  let blocks: [BlockDTO]

  init(from decoder: any Decoder) throws {
    let embedded = try decoder.container(keyedBy: NamedKey.self)
    blocks = embedded.list(BlockDTO.self, "viaplay:blocks")
  }
}
