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
