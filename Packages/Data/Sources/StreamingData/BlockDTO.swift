import LenientJSON

/// A block of products; lazy ones have neither products nor counts.
struct BlockDTO: Decodable {
  let id: String?
  let title: String?
  let total: Int?
  let products: LossyArray<ProductDTO>?
  let own: String?
  let next: String?
  /// Whether there is a link to the next products that cannot be read.
  let hasUnreadableNext: Bool
  /// Whether the block has pages behind this one, by its own count.
  let hasMorePages: Bool
  private let page: Int?
  private let pageSize: Int?

  init(from decoder: any Decoder) throws {
    try self.init(from: decoder, room: StreamingLimits.products)
  }

  /// Decodes a block with as many products as there is room for; without room it counts as one that sent none.
  init(from decoder: any Decoder, room: Int) throws {
    let block = try decoder.container(keyedBy: NamedKey.self)
    id = block.exactText("ablocator")
    title = block.text("title").flatMap(humanText)
    total = block.wholeNumber("totalProductCount")
    products = room > 0 ? block.products(atMost: min(room, StreamingLimits.products)) : nil
    let links = block.lenient(BlockLinks.self, "_links")
    own = links?.own
    next = links?.next
    hasUnreadableNext = links?.hasUnreadableNext ?? false
    page = block.wholeNumber("currentPage")
    pageSize = block.wholeNumber("productsPerPage")
    if let page, let count = block.wholeNumber("pageCount") {
      hasMorePages = page < count
    } else {
      hasMorePages = false
    }
  }

  /// Whether the block has more products than there are up to the end of this page, by its own total.
  ///
  /// Where it does not say which page this is, only a first page is compared with the total: other pages may
  /// have come before.
  func hasMoreProducts(isFirst: Bool) -> Bool {
    guard let total, total > 0, let products, let page = page ?? (isFirst ? 1 : nil), page > 0,
      let size = page == 1 ? 0 : pageSize, page == 1 || size > 0
    else { return false }
    let (before, isTooMany) = (page - 1).multipliedReportingOverflow(by: size)
    return !isTooMany && before < total - products.elements.count - products.leftOutCount
  }
}

/// Where a block is, and where its next products are.
struct BlockLinks: Decodable {
  let own: String?
  let next: String?
  /// Whether there is something in the place of the next link that is none.
  let hasUnreadableNext: Bool

  init(from decoder: any Decoder) throws {
    let links = try decoder.container(keyedBy: NamedKey.self)
    own = links.address(of: "self")
    let following = links.list(LinkDTO.self, "next", atMost: 1)
    next = following?.elements.first?.href
    hasUnreadableNext = following?.isUnreadable ?? false
  }
}

extension KeyedDecodingContainer where Key == NamedKey {
  /// The products within a block: a list, or on a product's own page a single one.
  fileprivate func products(atMost limit: Int) -> LossyArray<ProductDTO>? {
    let embedded: KeyedDecodingContainer<NamedKey>
    // monorepo:allow swallowed-error: a block that embeds nothing readable has no products
    do { embedded = try nestedContainer(keyedBy: NamedKey.self, forKey: "_embedded") } catch { return nil }
    return embedded.list(ProductDTO.self, "viaplay:products", atMost: limit)
      ?? embedded.list(ProductDTO.self, "viaplay:product", atMost: 1)
  }
}

/// The blocks that came within a page.
struct EmbeddedBlocks: Decodable {
  let blocks: [BlockDTO]
  let droppedCount: Int
  /// How many follow beyond the limit; they are not decoded.
  let omittedCount: Int

  init(from decoder: any Decoder) throws {
    let embedded = try decoder.container(keyedBy: NamedKey.self)
    guard embedded.contains("viaplay:blocks"), try !embedded.decodeNil(forKey: "viaplay:blocks") else {
      (blocks, droppedCount, omittedCount) = ([], 0, 0)
      return
    }
    var list = try embedded.nestedUnkeyedContainer(forKey: "viaplay:blocks")
    var blocks: [BlockDTO] = []
    var dropped = 0
    var room = StreamingLimits.productsOfPage
    while !list.isAtEnd, list.currentIndex < StreamingLimits.blocks {
      let element = try list.superDecoder()
      do {
        let block = try BlockDTO(from: element, room: room)
        if let products = block.products { room -= products.elements.count }
        blocks.append(block)
      } catch {
        dropped += 1
      }
    }
    guard !blocks.isEmpty || dropped == 0 else {
      throw DecodingError.dataCorruptedError(
        forKey: "viaplay:blocks",
        in: embedded,
        debugDescription: "no block"
      )
    }
    self.blocks = blocks
    droppedCount = dropped
    omittedCount = list.isAtEnd ? 0 : max(1, (list.count ?? 0) - list.currentIndex)
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
