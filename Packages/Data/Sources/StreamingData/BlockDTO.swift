import LenientJSON

/// A block of products; lazy ones have neither products nor counts.
struct BlockDTO: Decodable {
  let id: String?
  let title: String?
  let total: Int?
  let products: LossyArray<ProductDTO>?
  let own: String?
  let next: String?

  init(from decoder: any Decoder) throws {
    let block = try decoder.container(keyedBy: NamedKey.self)
    id = block.exactText("ablocator")
    title = block.text("title").flatMap(humanText)
    total = block.wholeNumber("totalProductCount")
    products = block.lenient(EmbeddedProducts.self, "_embedded")?.products
    let links = block.lenient(BlockLinks.self, "_links")
    own = links?.own
    next = links?.next
  }
}

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

/// The products within a block: a list, or on a product's own page a single one.
struct EmbeddedProducts: Decodable {
  let products: LossyArray<ProductDTO>?

  init(from decoder: any Decoder) throws {
    let embedded = try decoder.container(keyedBy: NamedKey.self)
    products =
      embedded.list(ProductDTO.self, "viaplay:products", atMost: StreamingLimits.products)
      ?? embedded.list(ProductDTO.self, "viaplay:product", atMost: 1)
  }
}

/// The blocks that came within a page.
struct EmbeddedBlocks: Decodable {
  let blocks: LossyArray<BlockDTO>

  init(from decoder: any Decoder) throws {
    let embedded = try decoder.container(keyedBy: NamedKey.self)
    let list = embedded.list(BlockDTO.self, "viaplay:blocks", atMost: StreamingLimits.blocks)
    guard list?.isUnreadable != true else {
      throw DecodingError.dataCorruptedError(
        forKey: "viaplay:blocks",
        in: embedded,
        debugDescription: "no block"
      )
    }
    blocks = list ?? LossyArray()
  }
}

/// The answer of a block's own address: the block alone, or a page around it.
struct BlockEnvelope: Decodable {
  let block: BlockDTO

  init(from decoder: any Decoder) throws {
    let answer = try decoder.container(keyedBy: NamedKey.self)
    if let block = answer.lenient(EmbeddedBlocks.self, "_embedded")?.blocks.elements.first {
      self.block = block
    } else {
      block = try BlockDTO(from: decoder)
    }
  }
}
