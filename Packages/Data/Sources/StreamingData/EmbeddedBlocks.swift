import LenientJSON

/// The blocks that came within a page.
struct EmbeddedBlocks: Decodable {
  let blocks: [BlockDTO]

  init(from decoder: any Decoder) throws {
    let embedded = try decoder.container(keyedBy: NamedKey.self)
    let list = embedded.lenient(LossyArray<BlockDTO>.self, "viaplay:blocks")
    guard list?.isUnreadable != true else {
      throw DecodingError.dataCorruptedError(
        forKey: "viaplay:blocks",
        in: embedded,
        debugDescription: "no block"
      )
    }
    blocks = list?.elements ?? []
  }
}
