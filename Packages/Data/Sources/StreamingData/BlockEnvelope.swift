import LenientJSON

/// The answer of a block's own address: the block alone, or a page around it.
struct BlockEnvelope: Decodable {
  let block: BlockDTO

  init(from decoder: any Decoder) throws {
    let answer = try decoder.container(keyedBy: NamedKey.self)
    if let block = answer.lenient(EmbeddedBlocks.self, "_embedded")?.blocks.first {
      self.block = block
    } else {
      block = try BlockDTO(from: decoder)
    }
  }
}
