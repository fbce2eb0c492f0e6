import LenientJSON

/// A block of products; lazy ones have neither products nor counts.
struct BlockDTO: Decodable {
  let id: String?
  let title: String?
  let total: Int?
  let products: [ProductDTO]?
  let own: String?
  let next: String?

  init(from decoder: any Decoder) throws {
    let block = try decoder.container(keyedBy: NamedKey.self)
    id = block.text("ablocator")
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
  let products: [ProductDTO]?

  init(from decoder: any Decoder) throws {
    let embedded = try decoder.container(keyedBy: NamedKey.self)
    if let list = embedded.lenient(LossyArray<ProductDTO>.self, "viaplay:products") {
      products = list.elements
    } else {
      products = embedded.lenient(ProductDTO.self, "viaplay:product").map { [$0] }
    }
  }
}

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
